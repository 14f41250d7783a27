import { and, count, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, inject, test } from "vitest";
import {
  approveContent,
  finishPolishing,
  flagContent,
  markPosted,
  requestChanges,
  reviseContent,
  saveDraft,
  sendToPolishing,
  submitForReview,
} from "~/features/content/commands.server";
import { addComment } from "~/features/content/comments.server";
import { createContent } from "~/features/content/drafts.server";
import {
  contentForBrand,
  contentOfAthlete,
  mayEnterReview,
} from "~/features/content/queries.server";
import type { Transition as AnyTransition } from "~/features/content/status";
import { meteredFetch } from "~/platform/timing";
import { connect } from "~db/client";
import { newId } from "~db/columns";
import { CONTENT_STATUSES, type ContentStatus } from "~db/constants";
import {
  athleteProfiles,
  auditLogs,
  contentComments,
  contentSubmissions,
  moderationCases,
  notifications,
  outbox,
} from "~db/schema";
import { commandContext, database } from "../support/command-context";
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

/** Saving a draft leaves its state as it is: below. */
type Transition = Exclude<AnyTransition, "save">;

type Command = (person: Person, id: string) => Promise<unknown>;

const COMMANDS: Record<
  Transition,
  { run: Command; by: () => Person; anonymousPage: () => Person[] }
> = {
  submit: {
    run: (person, id) => submitForReview(commandContext(db, person), id),
    by: () => athlete,
    anonymousPage: () => [otherAthlete],
  },
  polish: {
    run: (person, id) => sendToPolishing(commandContext(db, person), id),
    by: () => athlete,
    anonymousPage: () => [otherAthlete],
  },
  finish: {
    run: (person, id) => finishPolishing(commandContext(db, person), id),
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
    run: (person, id) => markPosted(commandContext(db, person), id),
    by: () => athlete,
    anonymousPage: () => [otherAthlete],
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
  const { run, by, anonymousPage } = COMMANDS[transition];
  const make = (status: ContentStatus) => makeContent(db, campaignId, athlete.userId, status);

  test("changes the state and notifies the other side", async () => {
    const id = await make(FROM[transition]);
    await run(by(), id);
    expect((await rowOf(id))?.status).toBe(TO[transition]);
    const told = TOLD[transition]().map(({ userId }) => userId);
    expect((await toldAbout(id)).sort()).toEqual(told.sort());
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
    expect(await toldAbout(id)).toEqual([]);
  });

  test("every other state refuses the transition", async () => {
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

  test("ten parallel submissions have one effect", async () => {
    const id = await make(FROM[transition]);
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => run(by(), id)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await toldAbout(id)).toHaveLength(TOLD[transition]().length);
  });
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
  expect(await toldAbout(id)).toEqual([athlete.userId]);
});

test("a decision stores its feedback", async () => {
  const ctx = commandContext(db, brand);
  const approved = await makeContent(db, campaignId, athlete.userId, "awaiting_review");
  await approveContent(ctx, approved, "Lovely");
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
  const content = await contentOfAthlete(db, athlete.userId, id);
  expect(content).toMatchObject({ version: 2, title: "Second clip", brandFeedback: null });
  expect(content?.versions).toMatchObject([
    { version: 1, title: "First clip", brandFeedback: "Show the shoe" },
  ]);
});

test("a decision queues a mail and a push", async () => {
  const id = await makeContent(db, campaignId, athlete.userId, "awaiting_review");
  await approveContent(commandContext(db, brand), id);
  const [rows] = await db.read(
    db.orm
      .select({ payload: outbox.payload })
      .from(outbox)
      .where(sql`instr(${outbox.payload}, ${id})`),
  );
  const about = rows.map(({ payload }) => payload).filter((p) => JSON.stringify(p).includes(id));
  expect(about).toContainEqual(
    expect.objectContaining({ to: athlete.email, subject: "Content approved" }),
  );
  expect(about).toContainEqual({ room: "review", name: id, event: { topic: `content:${id}` } });
});

test("a draft is made once, for a running campaign that was accepted", async () => {
  const ctx = commandContext(db, athlete);
  const content = { ...edited, id: newId(), campaignId };
  await Promise.all([createContent(ctx, content), createContent(ctx, content)]);
  expect((await rowOf(content.id))?.status).toBe("draft");

  const stranger = { ...edited, id: newId(), campaignId };
  await expect(createContent(commandContext(db, otherAthlete), stranger)).rejects.toMatchObject({
    code: "conflict",
  });
  const ended = await makeCampaign(db, brand.userId, { status: "completed" });
  await makeInvitation(db, ended, athlete.userId);
  const late = { ...edited, id: newId(), campaignId: ended };
  await expect(createContent(ctx, late)).rejects.toMatchObject({ code: "conflict" });
  // Another person's id.
  await expect(createContent(ctx, { ...content, id: content.id })).resolves.toBeUndefined();
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
  expect(await contentForBrand(db, brand.userId, draft)).toBeNull();
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
  expect(await toldAbout(id)).toEqual([athlete.userId]);
});

test("a second flag adds its reason to the open case", async () => {
  const ctx = commandContext(db, brand);
  const id = await makeContent(db, campaignId, athlete.userId, "awaiting_review");
  await flagContent(ctx, id, "quality_issues", "Blurred");
  await submitForReview(commandContext(db, athlete), id);
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
  const content = await contentOfAthlete(db, athlete.userId, id);
  expect(content?.comments.map(({ comment }) => Number(comment))).toEqual(
    Array.from({ length: 200 }, (_, i) => i + 5),
  );
});

test.each(CONTENT_STATUSES)(
  "the review room of content in state %s admits its two sides",
  async (status) => {
    const id = await makeContent(db, campaignId, athlete.userId, status);
    const admitted = async (person: Person) => mayEnterReview(db, person.userId, id);
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
    const { fetch, meter } = meteredFetch(Date.now);
    const metered = connect({ url: inject("databaseUrl"), fetch });
    const ctx = commandContext(metered, brand);
    const before = await figures(author.userId);
    expect(before).toMatchObject({ quality: 0 });

    await approveContent(ctx, first);
    // One to read, one to write.
    expect(meter.trips).toBe(2);
    const approved = await figures(author.userId);
    expect(approved?.quality).toBe(100);
    expect(approved?.score).toBeGreaterThan(before?.score as number);
    expect(approved?.found).toEqual({ score: approved?.score });

    await requestChanges(ctx, second, "Please cut it.");
    expect((await figures(author.userId))?.quality).toBe(63);
    await markPosted(commandContext(db, author), first);
    expect((await figures(author.userId))?.quality).toBe(63);
    await reviseContent(commandContext(db, author), second, {
      title: "Shorter",
      description: "",
      mediaUrls: [],
    });
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
