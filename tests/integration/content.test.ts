import { and, count, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test, vi } from "vitest";
import {
  markPosted,
  reviseContent,
  saveAndSubmit,
  saveDraft,
  withdrawContent,
} from "~/features/content/content/commands.server";
import { addComment } from "~/features/content/content/comments.server";
import {
  approveContent,
  flagContent,
  requestChanges,
} from "~/features/content/content/decisions.server";
import { createContent, deleteContent } from "~/features/content/content/drafts.server";
import { listAthleteContent } from "~/features/content/content/list-content.server";
import {
  finishPolishing,
  recallFromPolishing,
  returnFromPolishing,
  sendToPolishing,
  submitOriginal,
} from "~/features/content/content/polishing.server";
import {
  loadAthleteContent,
  loadBrandContent,
  loadStaffContent,
} from "~/features/content/content/queries.server";
import { mayEnterReview } from "~/features/content/content/review.server";
import type { Transition as AnyTransition } from "~/features/content/content/status";
import { claimPolishing } from "~/features/content/polishing/commands.server";
import { newId } from "~db/columns";
import { CONTENT_STATUSES, type ContentStatus, POLISH_CHECKS } from "~db/constants";
import {
  athleteProfiles,
  auditLogs,
  contentComments,
  contentSubmissions,
  moderationCases,
  notifications,
  outbox,
} from "~db/schema";
import { env } from "../support/auth-context";
import { commandContext } from "../support/command-context";
import {
  addPolishedFile,
  makeActiveDeal,
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  makeInvitation,
  makeStaff,
  type Person,
} from "../support/factories";
import { mailsQueuedFor, notificationsOf, notificationsWhere } from "../support/notifications";
import { database } from "../support/own-database";
import { sendDraft } from "../support/send-draft";

const db = database();

let brand: Person;
let otherBrand: Person;
let athlete: Person;
let otherAthlete: Person;
let staff: Person;
let campaignId: string;
let dealId: string;

beforeAll(async () => {
  brand = await makeBrand(db);
  otherBrand = await makeBrand(db);
  athlete = await makeAthlete(db);
  otherAthlete = await makeAthlete(db);
  staff = await makeStaff(db);
  campaignId = await makeCampaign(db, brand.brandId);
  dealId = await makeInvitation(db, campaignId, athlete.userId);
});

const edited = {
  title: "Second clip",
  description: "#ad Better light",
  mediaUrls: ["https://example.com/second.mp4"],
};
const postUrlOf = (id: string) => `https://www.instagram.com/p/${id}`;

/** Saving a draft leaves its state as it is: below. */
type Transition = Exclude<AnyTransition, "save">;

type Command = (person: Person, id: string) => Promise<unknown>;

const COMMANDS: Record<
  Transition,
  { run: Command; by: () => Person; anonymousPage: () => Person[] }
> = {
  submit: {
    run: (person, id) => sendDraft(commandContext(db, person), id),
    by: () => athlete,
    anonymousPage: () => [otherAthlete],
  },
  withdraw: {
    run: (person, id) => withdrawContent(commandContext(db, person), id),
    by: () => athlete,
    anonymousPage: () => [otherAthlete],
  },
  recall: {
    run: (person, id) => recallFromPolishing(commandContext(db, person), id),
    by: () => athlete,
    anonymousPage: () => [otherAthlete],
  },
  return: {
    run: (person, id) => returnFromPolishing(commandContext(db, person), id, "Turn the sound up"),
    by: () => staff,
    anonymousPage: () => [],
  },
  polish: {
    run: (person, id) => sendToPolishing(commandContext(db, person), id),
    by: () => athlete,
    anonymousPage: () => [otherAthlete],
  },
  "send-own": {
    run: (person, id) => submitOriginal(commandContext(db, person), id),
    by: () => athlete,
    anonymousPage: () => [otherAthlete],
  },
  finish: {
    run: (person, id) => finishPolishing(commandContext(db, person), id, POLISH_CHECKS),
    by: () => staff,
    anonymousPage: () => [],
  },
  approve: {
    run: (person, id) => approveContent(commandContext(db, person), id),
    by: () => brand,
    anonymousPage: () => [otherBrand],
  },
  "request-changes": {
    run: (person, id) => requestChanges(commandContext(db, person), id, "Show the shoe"),
    by: () => brand,
    anonymousPage: () => [otherBrand],
  },
  flag: {
    run: (person, id) => flagContent(commandContext(db, person), id, "other", "Not ours"),
    by: () => brand,
    anonymousPage: () => [otherBrand],
  },
  revise: {
    run: (person, id) => reviseContent(commandContext(db, person), id, edited),
    by: () => athlete,
    anonymousPage: () => [otherAthlete],
  },
  post: {
    run: (person, id) => markPosted(commandContext(db, person), env, id, postUrlOf(id)),
    by: () => athlete,
    anonymousPage: () => [otherAthlete],
  },
};

const FROM: Record<Transition, ContentStatus> = {
  submit: "draft",
  withdraw: "awaiting_review",
  polish: "draft",
  recall: "polishing",
  return: "polishing",
  finish: "polishing",
  "send-own": "awaiting_review",
  approve: "awaiting_review",
  "request-changes": "awaiting_review",
  flag: "awaiting_review",
  revise: "rejected",
  post: "approved",
};

const TO: Record<Transition, ContentStatus> = {
  submit: "awaiting_review",
  withdraw: "draft",
  polish: "polishing",
  recall: "draft",
  return: "draft",
  finish: "awaiting_review",
  "send-own": "awaiting_review",
  approve: "approved",
  "request-changes": "rejected",
  flag: "draft",
  revise: "awaiting_review",
  post: "posted",
};

/** Those that may be sent again, because their answer was lost. */
const REPEATABLE = new Set<Transition>([
  "submit",
  "withdraw",
  "recall",
  "approve",
  "request-changes",
  "revise",
  "post",
]);

/** Whom a transition tells. */
const TOLD: Record<Transition, () => Person[]> = {
  submit: () => [brand],
  withdraw: () => [],
  polish: () => [],
  recall: () => [],
  return: () => [athlete],
  finish: () => [brand, athlete],
  "send-own": () => [brand],
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

/** How many notifications about a content item its two sides have. */
async function notificationsAbout(id: string) {
  const rows = await notificationsWhere(db, eq(notifications.subjectId, id));
  return rows.filter(({ link }) => link.endsWith(id)).map(({ userId }) => userId);
}

describe.each(Object.keys(COMMANDS) as Transition[])("%s", (transition) => {
  const { run, by, anonymousPage } = COMMANDS[transition];
  const make = async (status: ContentStatus) => {
    const polisherId = status === "polishing" ? staff.userId : undefined;
    const id = await makeContent(db, campaignId, athlete.userId, status, { polisherId });
    if (transition === "send-own") await addPolishedFile(db, id, athlete.userId);
    return id;
  };

  test("changes the state and notifies the other side", async () => {
    const id = await make(FROM[transition]);
    await run(by(), id);
    expect((await rowOf(id))?.status).toBe(TO[transition]);
    const told = TOLD[transition]().map(({ userId }) => userId);
    expect((await notificationsAbout(id)).sort()).toEqual(told.sort());
    const [auditContent] = await db.read(
      db.orm
        .select({ userId: auditLogs.userId })
        .from(auditLogs)
        .where(eq(auditLogs.resourceId, id)),
    );
    expect(auditContent).toEqual([{ userId: by().userId }]);
  });

  test("another user gets not found", async () => {
    const id = await make(FROM[transition]);
    for (const stranger of anonymousPage())
      await expect(run(stranger, id)).rejects.toMatchObject({ code: "not_found" });
    expect((await rowOf(id))?.status).toBe(FROM[transition]);
    expect(await notificationsAbout(id)).toEqual([]);
  });

  test("every other state refuses the transition", async () => {
    const isRepeated = (status: ContentStatus) =>
      REPEATABLE.has(transition) && status === TO[transition];
    for (const status of CONTENT_STATUSES) {
      if (status === FROM[transition] || isRepeated(status)) continue;
      const id = await make(status);
      // A brand does not even learn that there is a draft.
      const hidden = status === "draft" && by() === brand;
      await expect(run(by(), id), status).rejects.toMatchObject({
        code: hidden ? "not_found" : "conflict",
      });
      expect((await rowOf(id))?.status).toBe(status);
      expect(await notificationsAbout(id)).toEqual([]);
    }
  });

  test("ten parallel submissions have one effect", async () => {
    const id = await make(FROM[transition]);
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => run(by(), id)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(
      REPEATABLE.has(transition) ? 10 : 1,
    );
    expect(await notificationsAbout(id)).toHaveLength(TOLD[transition]().length);
  });

  test("sent again, it changes nothing more", async () => {
    const id = await make(FROM[transition]);
    await run(by(), id);
    const row = await rowOf(id);
    const [again] = await Promise.allSettled([run(by(), id)]);
    expect(again?.status).toBe(REPEATABLE.has(transition) ? "fulfilled" : "rejected");
    expect(await rowOf(id)).toEqual(row);
    expect(await notificationsAbout(id)).toHaveLength(TOLD[transition]().length);
    const [audited] = await db.read(
      db.orm.select({ id: auditLogs.id }).from(auditLogs).where(eq(auditLogs.resourceId, id)),
    );
    expect(audited).toHaveLength(1);
  });
});

test("what is not the same command again is refused", async () => {
  const [brands, athletes] = [commandContext(db, brand), commandContext(db, athlete)];
  const refused = { code: "conflict" };
  const id = await makeContent(db, campaignId, athlete.userId, "rejected");
  await reviseContent(athletes, id, edited);
  await expect(reviseContent(athletes, id, { ...edited, title: "Third" })).rejects.toMatchObject(
    refused,
  );
  await expect(
    reviseContent(athletes, id, edited, { editedIn: "another form" }),
  ).rejects.toMatchObject(refused);
  await approveContent(brands, id, { feedback: "Lovely" });
  await expect(approveContent(brands, id)).rejects.toMatchObject(refused);
  const ofOlderVersion = { feedback: "Lovely", expectedUpdatedAt: athletes.now - 1 };
  await expect(approveContent(brands, id, ofOlderVersion)).rejects.toMatchObject(refused);
  await markPosted(athletes, env, id, postUrlOf(id));
  await expect(markPosted(athletes, env, id, postUrlOf(newId()))).rejects.toMatchObject(refused);
});

test("two reviewers at once: one decides, the other learns that it was decided", async () => {
  const id = await makeContent(db, campaignId, athlete.userId, "awaiting_review");
  const ctx = commandContext(db, brand);
  const results = await Promise.allSettled([
    approveContent(ctx, id),
    requestChanges(ctx, id, "Show the shoe"),
  ]);
  const lost = results.find(({ status }) => status === "rejected") as PromiseRejectedResult;
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(lost.reason).toMatchObject({ code: "conflict", message: "This has already been decided" });
  expect(await notificationsAbout(id)).toEqual([athlete.userId]);
});

test("a decision stores its feedback", async () => {
  const ctx = commandContext(db, brand);
  const approved = await makeContent(db, campaignId, athlete.userId, "awaiting_review");
  await approveContent(ctx, approved, { feedback: "Lovely" });
  expect(await rowOf(approved)).toMatchObject({ brandFeedback: "Lovely", approvedAt: ctx.now });

  const rejected = await makeContent(db, campaignId, athlete.userId, "awaiting_review");
  await requestChanges(ctx, rejected, "Show the shoe");
  expect(await rowOf(rejected)).toMatchObject({
    brandFeedback: "Show the shoe",
    revisionNotes: "Show the shoe",
  });

  const flagged = await makeContent(db, campaignId, athlete.userId, "awaiting_review");
  await flagContent(ctx, flagged, "quality_issues", "Blurred");
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
  await reviseContent(commandContext(db, athlete), id, edited);
  const content = await loadAthleteContent(db, athlete.userId, id);
  expect(content).toMatchObject({ version: 2, title: "Second clip", brandFeedback: null });
  expect(content?.versions).toMatchObject([
    { version: 1, title: "First clip", brandFeedback: "Show the shoe" },
  ]);
});

test("a decision queues a mail and a push", async () => {
  const own = await makeActiveDeal(db);
  const { userId } = own.athlete;
  const id = await makeContent(db, own.campaignId, userId, "awaiting_review");
  await approveContent(commandContext(db, own.brand), id);
  const [rows] = await db.read(
    db.orm
      .select({ payload: outbox.payload })
      .from(outbox)
      .where(sql`instr(${outbox.payload}, ${id})`),
  );
  const about = rows.map(({ payload }) => payload).filter((p) => JSON.stringify(p).includes(id));
  expect(await mailsQueuedFor(db, userId)).toMatchObject([
    { title: "Northlight: “First clip” approved" },
  ]);
  expect(about).toContainEqual({ room: "review", name: id, event: { topic: `content:${id}` } });
});

test("a draft is made once, for a deal of a running campaign", async () => {
  const ctx = commandContext(db, athlete);
  const content = { id: newId(), dealId };
  await Promise.all([createContent(ctx, content), createContent(ctx, content)]);
  expect((await rowOf(content.id))?.status).toBe("draft");

  const stranger = { id: newId(), dealId };
  await expect(createContent(commandContext(db, otherAthlete), stranger)).rejects.toMatchObject({
    code: "conflict",
  });
  const ended = await makeCampaign(db, brand.brandId, { status: "completed" });
  const late = { id: newId(), dealId: await makeInvitation(db, ended, athlete.userId) };
  await expect(createContent(ctx, late)).rejects.toMatchObject({ code: "conflict" });
});

test("only a draft can be changed, and only by its athlete", async () => {
  const draft = await makeContent(db, campaignId, athlete.userId, "draft");
  await saveDraft(commandContext(db, athlete), draft, edited);
  expect((await rowOf(draft))?.title).toBe("Second clip");
  await expect(saveDraft(commandContext(db, otherAthlete), draft, edited)).rejects.toMatchObject({
    code: "not_found",
  });
  const sent = await makeContent(db, campaignId, athlete.userId, "awaiting_review");
  await expect(saveDraft(commandContext(db, athlete), sent, edited)).rejects.toMatchObject({
    code: "conflict",
  });
});

test("brands never see a draft", async () => {
  const draft = await makeContent(db, campaignId, athlete.userId, "draft");
  expect(await loadBrandContent(db, brand.brandId, draft)).toBeNull();
  const comment = { id: newId(), comment: "I can see you" };
  await expect(addComment(commandContext(db, brand), draft, comment)).rejects.toMatchObject({
    code: "not_found",
  });
});

test("a comment is stored once; blank comments and other users' are refused", async () => {
  const id = await makeContent(db, campaignId, athlete.userId, "awaiting_review");
  const comment = { id: newId(), comment: "Nearly there" };
  const ctx = commandContext(db, brand);
  await Promise.all([addComment(ctx, id, comment), addComment(ctx, id, comment)]);
  await addComment(ctx, id, { id: newId(), comment: "" });
  await expect(
    addComment(commandContext(db, otherBrand), id, { id: newId(), comment: "Hello" }),
  ).rejects.toMatchObject({ code: "not_found" });
  const [[counted]] = await db.read(
    db.orm
      .select({ n: count() })
      .from(contentComments)
      .where(and(eq(contentComments.contentId, id))),
  );
  expect(counted?.n).toBe(1);
  expect(await notificationsAbout(id)).toEqual([athlete.userId]);
});

test("a second flag adds its reason to the open case", async () => {
  const ctx = commandContext(db, brand);
  const id = await makeContent(db, campaignId, athlete.userId, "awaiting_review");
  await flagContent(ctx, id, "quality_issues", "Blurred");
  // As content could be sent before cases held it back.
  await db.write([sql`update content_submissions set status = 'awaiting_review' where id = ${id}`]);
  await flagContent(ctx, id, "copyright_concern", "Not your music");
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
  const content = await loadAthleteContent(db, athlete.userId, id);
  expect(content?.comments.map(({ comment }) => Number(comment))).toEqual(
    Array.from({ length: 200 }, (_, i) => i + 5),
  );
});

test.each(CONTENT_STATUSES)(
  "the review room of content in state %s admits its two sides",
  async (status) => {
    const id = await makeContent(db, campaignId, athlete.userId, status);
    const admitted = async (person: Person) =>
      mayEnterReview(db, { uid: person.userId, brandId: person.brandId }, id);
    expect(await admitted(athlete)).toBe(true);
    expect(await admitted(brand)).toBe(status !== "draft");
    for (const other of [otherAthlete, otherBrand, staff])
      expect(await admitted(other)).toBe(false);
  },
);

describe("an athlete's quality and score", () => {
  const figures = async (userId: string) => {
    const [[row], [found]] = await db.read(
      db.orm.select().from(athleteProfiles).where(eq(athleteProfiles.userId, userId)),
      db.orm.all<{ score: number }>(
        sql`select rank >> 32 as score from athlete_search where user_id = ${userId}`,
      ),
    );
    return row && { quality: row.contentQualityScore, score: row.ambassadorScore, found };
  };

  test("follow a decision at once, and so does the search", async () => {
    const author = await makeAthlete(db);
    await makeInvitation(db, campaignId, author.userId);
    const [first, second] = [
      await makeContent(db, campaignId, author.userId, "awaiting_review"),
      await makeContent(db, campaignId, author.userId, "awaiting_review"),
    ];
    const batch = vi.spyOn(db.client, "batch");
    const ctx = commandContext(db, brand);
    const before = await figures(author.userId);
    expect(before).toMatchObject({ quality: 0 });

    batch.mockClear();
    await approveContent(ctx, first);
    // One to read, one to write.
    expect(batch).toHaveBeenCalledTimes(2);
    const approved = await figures(author.userId);
    expect(approved?.quality).toBe(100);
    expect(approved?.score).toBeGreaterThan(before?.score as number);
    expect(approved?.found).toEqual({ score: approved?.score });

    await requestChanges(ctx, second, "Please cut it.");
    expect((await figures(author.userId))?.quality).toBe(63);
    await markPosted(commandContext(db, author), env, first, postUrlOf(first));
    expect((await figures(author.userId))?.quality).toBe(63);
    await reviseContent(commandContext(db, author), second, edited);
    expect((await figures(author.userId))?.quality).toBe(100);
  });

  test("stay as another change has left them, when that was first", async () => {
    const author = await makeAthlete(db);
    await makeInvitation(db, campaignId, author.userId);
    const id = await makeContent(db, campaignId, author.userId, "awaiting_review");
    const late = {
      ...db,
      write: async (statements: Parameters<typeof db.write>[0]) => {
        await db.write([
          sql`update athlete_profiles set ambassador_score = 77, last_updated = last_updated + 1
              where user_id = ${author.userId}`,
        ]);
        return db.write(statements);
      },
    };
    await approveContent({ ...commandContext(db, brand), db: late }, id);
    expect(await rowOf(id)).toMatchObject({ status: "approved" });
    expect(await figures(author.userId)).toMatchObject({ quality: 0, score: 77 });
  });
});

const incomplete = [
  { ...edited, description: "" },
  { ...edited, description: " \n" },
  { ...edited, mediaUrls: [] },
];

test.each(incomplete)(
  "a content item without a caption or a link cannot be sent (%j)",
  async (contentItem) => {
    const ctx = commandContext(db, athlete);
    const draft = await makeContent(db, campaignId, athlete.userId, "draft", contentItem);
    const whole = await makeContent(db, campaignId, athlete.userId, "draft");
    const returned = await makeContent(db, campaignId, athlete.userId, "rejected");
    const invalid = { code: "invalid" };
    await expect(sendDraft(ctx, draft)).rejects.toMatchObject(invalid);
    await expect(sendToPolishing(ctx, draft)).rejects.toMatchObject(invalid);
    await expect(saveAndSubmit(ctx, whole, contentItem)).rejects.toMatchObject(invalid);
    await expect(reviseContent(ctx, returned, contentItem)).rejects.toMatchObject(invalid);
    expect((await rowOf(draft))?.status).toBe("draft");
    expect((await rowOf(whole))?.title).toBe("First clip");
    expect((await rowOf(returned))?.status).toBe("rejected");
  },
);

test("a draft is saved and submitted in one step", async () => {
  const id = await makeContent(db, campaignId, athlete.userId, "draft", { mediaUrls: [] });
  await saveAndSubmit(commandContext(db, athlete), id, edited);
  expect(await rowOf(id)).toMatchObject({ ...edited, status: "awaiting_review", version: 1 });
});

test("what was taken back from review is changed as a new version, and the brand is told", async () => {
  const id = await makeContent(db, campaignId, athlete.userId, "awaiting_review", {
    submittedAt: 1,
  });
  await withdrawContent(commandContext(db, athlete), id);
  expect(await loadBrandContent(db, brand.brandId, id)).toBe("withdrawn");
  await expect(approveContent(commandContext(db, brand), id)).rejects.toMatchObject({
    code: "conflict",
  });
  const messages = (await notificationsOf(db, brand.userId))
    .filter(({ link }) => link === "/brand/content")
    .map(({ message }) => ({ message }));
  expect(messages.at(-1)?.message).toMatch(/^They took back “First clip”/);
  await saveDraft(commandContext(db, athlete), id, edited);
  expect(await loadBrandContent(db, brand.brandId, id)).toBe("withdrawn");
  await sendDraft(commandContext(db, athlete), id);
  const content = await loadBrandContent(db, brand.brandId, id);
  expect(content).toMatchObject({ version: 2, versions: [{ version: 1, title: "First clip" }] });
});

test("staff send a content item back with a note, which leaves when it is sent again", async () => {
  const id = await makeContent(db, campaignId, athlete.userId, "polishing");
  await claimPolishing(commandContext(db, staff), id);
  await returnFromPolishing(commandContext(db, staff), id, "Turn the sound up");
  expect(await rowOf(id)).toMatchObject({ status: "draft", staffNote: "Turn the sound up" });
  await sendToPolishing(commandContext(db, athlete), id);
  expect(await rowOf(id)).toMatchObject({ status: "polishing", staffNote: null });
  const other = await makeContent(db, campaignId, athlete.userId, "polishing", {
    polisherId: staff.userId,
  });
  await returnFromPolishing(commandContext(db, staff), other, "Turn the sound up");
  await sendDraft(commandContext(db, athlete), other);
  expect((await rowOf(other))?.staffNote).toBeNull();
});

test("a posted content item keeps the address of its post, for the brand", async () => {
  const id = await makeContent(db, campaignId, athlete.userId, "approved");
  await markPosted(commandContext(db, athlete), env, id, postUrlOf(id));
  expect(await loadBrandContent(db, brand.brandId, id)).toMatchObject({ postUrl: postUrlOf(id) });
});

test("staff comment on what they hold, and on nothing else", async () => {
  const ctx = commandContext(db, staff);
  const comment = () => ({ id: newId(), comment: "The wind is loud at 0:12" });
  const polishing = await makeContent(db, campaignId, athlete.userId, "polishing");
  await addComment(ctx, polishing, comment());
  expect(await notificationsAbout(polishing)).toEqual([athlete.userId]);
  const flagged = await makeContent(db, campaignId, athlete.userId, "awaiting_review");
  await flagContent(commandContext(db, brand), flagged, "other", "");
  await addComment(ctx, flagged, comment());
  const former = commandContext(db, { ...staff, roles: [] });
  await expect(addComment(former, polishing, comment())).rejects.toMatchObject({
    code: "forbidden",
  });
  for (const status of ["draft", "awaiting_review", "posted"] as const) {
    const id = await makeContent(db, campaignId, athlete.userId, status);
    await expect(addComment(ctx, id, comment())).rejects.toMatchObject({ code: "not_found" });
    expect(await loadStaffContent(db, id)).toBeNull();
  }
  expect((await loadStaffContent(db, flagged))?.comments).toMatchObject([
    { author: "Test Staff", authorType: "staff" },
  ]);
});

test("a draft is deleted by its athlete, with its versions and comments", async () => {
  const id = await makeContent(db, campaignId, athlete.userId, "rejected");
  await reviseContent(commandContext(db, athlete), id, edited);
  await addComment(commandContext(db, brand), id, { id: newId(), comment: "Nearly there" });
  const remove = (person: Person) => deleteContent(commandContext(db, person), id);
  await expect(remove(athlete)).rejects.toMatchObject({ code: "conflict" });
  await withdrawContent(commandContext(db, athlete), id);
  await expect(remove(otherAthlete)).rejects.toMatchObject({ code: "not_found" });
  const results = await Promise.allSettled([remove(athlete), remove(athlete)]);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await rowOf(id)).toBeUndefined();
  const [left] = await db.read(
    db.orm.select().from(contentComments).where(eq(contentComments.contentId, id)),
  );
  expect(left).toEqual([]);
  await expect(remove(athlete)).rejects.toMatchObject({ code: "not_found" });
});

test("what a brand has flagged cannot be deleted", async () => {
  const id = await makeContent(db, campaignId, athlete.userId, "awaiting_review");
  await flagContent(commandContext(db, brand), id, "other", "Not ours");
  await expect(deleteContent(commandContext(db, athlete), id)).rejects.toMatchObject({
    code: "conflict",
  });
  expect((await rowOf(id))?.status).toBe("draft");
});

test("a draft that was sent while it was being deleted stays", async () => {
  const id = await makeContent(db, campaignId, athlete.userId, "draft");
  const ctx = commandContext(db, athlete);
  const staleForm = {
    ...db,
    async write(statements: Parameters<typeof db.write>[0]) {
      await sendDraft(ctx, id);
      return db.write(statements);
    },
  };
  await expect(deleteContent({ ...ctx, db: staleForm }, id)).rejects.toMatchObject({
    code: "conflict",
  });
  expect((await rowOf(id))?.status).toBe("awaiting_review");
});

test("drafts, returned content items and removed ones stand in tabs of their own", async () => {
  const someone = await makeAthlete(db);
  const make = (status: ContentStatus) => makeContent(db, campaignId, someone.userId, status);
  const [draft, returned, gone] = [
    await make("draft"),
    await make("rejected"),
    await make("awaiting_review"),
  ];
  await flagContent(commandContext(db, brand), gone, "other", "");
  const inTab = async (tab: "all" | "drafts" | "returned") => {
    const { items } = await listAthleteContent(db, someone.userId, tab, null);
    return items.map(({ id }) => id);
  };
  expect(await inTab("drafts")).toEqual([gone, draft]);
  await db.write([
    sql`update moderation_cases set status = 'closed', decision = 'removed' where content_id = ${gone}`,
  ]);
  expect(await inTab("drafts")).toEqual([draft]);
  expect(await inTab("returned")).toEqual([returned]);
  expect(await inTab("all")).toEqual([gone, returned, draft]);
  const { counts } = await listAthleteContent(db, someone.userId, "all", null);
  expect(counts).toEqual({ draft: 1, rejected: 1, removed: 1 });
});

test("a failure says what failed, in the words of the product", async () => {
  const broken = {
    ...db,
    write: () => Promise.reject(new Error("disk I/O error")),
  };
  const as = (person: Person) => ({ ...commandContext(db, person), db: broken });
  const inReview = await makeContent(db, campaignId, athlete.userId, "awaiting_review");
  const draft = await makeContent(db, campaignId, athlete.userId, "draft");
  const approved = await makeContent(db, campaignId, athlete.userId, "approved");
  const failures: [() => Promise<unknown>, string][] = [
    [() => approveContent(as(brand), inReview), "Failed to approve content"],
    [() => requestChanges(as(brand), inReview, "No"), "Failed to request changes"],
    [() => flagContent(as(brand), inReview, "other", ""), "Failed to flag content"],
    [
      () => addComment(as(brand), inReview, { id: newId(), comment: "Hello" }),
      "Failed to add comment",
    ],
    [() => sendDraft(as(athlete), draft), "Failed to submit content"],
    [() => markPosted(as(athlete), env, approved, postUrlOf(approved)), "Failed to mark as posted"],
    [() => deleteContent(as(athlete), draft), "Failed to delete content"],
    [() => createContent(as(athlete), { id: newId(), dealId }), "Failed to save content"],
  ];
  for (const [attempt, message] of failures)
    await expect(attempt()).rejects.toMatchObject({ code: "unavailable", message });
});
