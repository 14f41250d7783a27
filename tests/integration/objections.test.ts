import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  appealDecision,
  deleteRemovedFiles,
} from "~/features/backoffice/moderation/appeals.server";
import { decideCase } from "~/features/backoffice/moderation/commands.server";
import {
  listCases,
  listFileRecords,
  listOpenCases,
} from "~/features/backoffice/moderation/queries.server";
import type { Decision } from "~/features/backoffice/moderation/schema";
import {
  objectToSuspension,
  openObjections,
  suspensionOf,
  upholdSuspension,
} from "~/features/backoffice/staff/objections.server";
import { loadStaffPerson } from "~/features/backoffice/staff/staff-person.server";
import { restoreAccount, suspendAccount } from "~/features/backoffice/staff/suspend-account.server";
import { flagContent } from "~/features/content/content/decisions.server";
import { loadAthleteContent } from "~/features/content/content/queries.server";
import { DAY_MS } from "~/platform/durations";
import { auditLogs, outbox, profiles, suspensions } from "~db/schema";
import { authContext, signedLink } from "../support/auth-context";
import { commandContext } from "../support/command-context";
import {
  addPolishedFile,
  makeActiveDeal,
  makeBrand,
  makeContent,
  makeStaff,
  type Person,
} from "../support/factories";
import { database } from "../support/own-database";

/** Suspensions that a case ends with, and what a suspended person can do about one. */
import { expectRoleHeldBefore } from "../support/role-age";

const db = database();
const as = (person: Person, now = Date.now()) => ({ ...commandContext(db, person), now });
const makeAdmin = () => makeStaff(db, ["admin"]);
const NOTE = "You sold the same clip to two brands";

async function flagged() {
  const { brand, athlete, campaignId } = await makeActiveDeal(db);
  const id = await makeContent(db, campaignId, athlete.userId, "awaiting_review", {
    submittedAt: Date.now(),
  });
  await flagContent(as(brand), id, "other", "Seen elsewhere");
  const [open] = await listCases(db, id);
  return { id, caseId: open?.id ?? "", brand, athlete };
}

const decide = (by: Person, caseId: string, decision: Decision["decision"]) =>
  decideCase(as(by), caseId, { decision, athleteNote: NOTE, brandNote: "" });

const statusOf = async ({ userId }: Person) => {
  const [[row]] = await db.read(
    db.orm.select({ status: profiles.status }).from(profiles).where(eq(profiles.id, userId)),
  );
  return row?.status;
};

const suspensionRow = async ({ userId }: Person) => {
  const [[row]] = await db.read(
    db.orm.select().from(suspensions).where(eq(suspensions.userId, userId)),
  );
  if (!row) throw new Error("not suspended");
  return row;
};

const mailsTo = async ({ email }: Person) => {
  const [rows] = await db.read(db.orm.select().from(outbox).where(eq(outbox.kind, "mail")));
  return rows
    .map(({ payload }) => payload as { to: string; text: string; link?: unknown })
    .filter(({ to }) => to === email);
};

async function suspended(by: Person) {
  const brand = await makeBrand(db);
  await suspendAccount(as(by), brand.userId, "Asks to be paid in advance");
  const { id } = await suspensionRow(brand);
  return { brand, id, link: await signedLink(id) };
}

test("an admin removes the content and suspends its athlete in one decision", async () => {
  const { id, caseId, athlete } = await flagged();
  const admin = await makeAdmin();
  await decide(admin, caseId, "suspend");
  expect(await statusOf(athlete)).toBe("suspended");
  const row = await suspensionRow(athlete);
  expect(row).toMatchObject({ reason: NOTE, suspendedBy: admin.userId });
  expect(await listCases(db, id)).toMatchObject([
    { status: "closed", decision: "removed", suspended: true, closedBy: admin.name },
  ]);
  expect(await mailsTo(athlete)).toMatchObject([
    { text: expect.stringContaining(NOTE), link: { path: "/login/objection", token: row.id } },
  ]);
  const [rows] = await db.read(
    db.orm
      .select({ action: auditLogs.action, detail: auditLogs.detail })
      .from(auditLogs)
      .where(
        and(
          eq(auditLogs.userId, admin.userId),
          sql`${auditLogs.resourceId} in (${caseId}, ${athlete.userId})`,
        ),
      ),
  );
  expect(rows).toHaveLength(2);
  expect(rows).toContainEqual({ action: "moderation_case_suspended", detail: null });
  expect(rows).toContainEqual({ action: "account_suspended", detail: { reason: NOTE } });
});

test("a suspended athlete's case is not closed by a second suspension", async () => {
  const { id, caseId, athlete } = await flagged();
  const admin = await makeAdmin();
  await suspendAccount(as(admin), athlete.userId, "Spam");
  await expect(decide(admin, caseId, "suspend")).rejects.toMatchObject({ code: "conflict" });
  expect(await listCases(db, id)).toMatchObject([{ status: "open", suspended: false }]);
});

test("a moderator asks an admin for it: the case stays open, with the note", async () => {
  const { id, caseId, athlete } = await flagged();
  const moderator = await makeStaff(db);
  await expect(decide(moderator, caseId, "suspend")).rejects.toMatchObject({ code: "forbidden" });
  await decide(moderator, caseId, "ask");
  expect(await statusOf(athlete)).toBe("active");
  expect(await listCases(db, id)).toMatchObject([
    { status: "open", suspensionAskedBy: moderator.name, athleteNote: NOTE },
  ]);
  // Only a decision is told.
  expect(await loadAthleteContent(db, athlete.userId, id)).toMatchObject({ notices: [] });
  expect((await listOpenCases(db)).find(({ contentId }) => contentId === id)).toMatchObject({
    suspensionAsked: true,
  });
  await decide(await makeAdmin(), caseId, "suspend");
  expect(await statusOf(athlete)).toBe("suspended");
});

test("the time to appeal against a removal begins when its suspension ends", async () => {
  const { id, caseId, athlete } = await flagged();
  const { ownId } = await addPolishedFile(db, id, athlete.userId, 2);
  const admin = await makeAdmin();
  await decide(admin, caseId, "suspend");
  const later = Date.now() + 40 * DAY_MS;
  const { writes } = await deleteRemovedFiles(db, { now: later } as never, "0");
  await db.write(writes);
  expect((await listFileRecords(db, id)).map((file) => file.id)).toContain(ownId);
  await restoreAccount(as(admin, later), athlete.userId);
  const content = await loadAthleteContent(db, athlete.userId, id, later);
  expect(content?.appeal).toMatchObject({ against: "removed", until: later + 30 * DAY_MS });
  await appealDecision(as(athlete, later), id, "It was one brand");
});

test("a suspended person objects once, by the link of the mail", async () => {
  const { brand, link } = await suspended(await makeAdmin());
  const ctx = await authContext(db);
  for (const wrong of [`${link}x`, "", await signedLink("01arz3ndektsv4rrffq69g5fav")]) {
    expect(await suspensionOf(ctx, wrong)).toBeNull();
    await expect(objectToSuspension(ctx, wrong, "No")).rejects.toMatchObject({ code: "conflict" });
  }
  expect(await suspensionOf(ctx, link)).toMatchObject({ reason: "Asks to be paid in advance" });
  const sent = await Promise.allSettled(
    [1, 2].map((n) => objectToSuspension(ctx, link, `Not me ${n}`)),
  );
  expect(sent.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await suspensionOf(ctx, link)).toBeNull();
  expect(await statusOf(brand)).toBe("suspended");
  const before = await openObjections(db);
  expect(before.n).toBeGreaterThan(0);
  const page = await loadStaffPerson(as(await makeAdmin()), brand.userId);
  expect(page.suspensions).toMatchObject([
    { objection: expect.stringContaining("Not me"), waitsForColleague: false },
  ]);
});

test("another admin than the one who suspended keeps the suspension, and says why by mail", async () => {
  const [admin, other] = [await makeAdmin(), await makeAdmin()];
  const { brand, link } = await suspended(admin);
  await expect(upholdSuspension(as(other), brand.userId, "No")).rejects.toMatchObject({
    code: "not_found",
  });
  await objectToSuspension(await authContext(db), link, "Not me");
  await expect(upholdSuspension(as(admin), brand.userId, "No")).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringContaining("another admin"),
  });
  await expect(upholdSuspension(as(await makeStaff(db)), brand.userId, "No")).rejects.toMatchObject(
    {
      code: "forbidden",
    },
  );
  expect((await loadStaffPerson(as(admin), brand.userId)).suspensions).toMatchObject([
    { waitsForColleague: true },
  ]);
  const { n } = await openObjections(db);
  await upholdSuspension(as(other), brand.userId, "Three brands told us");
  expect((await openObjections(db)).n).toBe(n - 1);
  expect(await suspensionRow(brand)).toMatchObject({
    answer: "Three brands told us",
    upheldBy: other.userId,
  });
  expect((await mailsTo(brand)).at(-1)?.text).toContain("Three brands told us");
  await expect(upholdSuspension(as(other), brand.userId, "No")).rejects.toMatchObject({
    code: "not_found",
  });
  expect(await statusOf(brand)).toBe("suspended");
});

test("an objection is answered by whoever was an admin before the suspension, or has been one for three days", async () => {
  const { brand, link } = await suspended(await makeAdmin());
  await objectToSuspension(await authContext(db), link, "Not me");
  const { createdAt } = await suspensionRow(brand);
  await expectRoleHeldBefore(as(await makeAdmin()), createdAt, (by) =>
    upholdSuspension(by, brand.userId, "Three brands told us"),
  );
});

test("a restored account has nothing to object to, and its objection waits no more", async () => {
  const admin = await makeAdmin();
  const [notifications, silent] = [await suspended(admin), await suspended(admin)];
  const ctx = await authContext(db);
  await objectToSuspension(ctx, notifications.link, "Not me");
  const { n } = await openObjections(db);
  for (const { brand } of [notifications, silent]) await restoreAccount(as(admin), brand.userId);
  expect((await openObjections(db)).n).toBe(n - 1);
  expect(await suspensionOf(ctx, silent.link)).toBeNull();
  await expect(objectToSuspension(ctx, silent.link, "Why?")).rejects.toMatchObject({
    code: "conflict",
  });
});
