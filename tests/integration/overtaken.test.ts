import { and, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import {
  approveContent,
  flagContent,
  requestChanges,
  reviseContent,
  submitForReview,
} from "~/features/content/commands.server";
import { addComment } from "~/features/content/comments.server";
import { saveDraft } from "~/features/content/drafts.server";
import { pieceForBrand, pieceOfAthlete } from "~/features/content/queries.server";
import { closeCase } from "~/features/moderation/commands.server";
import { moderationDesk } from "~/features/moderation/queries.server";
import { newId } from "~db/columns";
import { moderationCases, notifications } from "~db/schema";
import { actingAs, database } from "../support/acting";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  makeStaff,
  type Person,
} from "../support/factories";

/** Decisions about a piece that moved on meanwhile, and flags that meet each other. */

const db = database();
const ALREADY = { code: "conflict", message: /^This was already decided/ };
const edited = { title: "Second clip", description: "", mediaUrls: ["https://example.com/2"] };

let brand: Person;
let athlete: Person;
let staff: Person;
let campaignId: string;

beforeAll(async () => {
  brand = await makeBrand(db);
  athlete = await makeAthlete(db);
  staff = await makeStaff(db);
  campaignId = await makeCampaign(db, brand.userId);
});

/** A moment of its own for every step, as people have. */
let clock = Date.now();
const at = (person: Person) => {
  clock += 1_000;
  return { ...actingAs(db, person), now: clock };
};

const inReview = () =>
  makeContent(db, campaignId, athlete.userId, "awaiting_review", { submittedAt: clock });
const pieceOf = async (id: string) => {
  const piece = await pieceOfAthlete(db, athlete.userId, id);
  if (!piece) throw new Error(`no piece ${id}`);
  return piece;
};
const caseOf = async (contentId: string) => {
  const { cases } = await moderationDesk(db);
  const [rows] = await db.read(
    db.orm
      .select({ id: moderationCases.id })
      .from(moderationCases)
      .where(and(eq(moderationCases.contentId, contentId), eq(moderationCases.status, "open"))),
  );
  return { rows, shown: cases.find(({ id }) => id === rows[0]?.id) };
};

test("a decision is about the version that was read, not about one that came since", async () => {
  const id = await inReview();
  const seen = (await pieceOf(id)).updatedAt;
  await requestChanges(at(brand), id, "Show the shoe", seen);
  await reviseContent(at(athlete), id, edited);

  await expect(approveContent(at(brand), id, "Lovely", seen)).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringMatching(ALREADY.message),
  });
  await expect(requestChanges(at(brand), id, "No", seen)).rejects.toMatchObject({
    code: "conflict",
  });
  await expect(flagContent(at(brand), id, "other", "", seen)).rejects.toMatchObject({
    code: "conflict",
  });
  expect(await pieceOf(id)).toMatchObject({ status: "awaiting_review", version: 2 });

  await approveContent(at(brand), id, "Lovely", (await pieceOf(id)).updatedAt);
  expect((await pieceOf(id)).status).toBe("approved");
});

test("a revision answers the feedback that was read, not newer one", async () => {
  const id = await makeContent(db, campaignId, athlete.userId, "rejected");
  const seen = (await pieceOf(id)).updatedAt;
  await reviseContent(at(athlete), id, edited, seen);
  await requestChanges(at(brand), id, "Still no shoe");
  await expect(reviseContent(at(athlete), id, edited, seen)).rejects.toMatchObject({
    code: "conflict",
  });
  expect(await pieceOf(id)).toMatchObject({ status: "rejected", version: 2 });
});

test("flagged meanwhile: the brand learns that it was decided, and sees no draft", async () => {
  const id = await inReview();
  await flagContent(at(brand), id, "other", "Not ours");
  const conflict = { code: "conflict" };
  await expect(approveContent(at(brand), id)).rejects.toMatchObject(conflict);
  await expect(requestChanges(at(brand), id, "No")).rejects.toMatchObject(conflict);
  await expect(flagContent(at(brand), id, "other", "")).rejects.toMatchObject(conflict);
  const comment = { id: newId(), comment: "Hello?" };
  await expect(addComment(at(brand), id, comment)).rejects.toMatchObject(conflict);
  expect(await pieceForBrand(db, brand.userId, id)).toBe("flagged");
  const stranger = await makeBrand(db);
  await expect(approveContent(at(stranger), id)).rejects.toMatchObject({ code: "not_found" });
  expect(await pieceForBrand(db, stranger.userId, id)).toBeNull();
});

test("flagged again while the first case is open: one case, with both reasons", async () => {
  const id = await inReview();
  await flagContent(at(brand), id, "quality_issues", "Blurred");
  await submitForReview(at(athlete), id);
  await flagContent(at(brand), id, "copyright_concern", "Whose song?");
  const { rows, shown } = await caseOf(id);
  expect(rows).toHaveLength(1);
  expect(shown).toMatchObject({
    reason: "quality_issues",
    feedback: "Blurred\nFlagged again: Copyright concern - Whose song?",
  });
  expect((await pieceOf(id)).brandFeedback).toBe("FLAGGED: copyright_concern - Whose song?");
});

test("changing a flagged draft makes a new version; moderators see the one that was flagged", async () => {
  const id = await inReview();
  await flagContent(at(brand), id, "copyright_concern", "Whose song?");
  await saveDraft(at(athlete), id, edited);
  await saveDraft(at(athlete), id, { ...edited, title: "Third clip" });
  const piece = await pieceOf(id);
  expect(piece).toMatchObject({ status: "draft", version: 2, title: "Third clip" });
  expect(piece.versions).toMatchObject([
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

test("a draft no brand has seen stays version 1 however often it is changed", async () => {
  const id = await makeContent(db, campaignId, athlete.userId, "draft");
  await saveDraft(at(athlete), id, edited);
  await saveDraft(at(athlete), id, { ...edited, title: "Third clip" });
  expect(await pieceOf(id)).toMatchObject({ version: 1, versions: [] });
});

test("a case is closed once, by the first of two moderators; then a new one may open", async () => {
  const id = await inReview();
  await flagContent(at(brand), id, "other", "Look at this");
  const [open] = (await caseOf(id)).rows;
  const results = await Promise.allSettled([
    closeCase(at(staff), open?.id ?? ""),
    closeCase(at(await makeStaff(db)), open?.id ?? ""),
  ]);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const lost = results.find(({ status }) => status === "rejected") as PromiseRejectedResult;
  expect(lost.reason).toMatchObject({ code: "conflict" });
  await submitForReview(at(athlete), id);
  await flagContent(at(brand), id, "other", "And again");
  expect((await caseOf(id)).shown).toMatchObject({ feedback: "And again" });
});

test("ten flags at once open one case and tell the athlete once", async () => {
  const id = await inReview();
  const acting = at(brand);
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, () => flagContent(acting, id, "other", "Once")),
  );
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const result of results)
    if (result.status === "rejected") expect(result.reason).toMatchObject({ code: "conflict" });
  const [told] = await db.read(
    db.orm
      .select({ id: notifications.id })
      .from(notifications)
      .where(eq(notifications.link, `/athlete/content/${id}`)),
  );
  expect(told).toHaveLength(1);
  expect((await caseOf(id)).shown).toMatchObject({ feedback: "Once" });
});
