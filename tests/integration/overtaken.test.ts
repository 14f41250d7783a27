import { and, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { decideCase } from "~/features/backoffice/moderation/commands.server";
import { listOpenCases } from "~/features/backoffice/moderation/queries.server";
import { reviseContent, saveDraft } from "~/features/content/content/commands.server";
import { addComment } from "~/features/content/content/comments.server";
import {
  approveContent,
  flagContent,
  requestChanges,
} from "~/features/content/content/decisions.server";
import { loadAthleteContent, loadBrandContent } from "~/features/content/content/queries.server";
import { newId } from "~db/columns";
import { contentSubmissions, moderationCases } from "~db/schema";
import { commandContext } from "../support/command-context";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  makeStaff,
  type Person,
} from "../support/factories";
import { notificationsWhere } from "../support/notifications";
import { database } from "../support/own-database";
import { sendDraft } from "../support/send-draft";

/** Decisions about a content item that has moved on, and flags that meet each other. */

const db = database();
const ALREADY = {
  code: "conflict",
  message: expect.stringMatching(/^This has already been decided/),
};
const edited = {
  title: "Second clip",
  description: "#ad Better light",
  mediaUrls: ["https://example.com/2"],
};

let brand: Person;
let athlete: Person;
let staff: Person;
let campaignId: string;

beforeAll(async () => {
  brand = await makeBrand(db);
  athlete = await makeAthlete(db);
  staff = await makeStaff(db);
  campaignId = await makeCampaign(db, brand.brandId);
});

const DISMISS = { decision: "dismiss", athleteNote: "", brandNote: "" } as const;

/** A moment of its own for every step, as people have. */
let clock = Date.now();
const at = (person: Person) => {
  clock += 1_000;
  return { ...commandContext(db, person), now: clock };
};

const inReview = () =>
  makeContent(db, campaignId, athlete.userId, "awaiting_review", { submittedAt: clock });
const contentItemOf = async (id: string) => {
  const content = await loadAthleteContent(db, athlete.userId, id);
  if (!content) throw new Error(`no piece ${id}`);
  return content;
};
const caseOf = async (contentId: string) => {
  const cases = await listOpenCases(db);
  const [rows] = await db.read(
    db.orm
      .select({ id: moderationCases.id })
      .from(moderationCases)
      .where(and(eq(moderationCases.contentId, contentId), eq(moderationCases.status, "open"))),
  );
  return { rows, shown: cases.find(({ id }) => id === rows[0]?.id) };
};

test("a decision applies to the version that was read", async () => {
  const id = await inReview();
  const expectedVersion = (await contentItemOf(id)).updatedAt;
  await requestChanges(at(brand), id, "Show the shoe", expectedVersion);
  await reviseContent(at(athlete), id, edited);

  await expect(
    approveContent(at(brand), id, { feedback: "Lovely", expectedUpdatedAt: expectedVersion }),
  ).rejects.toMatchObject({
    code: "conflict",
    message: ALREADY.message,
  });
  await expect(requestChanges(at(brand), id, "No", expectedVersion)).rejects.toMatchObject({
    code: "conflict",
  });
  await expect(flagContent(at(brand), id, "other", "", expectedVersion)).rejects.toMatchObject({
    code: "conflict",
  });
  expect(await contentItemOf(id)).toMatchObject({ status: "awaiting_review", version: 2 });

  await approveContent(at(brand), id, {
    feedback: "Lovely",
    expectedUpdatedAt: (await contentItemOf(id)).updatedAt,
  });
  expect((await contentItemOf(id)).status).toBe("approved");
});

test("a revision is refused when newer feedback exists", async () => {
  const id = await makeContent(db, campaignId, athlete.userId, "rejected");
  const basis = { expectedVersion: (await contentItemOf(id)).editedAt };
  await reviseContent(at(athlete), id, edited, basis);
  await requestChanges(at(brand), id, "Still no shoe");
  await expect(
    reviseContent(at(athlete), id, { ...edited, title: "Third clip" }, basis),
  ).rejects.toMatchObject({
    code: "conflict",
  });
  expect(await contentItemOf(id)).toMatchObject({ status: "rejected", version: 2 });
});

test("after a flag, another decision gets a conflict and no draft", async () => {
  const id = await inReview();
  await flagContent(at(brand), id, "other", "Not ours");
  const conflict = { code: "conflict" };
  await expect(approveContent(at(brand), id)).rejects.toMatchObject(conflict);
  await expect(requestChanges(at(brand), id, "No")).rejects.toMatchObject(conflict);
  await expect(flagContent(at(brand), id, "other", "")).rejects.toMatchObject(conflict);
  const comment = { id: newId(), comment: "Hello?" };
  await expect(addComment(at(brand), id, comment)).rejects.toMatchObject(conflict);
  expect(await loadBrandContent(db, brand.brandId, id)).toBe("withdrawn");
  const stranger = await makeBrand(db);
  await expect(approveContent(at(stranger), id)).rejects.toMatchObject({ code: "not_found" });
  expect(await loadBrandContent(db, stranger.brandId, id)).toBeNull();
});

test("a second flag keeps one open case with both reasons", async () => {
  const id = await inReview();
  await flagContent(at(brand), id, "quality_issues", "Blurred");
  // As content could be sent before cases held it back.
  await db.write([
    db.orm
      .update(contentSubmissions)
      .set({ status: "awaiting_review" })
      .where(eq(contentSubmissions.id, id)),
  ]);
  await flagContent(at(brand), id, "copyright_concern", "Whose song?");
  const { rows, shown } = await caseOf(id);
  expect(rows).toHaveLength(1);
  expect(shown).toMatchObject({
    reason: "quality_issues",
    feedback: "Blurred\nFlagged again: Copyright concern - Whose song?",
  });
  expect((await contentItemOf(id)).brandFeedback).toBe("FLAGGED: copyright_concern - Whose song?");
});

test("editing a flagged draft creates a new version; moderators see the flagged one", async () => {
  const id = await inReview();
  await flagContent(at(brand), id, "copyright_concern", "Whose song?");
  await saveDraft(at(athlete), id, edited);
  await saveDraft(at(athlete), id, { ...edited, title: "Third clip" });
  const content = await contentItemOf(id);
  expect(content).toMatchObject({ status: "draft", version: 2, title: "Third clip" });
  expect(content.versions).toMatchObject([
    {
      version: 1,
      title: "First clip",
      brandFeedback: "FLAGGED: copyright_concern - Whose song?",
    },
  ]);
  expect((await caseOf(id)).shown).toMatchObject({
    title: "First clip",
    mediaUrls: ["https://example.com/clip.mp4"],
  });
});

test("a draft that no brand has seen stays version 1", async () => {
  const id = await makeContent(db, campaignId, athlete.userId, "draft");
  await saveDraft(at(athlete), id, edited);
  await saveDraft(at(athlete), id, { ...edited, title: "Third clip" });
  expect(await contentItemOf(id)).toMatchObject({ version: 1, versions: [] });
});

test("a case is closed once, by the first of two moderators", async () => {
  const id = await inReview();
  await flagContent(at(brand), id, "other", "Look at this");
  const [open] = (await caseOf(id)).rows;
  const results = await Promise.allSettled([
    decideCase(at(staff), open?.id ?? "", DISMISS),
    decideCase(at(await makeStaff(db)), open?.id ?? "", DISMISS),
  ]);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const lost = results.find(({ status }) => status === "rejected") as PromiseRejectedResult;
  expect(lost.reason).toMatchObject({ code: "conflict" });
  await sendDraft(at(athlete), id);
  await flagContent(at(brand), id, "other", "And again");
  expect((await caseOf(id)).shown).toMatchObject({ feedback: "And again" });
});

test("ten parallel flags open one case and notify once", async () => {
  const id = await inReview();
  const ctx = at(brand);
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, () => flagContent(ctx, id, "other", "Once")),
  );
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const result of results)
    if (result.status === "rejected") expect(result.reason).toMatchObject({ code: "conflict" });
  const notifications = (await notificationsWhere(db))
    .filter(({ link }) => link === `/athlete/content/${id}`)
    .map(({ id }) => ({ id }));
  expect(notifications).toHaveLength(1);
  expect((await caseOf(id)).shown).toMatchObject({ feedback: "Once" });
});
