import { beforeAll, expect, test } from "vitest";
import { decideCase } from "~/features/backoffice/moderation/commands.server";
import {
  listCases,
  listOpenCases,
  loadModerationHistory,
} from "~/features/backoffice/moderation/queries.server";
import { type Decision, decideSchema } from "~/features/backoffice/moderation/schema";
import { saveAndSubmit, saveDraft } from "~/features/content/content/commands.server";
import { flagContent } from "~/features/content/content/decisions.server";
import { listBrandContent } from "~/features/content/content/list-content.server";
import { sendToPolishing } from "~/features/content/content/polishing.server";
import { loadAthleteContent } from "~/features/content/content/queries.server";
import { newId } from "~db/columns";
import { commandContext } from "../support/command-context";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  makeStaff,
  type Person,
} from "../support/factories";
import { notificationsOf, notificationsWhere } from "../support/notifications";
import { database } from "../support/own-database";
import { sendDraft } from "../support/send-draft";

const db = database();
const edited = {
  title: "Second clip",
  description: "#ad Better light",
  mediaUrls: ["https://example.com/2.mp4"],
};

let brand: Person;
let athlete: Person;
let staff: Person;
let campaignId: string;

beforeAll(async () => {
  [brand, athlete, staff] = [await makeBrand(db), await makeAthlete(db), await makeStaff(db)];
  campaignId = await makeCampaign(db, brand.brandId);
});

/** A moment of its own for every step, as people have. */
let clock = Date.now();
const as = (person: Person) => {
  clock += 1_000;
  return { ...commandContext(db, person), now: clock };
};

async function flagged() {
  const id = await makeContent(db, campaignId, athlete.userId, "awaiting_review", {
    submittedAt: clock,
  });
  await flagContent(as(brand), id, "copyright_concern", "Whose song?");
  const [open] = await listCases(db, id);
  if (!open) throw new Error("no case");
  return { id, caseId: open.id };
}

const decide = (caseId: string, decision: Decision["decision"]) =>
  decideCase(as(staff), caseId, {
    decision,
    athleteNote: "Use music you may use",
    brandNote: "Thank you for telling us",
  });

const send = (id: string) => sendDraft(as(athlete), id);
const newestOf = async ({ userId }: Person) => {
  const rows = (await notificationsOf(db, userId)).map(
    ({ title, message, link, createdAt: at }) => ({ title, message, link, at }),
  );
  return rows.sort((a, b) => b.at - a.at)[0];
};

test("while a case is open the content item can be changed but not sent", async () => {
  const { id } = await flagged();
  const held = { code: "conflict", message: expect.stringMatching(/moderators are looking/) };
  await expect(send(id)).rejects.toMatchObject(held);
  await expect(saveAndSubmit(as(athlete), id, edited)).rejects.toMatchObject(held);
  await expect(sendToPolishing(as(athlete), id)).rejects.toMatchObject(held);
  await saveDraft(as(athlete), id, edited);
  await expect(send(id)).rejects.toMatchObject(held);
  expect(await loadAthleteContent(db, athlete.userId, id)).toMatchObject({
    status: "draft",
    moderation: "open",
    title: "Second clip",
  });
});

test.each([
  ["dismiss", "dismissed", "Flag on “First clip” dismissed", "flag on “First clip” dismissed"],
  ["return", "returned", "“First clip” returned with guidance", "flag on “First clip” upheld"],
  ["warn", "warned", "A warning about “First clip”", "flag on “First clip” upheld"],
  ["remove", "removed", "“First clip” removed", "flag on “First clip” upheld"],
] as const)("%s: kept with the case, and each side gets its own note", async (...row) => {
  const [decision, stored, toAthlete, toBrand] = row;
  const { id, caseId } = await flagged();
  await decide(caseId, decision);
  expect(await listCases(db, id)).toMatchObject([
    {
      status: "closed",
      decision: stored,
      athleteNote: "Use music you may use",
      brandNote: "Thank you for telling us",
      closedBy: staff.name,
    },
  ]);
  const [hers, theirs] = [await newestOf(athlete), await newestOf(brand)];
  expect(hers).toMatchObject({ title: toAthlete, link: `/athlete/content/${id}` });
  expect(hers?.message).toMatch(/Use music you may use$/);
  expect(theirs).toMatchObject({ title: `${athlete.name}: ${toBrand}`, link: "/brand/content" });
  expect(theirs?.message).toMatch(/Thank you for telling us$/);
  expect(await loadAthleteContent(db, athlete.userId, id)).toMatchObject({
    moderation: stored,
    notices: [{ note: "Use music you may use" }],
  });
});

test.each(["dismiss", "return", "warn"] as const)(
  "after %s the content item is sent again",
  async (decision) => {
    const { id, caseId } = await flagged();
    await decide(caseId, decision);
    await send(id);
    expect((await loadAthleteContent(db, athlete.userId, id))?.status).toBe("awaiting_review");
  },
);

test("a moderator sees the warnings and removals of the athlete, of all content", async () => {
  const other = await flagged();
  const before = await loadModerationHistory(db, other.id);
  for (const decision of ["warn", "remove", "return"] as const)
    await decide((await flagged()).caseId, decision);
  expect(await loadModerationHistory(db, other.id)).toEqual({
    athleteId: athlete.userId,
    warned: (before?.warned ?? 0) + 1,
    removed: (before?.removed ?? 0) + 1,
  });
  await decide(other.caseId, "dismiss");
});

test("a brand goes on seeing that it flagged a content item, and nothing of the draft", async () => {
  const { id, caseId } = await flagged();
  const listed = async () => {
    const { items } = await listBrandContent(db, brand.brandId, "everything", null);
    const found = items.find((item) => item.id === id);
    const { status, title, description, version, moderation } = found ?? {};
    return { status, title, description, version, moderation };
  };
  const { title } = await listed();
  const expectedVersion = { status: "flagged", title, description: "", version: 1 };
  expect(title).not.toBe(edited.title);
  expect(await listed()).toEqual({ ...expectedVersion, moderation: "open" });
  await saveDraft(as(athlete), id, edited);
  await decide(caseId, "dismiss");
  expect(await listed()).toEqual({ ...expectedVersion, moderation: "dismissed" });
  await send(id);
  expect(await listed()).toMatchObject({ status: "awaiting_review", title: edited.title });
});

test("what was removed can be neither changed nor sent", async () => {
  const { id, caseId } = await flagged();
  await decide(caseId, "remove");
  const removed = { code: "conflict", message: "Our moderators have removed this content." };
  await expect(send(id)).rejects.toMatchObject(removed);
  await expect(saveDraft(as(athlete), id, edited)).rejects.toMatchObject(removed);
  await expect(sendToPolishing(as(athlete), id)).rejects.toMatchObject(removed);
  expect((await loadAthleteContent(db, athlete.userId, id))?.status).toBe("removed");
});

test("two moderators who decide at once: one decision stands, and is told once", async () => {
  const { id, caseId } = await flagged();
  const results = await Promise.allSettled([decide(caseId, "dismiss"), decide(caseId, "remove")]);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const notifications = (await notificationsWhere(db))
    .filter(({ link }) => link === `/athlete/content/${id}`)
    .map(({ title }) => ({ title }));
  expect(notifications).toHaveLength(2);
  const cases = await listOpenCases(db);
  expect(cases.map(({ contentId }) => contentId)).not.toContain(id);
});

test("a second case stands before the first in the history", async () => {
  const { id, caseId } = await flagged();
  await decide(caseId, "dismiss");
  await send(id);
  await flagContent(as(brand), id, "other", "Still not ours");
  expect((await listCases(db, id)).map(({ status, decision }) => [status, decision])).toEqual([
    ["open", null],
    ["closed", "dismissed"],
  ]);
});

test("a decision that asks something of the athlete needs a note", () => {
  const faultsOf = (values: object) =>
    decideSchema
      .safeParse({ intent: "decide", id: newId(), ...values })
      .error?.issues.map(({ path, message }) => `${path}: ${message}`);
  expect(faultsOf({ decision: "dismiss" })).toBeUndefined();
  expect(faultsOf({})).toEqual(["decision: Please choose a decision"]);
  for (const decision of ["return", "remove"]) {
    expect(faultsOf({ decision, athleteNote: "  " })).toEqual([
      "athleteNote: Please tell the athlete why, and what to do next",
    ]);
    expect(faultsOf({ decision, athleteNote: "Cut the song" })).toBeUndefined();
  }
});
