import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { reviseContent, withdrawContent } from "~/features/content/content/commands.server";
import { addComment } from "~/features/content/content/comments.server";
import { approveContent, requestChanges } from "~/features/content/content/decisions.server";
import { loadAthleteContent, loadBrandContent } from "~/features/content/content/queries.server";
import type { NewComment } from "~/features/content/content/review/schema";
import { groupThreads } from "~/features/content/content/review/threads";
import { editComment, setResolved } from "~/features/content/content/review/threads.server";
import { findNextReview } from "~/features/content/content/review.server";
import { MINUTE_MS } from "~/platform/durations";
import { newId } from "~db/columns";
import { contentComments } from "~db/schema";
import { commandContext } from "../support/command-context";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  makeStaff,
  type Person,
} from "../support/factories";
import { makeMedia } from "../support/media-rows";
import { database } from "../support/own-database";

/** The comments of a content item: pinned, answered, resolved and edited; by whom, and until when. */

const db = database();
const NOT_FOUND = { code: "not_found" };
const edited = {
  title: "Second clip",
  description: "#ad Better light",
  mediaUrls: ["https://example.com/2"],
};

let brand: Person;
let otherBrand: Person;
let athlete: Person;
let otherAthlete: Person;
let staff: Person;
let campaignId: string;

beforeEach(async () => {
  [brand, otherBrand] = [await makeBrand(db), await makeBrand(db)];
  [athlete, otherAthlete] = [await makeAthlete(db), await makeAthlete(db)];
  staff = await makeStaff(db);
  campaignId = await makeCampaign(db, brand.brandId);
});

const inReview = () =>
  makeContent(db, campaignId, athlete.userId, "awaiting_review", { submittedAt: Date.now() });

/** Comments and returns the new id. */
async function say(person: Person, contentId: string, more: Partial<NewComment> = {}) {
  const id = newId();
  await addComment(commandContext(db, person), contentId, { id, comment: "Look here", ...more });
  return id;
}

const rowOf = async (id: string) => {
  const [[row]] = await db.read(
    db.orm.select().from(contentComments).where(eq(contentComments.id, id)),
  );
  return row;
};

const threads = async (contentId: string) => {
  const content = await loadAthleteContent(db, athlete.userId, contentId);
  return groupThreads(content?.comments ?? []);
};

describe("a pin", () => {
  test("is a moment of a clip or a point of a picture, as the file's kind has it", async () => {
    const id = await inReview();
    const clip = await makeMedia(db, id, athlete.userId, { kind: "clip", durationMs: 34_000 });
    const picture = await makeMedia(db, id, athlete.userId);
    const pins = { time: "0:12.5", x: 30, y: 45.5 };
    const atMoment = await say(brand, id, { ...pins, mediaId: clip });
    const atPoint = await say(brand, id, { ...pins, mediaId: picture });
    const onFile = await say(brand, id, { mediaId: clip });
    const nowhere = await say(brand, id, pins);
    expect(await rowOf(atMoment)).toMatchObject({ mediaId: clip, pinMs: 12_500, pinX: null });
    expect(await rowOf(atPoint)).toMatchObject({
      mediaId: picture,
      pinMs: null,
      pinX: 30,
      pinY: 45.5,
    });
    expect(await rowOf(onFile)).toMatchObject({ mediaId: clip, pinMs: null });
    expect(await rowOf(nowhere)).toMatchObject({ mediaId: null, pinMs: null, pinX: null });
  });

  test("behind the end of its clip is refused", async () => {
    const id = await inReview();
    const clip = await makeMedia(db, id, athlete.userId, { kind: "clip", durationMs: 34_000 });
    await expect(say(brand, id, { mediaId: clip, time: "0:35" })).rejects.toMatchObject({
      fields: { time: ["The clip ends at 0:34"] },
    });
  });

  test("to a file of another content item, of a version that the brand has not had, or of none is refused alike", async () => {
    const [id, other] = [await inReview(), await inReview()];
    const foreign = await makeMedia(db, other, athlete.userId);
    const coming = await makeMedia(db, id, athlete.userId, { sinceVersion: 2 });
    const refusals = await Promise.all(
      [foreign, coming, newId()].map((mediaId) =>
        say(brand, id, { mediaId }).catch((error) => error.fields),
      ),
    );
    expect(refusals[0]).toHaveProperty("mediaId");
    expect(new Set(refusals.map((fields) => JSON.stringify(fields))).size).toBe(1);
    expect(await threads(id)).toEqual([]);
  });

  test("stays when a new version comes, and says which it was", async () => {
    const id = await inReview();
    const clip = await makeMedia(db, id, athlete.userId, { kind: "clip", durationMs: 34_000 });
    const before = await say(brand, id, { mediaId: clip, time: "0:12" });
    await requestChanges(commandContext(db, brand), id, "Show the shoe");
    await db.write([sql`update media set until_version = 1 where id = ${clip}`]);
    await reviseContent({ ...commandContext(db, athlete), now: Date.now() + 10 }, id, edited);
    const [thread] = await threads(id);
    expect(thread).toMatchObject({ id: before, version: 1, mediaId: clip, pinMs: 12_000 });
    expect(thread).toMatchObject({ fileKind: "clip" });
  });
});

test("a comment is about the version that its page showed", async () => {
  const id = await makeContent(db, campaignId, athlete.userId, "awaiting_review", { version: 3 });
  const ctx = commandContext(db, brand);
  const late = { id: newId(), comment: "The sound", version: 2 };
  expect(await addComment(ctx, id, late)).toEqual({ version: 2, current: 3 });
  const early = { id: newId(), comment: "The light", version: 9 };
  expect(await addComment(ctx, id, early)).toEqual({ version: 3, current: 3 });
  expect((await threads(id)).map(({ version }) => version)).toEqual([2, 3]);
});

describe("a reply", () => {
  test("stands in its thread", async () => {
    const id = await inReview();
    const first = await say(brand, id);
    const reply = await say(athlete, id, { parentId: first, comment: "Yes" });
    expect(
      (await threads(id)).map((thread) => [thread.id, ...thread.replies.map((r) => r.id)]),
    ).toEqual([[first, reply]]);
  });

  test("to a reply, to a comment of another content item, or to none is not found", async () => {
    const [id, other] = [await inReview(), await inReview()];
    const reply = await say(athlete, id, { parentId: await say(brand, id) });
    for (const parentId of [reply, await say(brand, other), newId()])
      await expect(say(athlete, id, { parentId })).rejects.toMatchObject(NOT_FOUND);
  });
});

describe("a thread", () => {
  test("is resolved and opened again by either side, and says who", async () => {
    const id = await inReview();
    const thread = await say(brand, id);
    await setResolved(commandContext(db, athlete), id, thread, true);
    expect((await threads(id))[0]).toMatchObject({
      resolver: athlete.name,
      resolverType: "athlete",
      resolvedAt: expect.any(Number),
    });
    await setResolved(commandContext(db, brand), id, thread, false);
    expect((await threads(id))[0]).toMatchObject({ resolver: null, resolvedAt: null });
  });

  test("resolved twice stays with who came first", async () => {
    const id = await inReview();
    const thread = await say(brand, id);
    await setResolved(commandContext(db, athlete), id, thread, true);
    await setResolved(commandContext(db, brand), id, thread, true);
    expect((await rowOf(thread))?.resolvedBy).toBe(athlete.userId);
  });

  test("of two who resolve at once, one does it and neither sees an error", async () => {
    const id = await inReview();
    const thread = await say(brand, id);
    const results = await Promise.allSettled(
      [athlete, brand].map((person) => setResolved(commandContext(db, person), id, thread, true)),
    );
    expect(results.some(({ status }) => status === "fulfilled")).toBe(true);
    for (const result of results)
      if (result.status === "rejected") expect(result.reason).toMatchObject({ code: "conflict" });
    const [[audited]] = await db.read(
      db.orm.all<{ n: number }>(sql`select count(*) as n from audit_logs
        where resource_id = ${id} and action = 'content_comment_resolved'`),
    );
    expect(audited?.n).toBe(1);
  });

  test("is closed to strangers, to the page of another content item, and its replies are no threads", async () => {
    const [id, other] = [await inReview(), await inReview()];
    const thread = await say(brand, id);
    const reply = await say(brand, id, { parentId: thread });
    for (const [person, contentId, comment] of [
      [otherBrand, id, thread],
      [otherAthlete, id, thread],
      [staff, id, thread],
      [brand, other, thread],
      [brand, id, reply],
      [brand, id, newId()],
    ] as const)
      await expect(
        setResolved(commandContext(db, person), contentId, comment, true),
      ).rejects.toMatchObject(NOT_FOUND);
    expect((await rowOf(thread))?.resolvedAt).toBeNull();
  });

  test("of others is not for staff to resolve; their own is", async () => {
    const id = await makeContent(db, campaignId, athlete.userId, "polishing");
    const [theirs, ours] = [await say(athlete, id), await say(staff, id)];
    await expect(setResolved(commandContext(db, staff), id, theirs, true)).rejects.toMatchObject({
      code: "forbidden",
    });
    await setResolved(commandContext(db, staff), id, ours, true);
    expect((await rowOf(ours))?.resolvedBy).toBe(staff.userId);
  });

  test("of a content item that was taken back is not the brand's to resolve or edit", async () => {
    const id = await inReview();
    const thread = await say(brand, id);
    await withdrawContent(commandContext(db, athlete), id);
    const conflict = { code: "conflict" };
    await expect(setResolved(commandContext(db, brand), id, thread, true)).rejects.toMatchObject(
      conflict,
    );
    await expect(editComment(commandContext(db, brand), id, thread, "No")).rejects.toMatchObject(
      conflict,
    );
    expect(await loadBrandContent(db, brand.brandId, id)).toBe("withdrawn");
  });
});

describe("an edit", () => {
  test("is open to the author for five minutes, and is shown", async () => {
    const id = await inReview();
    const comment = await say(brand, id);
    const at = (ms: number) => ({ ...commandContext(db, brand), now: Date.now() + ms });
    await editComment(at(4 * MINUTE_MS), id, comment, "Look there");
    expect(await rowOf(comment)).toMatchObject({
      comment: "Look there",
      editedAt: expect.any(Number),
    });
    await expect(editComment(at(6 * MINUTE_MS), id, comment, "Too late")).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining("5 minutes"),
    });
    expect((await rowOf(comment))?.comment).toBe("Look there");
  });

  test("by anyone else, or through another content item, is not found", async () => {
    const [id, other] = [await inReview(), await inReview()];
    const comment = await say(brand, id);
    for (const [person, contentId] of [
      [athlete, id],
      [otherBrand, id],
      [staff, id],
      [brand, other],
    ] as const)
      await expect(
        editComment(commandContext(db, person), contentId, comment, "Mine"),
      ).rejects.toMatchObject(NOT_FOUND);
    expect((await rowOf(comment))?.comment).toBe("Look here");
  });
});

describe("requested changes", () => {
  test("are the brand's own open comments that it lists; the athlete ticks them off", async () => {
    const [id, other] = [await inReview(), await inReview()];
    const [first, second, left, foreign] = [
      await say(brand, id),
      await say(brand, id),
      await say(brand, id),
      await say(brand, other),
    ];
    const reply = await say(athlete, id, { parentId: first });
    const hers = await say(athlete, id);
    await setResolved(commandContext(db, brand), id, second, true);
    await requestChanges(commandContext(db, brand), id, "", undefined, [
      first,
      second,
      reply,
      hers,
      foreign,
    ]);
    const listed = await Promise.all(
      [first, second, left, reply, hers, foreign].map(
        async (each) => (await rowOf(each))?.requestedVersion,
      ),
    );
    expect(listed).toEqual([1, null, null, null, null, null]);
    await setResolved(commandContext(db, athlete), id, first, true);
    await reviseContent({ ...commandContext(db, athlete), now: Date.now() + 10 }, id, edited);
    const content = await loadBrandContent(db, brand.brandId, id);
    expect(content).toMatchObject({ version: 2, status: "awaiting_review" });
    expect((await threads(id))[0]).toMatchObject({ requestedVersion: 1, resolverType: "athlete" });
  });

  test("are comments on the version that is sent back", async () => {
    const id = await inReview();
    const comment = await say(brand, id);
    await requestChanges(commandContext(db, brand), id, "Show the shoe");
    await reviseContent({ ...commandContext(db, athlete), now: Date.now() + 10 }, id, edited);
    await requestChanges(commandContext(db, brand), id, "Still no shoe", undefined, [comment]);
    expect((await rowOf(comment))?.requestedVersion).toBeNull();
  });

  test("that are not ticked off must be seen before an approval", async () => {
    const id = await inReview();
    const comment = await say(brand, id);
    await requestChanges(commandContext(db, brand), id, "", undefined, [comment]);
    await reviseContent({ ...commandContext(db, athlete), now: Date.now() + 10 }, id, edited);
    await expect(approveContent(commandContext(db, brand), id)).rejects.toMatchObject({
      fields: { despiteRequests: [expect.any(String)] },
    });
    await approveContent(commandContext(db, brand), id, { despiteRequests: true });
    expect(await loadBrandContent(db, brand.brandId, id)).toMatchObject({ status: "approved" });
  });

  test("without words need a comment that is still open", async () => {
    const id = await inReview();
    const comment = await say(brand, id);
    await setResolved(commandContext(db, athlete), id, comment, true);
    await expect(
      requestChanges(commandContext(db, brand), id, "", undefined, [comment]),
    ).rejects.toMatchObject({ code: "conflict" });
    expect((await loadBrandContent(db, brand.brandId, id)) as object).toMatchObject({
      status: "awaiting_review",
    });
  });
});

test("the queue leads from each to the one sent after it, and from the last to the first", async () => {
  const make = (submittedAt: number) =>
    makeContent(db, campaignId, athlete.userId, "awaiting_review", { submittedAt });
  const [first, second, third] = [await make(1), await make(2), await make(3)];
  for (const [from, to] of [
    [first, second],
    [second, third],
    [third, first],
  ] as const)
    expect(await findNextReview(db, brand.brandId, from)).toMatchObject({ id: to, waiting: 2 });
});
