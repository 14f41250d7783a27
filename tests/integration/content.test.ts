import { and, count, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import {
  approveContent,
  finishPolishing,
  flagContent,
  markPosted,
  requestChanges,
  reviseContent,
  sendToPolishing,
  submitForReview,
} from "~/features/content/commands.server";
import { addComment } from "~/features/content/comments.server";
import { createPiece, saveDraft } from "~/features/content/drafts.server";
import { pieceForBrand, pieceOfAthlete } from "~/features/content/queries.server";
import type { Transition } from "~/features/content/status";
import { newId } from "~db/columns";
import { CONTENT_STATUSES, type ContentStatus } from "~db/constants";
import {
  auditLogs,
  contentComments,
  contentSubmissions,
  moderationCases,
  notifications,
  outbox,
} from "~db/schema";
import { actingAs, database } from "../support/acting";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  makeInvitation,
  makeStaff,
  type Person,
} from "../support/factories";

const db = database();

let brand: Person;
let otherBrand: Person;
let athlete: Person;
let otherAthlete: Person;
let staff: Person;
let campaignId: string;

beforeAll(async () => {
  brand = await makeBrand(db);
  otherBrand = await makeBrand(db);
  athlete = await makeAthlete(db);
  otherAthlete = await makeAthlete(db);
  staff = await makeStaff(db);
  campaignId = await makeCampaign(db, brand.userId);
  await makeInvitation(db, campaignId, athlete.userId);
});

const edited = { title: "Second clip", description: "Better light", mediaUrls: [] };

type Command = (person: Person, id: string) => Promise<unknown>;

const COMMANDS: Record<Transition, { run: Command; by: () => Person; strangers: () => Person[] }> =
  {
    submit: {
      run: (person, id) => submitForReview(actingAs(db, person), id),
      by: () => athlete,
      strangers: () => [otherAthlete],
    },
    polish: {
      run: (person, id) => sendToPolishing(actingAs(db, person), id),
      by: () => athlete,
      strangers: () => [otherAthlete],
    },
    finish: {
      run: (person, id) => finishPolishing(actingAs(db, person), id),
      by: () => staff,
      strangers: () => [],
    },
    approve: {
      run: (person, id) => approveContent(actingAs(db, person), id),
      by: () => brand,
      strangers: () => [otherBrand],
    },
    "request-changes": {
      run: (person, id) => requestChanges(actingAs(db, person), id, "Show the shoe"),
      by: () => brand,
      strangers: () => [otherBrand],
    },
    flag: {
      run: (person, id) => flagContent(actingAs(db, person), id, "other", "Not ours"),
      by: () => brand,
      strangers: () => [otherBrand],
    },
    revise: {
      run: (person, id) => reviseContent(actingAs(db, person), id, edited),
      by: () => athlete,
      strangers: () => [otherAthlete],
    },
    post: {
      run: (person, id) => markPosted(actingAs(db, person), id),
      by: () => athlete,
      strangers: () => [otherAthlete],
    },
  };

const FROM: Record<Transition, ContentStatus> = {
  submit: "draft",
  polish: "draft",
  finish: "polishing",
  approve: "awaiting_review",
  "request-changes": "awaiting_review",
  flag: "awaiting_review",
  revise: "rejected",
  post: "approved",
};

const TO: Record<Transition, ContentStatus> = {
  submit: "awaiting_review",
  polish: "polishing",
  finish: "awaiting_review",
  approve: "approved",
  "request-changes": "rejected",
  flag: "draft",
  revise: "awaiting_review",
  post: "posted",
};

/** Whom a transition tells. */
const TOLD: Record<Transition, () => Person[]> = {
  submit: () => [brand],
  polish: () => [],
  finish: () => [brand, athlete],
  approve: () => [athlete],
  "request-changes": () => [athlete],
  flag: () => [athlete],
  revise: () => [brand],
  post: () => [brand],
};

async function rowOf(id: string) {
  const [[row]] = await db.read(
    db.orm.select().from(contentSubmissions).where(eq(contentSubmissions.id, id)),
  );
  return row;
}

/** How many notifications about a piece its two sides have. */
async function toldAbout(id: string) {
  const [rows] = await db.read(
    db.orm.select({ userId: notifications.userId, link: notifications.link }).from(notifications),
  );
  return rows.filter(({ link }) => link.endsWith(id)).map(({ userId }) => userId);
}

describe.each(Object.keys(COMMANDS) as Transition[])("%s", (transition) => {
  const { run, by, strangers } = COMMANDS[transition];
  const make = (status: ContentStatus) => makeContent(db, campaignId, athlete.userId, status);

  test("passes the piece on and tells the other side", async () => {
    const id = await make(FROM[transition]);
    await run(by(), id);
    expect((await rowOf(id))?.status).toBe(TO[transition]);
    const told = TOLD[transition]().map(({ userId }) => userId);
    expect((await toldAbout(id)).sort()).toEqual(told.sort());
    const [audited] = await db.read(
      db.orm
        .select({ userId: auditLogs.userId })
        .from(auditLogs)
        .where(eq(auditLogs.resourceId, id)),
    );
    expect(audited).toEqual([{ userId: by().userId }]);
  });

  test("a stranger meets nothing", async () => {
    const id = await make(FROM[transition]);
    for (const stranger of strangers())
      await expect(run(stranger, id)).rejects.toMatchObject({ code: "not_found" });
    expect((await rowOf(id))?.status).toBe(FROM[transition]);
    expect(await toldAbout(id)).toEqual([]);
  });

  test("from every other state nothing changes", async () => {
    for (const status of CONTENT_STATUSES.filter((other) => other !== FROM[transition])) {
      const id = await make(status);
      // A brand does not even learn that there is a draft.
      const hidden = status === "draft" && by() === brand;
      await expect(run(by(), id), status).rejects.toMatchObject({
        code: hidden ? "not_found" : "conflict",
      });
      expect((await rowOf(id))?.status).toBe(status);
      expect(await toldAbout(id)).toEqual([]);
    }
  });

  test("sent ten times at once, it happens once", async () => {
    const id = await make(FROM[transition]);
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => run(by(), id)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await toldAbout(id)).toHaveLength(TOLD[transition]().length);
  });
});

test("two reviewers at once: one decides, the other learns that it was decided", async () => {
  const id = await makeContent(db, campaignId, athlete.userId, "awaiting_review");
  const acting = actingAs(db, brand);
  const results = await Promise.allSettled([
    approveContent(acting, id),
    requestChanges(acting, id, "Show the shoe"),
  ]);
  const lost = results.find(({ status }) => status === "rejected") as PromiseRejectedResult;
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(lost.reason).toMatchObject({ code: "conflict", message: "This was already decided" });
  expect(await toldAbout(id)).toEqual([athlete.userId]);
});

test("what a decision leaves behind", async () => {
  const acting = actingAs(db, brand);
  const approved = await makeContent(db, campaignId, athlete.userId, "awaiting_review");
  await approveContent(acting, approved, "Lovely");
  expect(await rowOf(approved)).toMatchObject({ brandFeedback: "Lovely", approvedAt: acting.now });

  const rejected = await makeContent(db, campaignId, athlete.userId, "awaiting_review");
  await requestChanges(acting, rejected, "Show the shoe");
  expect(await rowOf(rejected)).toMatchObject({
    brandFeedback: "Show the shoe",
    revisionNotes: "Show the shoe",
  });

  const flagged = await makeContent(db, campaignId, athlete.userId, "awaiting_review");
  await flagContent(acting, flagged, "quality_issues", "Blurred");
  expect((await rowOf(flagged))?.brandFeedback).toBe("FLAGGED: quality_issues - Blurred");
  const [cases] = await db.read(
    db.orm
      .select({ status: moderationCases.status, reason: moderationCases.reason })
      .from(moderationCases)
      .where(eq(moderationCases.contentId, flagged)),
  );
  expect(cases).toEqual([{ status: "open", reason: "quality_issues" }]);
});

test("a revision is a new version; the old one stays readable with what was said of it", async () => {
  const id = await makeContent(db, campaignId, athlete.userId, "rejected", {
    brandFeedback: "Show the shoe",
  });
  await reviseContent(actingAs(db, athlete), id, edited);
  const piece = await pieceOfAthlete(db, athlete.userId, id);
  expect(piece).toMatchObject({ version: 2, title: "Second clip", brandFeedback: null });
  expect(piece?.versions).toMatchObject([
    { version: 1, title: "First clip", brandFeedback: "Show the shoe" },
  ]);
});

test("a mail and a push wait in the outbox with the decision", async () => {
  const id = await makeContent(db, campaignId, athlete.userId, "awaiting_review");
  await approveContent(actingAs(db, brand), id);
  const [rows] = await db.read(db.orm.select({ payload: outbox.payload }).from(outbox));
  const about = rows.map(({ payload }) => payload).filter((p) => JSON.stringify(p).includes(id));
  expect(about).toContainEqual(
    expect.objectContaining({ to: athlete.email, subject: "Content approved" }),
  );
  expect(about).toContainEqual({ room: "review", name: id, event: { type: "content-changed" } });
});

test("a draft is made once, for a running campaign that was accepted", async () => {
  const acting = actingAs(db, athlete);
  const piece = { ...edited, id: newId(), campaignId };
  await Promise.all([createPiece(acting, piece), createPiece(acting, piece)]);
  expect((await rowOf(piece.id))?.status).toBe("draft");

  const stranger = { ...edited, id: newId(), campaignId };
  await expect(createPiece(actingAs(db, otherAthlete), stranger)).rejects.toMatchObject({
    code: "conflict",
  });
  const ended = await makeCampaign(db, brand.userId, { status: "completed" });
  await makeInvitation(db, ended, athlete.userId);
  const late = { ...edited, id: newId(), campaignId: ended };
  await expect(createPiece(acting, late)).rejects.toMatchObject({ code: "conflict" });
  // Somebody else's id: not theirs to take over.
  await expect(createPiece(acting, { ...piece, id: piece.id })).resolves.toBeUndefined();
});

test("only a draft can be changed, and only by its athlete", async () => {
  const draft = await makeContent(db, campaignId, athlete.userId, "draft");
  await saveDraft(actingAs(db, athlete), draft, edited);
  expect((await rowOf(draft))?.title).toBe("Second clip");
  await expect(saveDraft(actingAs(db, otherAthlete), draft, edited)).rejects.toMatchObject({
    code: "not_found",
  });
  const sent = await makeContent(db, campaignId, athlete.userId, "awaiting_review");
  await expect(saveDraft(actingAs(db, athlete), sent, edited)).rejects.toMatchObject({
    code: "conflict",
  });
});

test("brands never see a draft", async () => {
  const draft = await makeContent(db, campaignId, athlete.userId, "draft");
  expect(await pieceForBrand(db, brand.userId, draft)).toBeNull();
  const comment = { id: newId(), comment: "I can see you" };
  await expect(addComment(actingAs(db, brand), draft, comment)).rejects.toMatchObject({
    code: "not_found",
  });
});

test("a comment is said once, blank ones never, strangers' not at all", async () => {
  const id = await makeContent(db, campaignId, athlete.userId, "awaiting_review");
  const comment = { id: newId(), comment: "Nearly there" };
  const acting = actingAs(db, brand);
  await Promise.all([addComment(acting, id, comment), addComment(acting, id, comment)]);
  await addComment(acting, id, { id: newId(), comment: "" });
  await expect(
    addComment(actingAs(db, otherBrand), id, { id: newId(), comment: "Hello" }),
  ).rejects.toMatchObject({ code: "not_found" });
  const [[counted]] = await db.read(
    db.orm
      .select({ n: count() })
      .from(contentComments)
      .where(and(eq(contentComments.contentId, id))),
  );
  expect(counted?.n).toBe(1);
  expect(await toldAbout(id)).toEqual([athlete.userId]);
});

test("a piece flagged a second time, while its case is open, stays one case with both reasons told", async () => {
  const acting = actingAs(db, brand);
  const id = await makeContent(db, campaignId, athlete.userId, "awaiting_review");
  await flagContent(acting, id, "quality_issues", "Blurred");
  await submitForReview(actingAs(db, athlete), id);
  await flagContent(acting, id, "copyright_concern", "Not your music");
  expect((await rowOf(id))?.status).toBe("draft");
  const [cases] = await db.read(
    db.orm
      .select({ reason: moderationCases.reason, feedback: moderationCases.feedback })
      .from(moderationCases)
      .where(eq(moderationCases.contentId, id)),
  );
  expect(cases).toEqual([
    {
      reason: "quality_issues",
      feedback: "Blurred\nFlagged again: Copyright concern - Not your music",
    },
  ]);
});

test("a long conversation shows its newest two hundred comments, in order", async () => {
  const id = await makeContent(db, campaignId, athlete.userId, "awaiting_review");
  await db.write(
    Array.from({ length: 205 }, (_, i) =>
      db.orm.insert(contentComments).values({
        id: newId(),
        contentId: id,
        version: 1,
        userId: brand.userId,
        comment: String(i),
        createdAt: i,
      }),
    ),
  );
  const piece = await pieceOfAthlete(db, athlete.userId, id);
  expect(piece?.comments.map(({ comment }) => Number(comment))).toEqual(
    Array.from({ length: 200 }, (_, i) => i + 5),
  );
});
