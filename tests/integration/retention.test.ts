import { readFileSync } from "node:fs";
import { count, eq, getTableName, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, expect, test } from "vitest";
import { DELETED_DAYS, EXPORT_DAYS, UNDO_DAYS } from "~/features/backoffice/own-data/limits";
import { DOCUMENT_DAYS } from "~/features/profiles/verification/fields";
import { PRIVACY } from "~/features/site/site/privacy";
import { audit } from "~/platform/audit";
import { runDailyJobs, scheduleDailyJobs } from "~/platform/daily-jobs";
import { dayOf } from "~/platform/dates";
import { DAY_MS } from "~/platform/durations";
import { queueMail } from "~/platform/mail";
import { KEPT_YEARS } from "~/platform/personal-data";
import { purge } from "~/platform/retention";
import { DAILY_JOBS } from "~/server/jobs";
import { RETENTION } from "~/server/retention";
import type { Statement } from "~db/client";
import { newId } from "~db/columns";
import type { TrackMeasure } from "~db/constants";
import {
  accountTokens,
  auditLogs,
  channelConsents,
  channelDays,
  contractSignatures,
  contracts,
  contractVersions,
  conversationReports,
  dailyJobs,
  deadlines,
  deletionRequests,
  emailChanges,
  factorRemovals,
  heldForms,
  notifications,
  outbox,
  paymentDifferences,
  recordEntries,
  recordSeals,
  reportShares,
  savedSearches,
  securityEvents,
  signInThrottles,
  trackRecordContests,
  trustedDevices,
  userSessions,
  webauthnChallenges,
} from "~db/schema";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeConversation,
  makeInvitation,
} from "../support/factories";
import { ownDatabase } from "../support/own-database";

// The jobs go over all rows: other tests' rows must not be among them.
const db = ownDatabase();
afterAll(() => db.client.close());

const TODAY = "2026-11-21";
const NOW = Date.parse(`${TODAY}T03:15:00Z`);
const daysAgo = (days: number) => NOW - days * DAY_MS;

const JOBS = DAILY_JOBS.filter(({ name }) => name.startsWith("purge-") || name === "sent-payloads");
const run = async () => {
  await db.write([db.orm.delete(dailyJobs).where(eq(dailyJobs.day, TODAY))]);
  await scheduleDailyJobs(db, TODAY, JOBS);
  await runDailyJobs(db, () => NOW, JOBS, NOW + 60_000);
};

const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
const { userId } = brand;
const campaignId = await makeCampaign(db, brand.brandId);
const conversationId = await makeConversation(db, brand, athlete, [{ from: brand }]);

const common = () => ({ id: newId(), userId, createdAt: NOW });
const session = (expiresAt: number) =>
  db.orm.insert(userSessions).values({
    ...common(),
    userAgent: "",
    ipAddress: "",
    lastActivity: expiresAt,
    expiresAt,
  });
const token = (expiresAt: number) =>
  db.orm.insert(accountTokens).values({ ...common(), purpose: "reset_password", expiresAt });
const throttle = (updatedAt: number) =>
  db.orm.insert(signInThrottles).values({ key: newId(), failures: 1, blockedUntil: 0, updatedAt });
const trusted = (expiresAt: number) =>
  db.orm.insert(trustedDevices).values({ ...common(), userAgent: "", expiresAt });
const challenge = (expiresAt: number) =>
  db.orm.insert(webauthnChallenges).values({ challenge: newId(), expiresAt });
const channelDay = (at: number) =>
  db.orm
    .insert(channelDays)
    .values({ athleteId: athlete.userId, platform: "x", takenOn: dayOf(at), followers: 1 });
const consent = (expiresAt: number) =>
  db.orm.insert(channelConsents).values({
    id: newId(),
    athleteId: athlete.userId,
    platform: "youtube",
    verifier: "",
    expiresAt,
  });
const removal = (dueAt: number) =>
  db.orm.insert(factorRemovals).values({ ...common(), dueAt, closedAt: 1 });
const emailChange = (createdAt: number) =>
  db.orm.insert(emailChanges).values({ ...common(), oldEmail: "", newEmail: "", createdAt });
const event = (createdAt: number) =>
  db.orm.insert(securityEvents).values({
    ...common(),
    kind: "new_device",
    severity: "low",
    ipAddress: "",
    userAgent: "",
    createdAt,
  });
const held = (expiresAt: number) =>
  db.orm.insert(heldForms).values({ id: newId(), owner: userId, sealed: "", expiresAt });
const notification = (createdAt: number) =>
  db.orm
    .insert(notifications)
    .values({ ...common(), kind: "", category: "campaign", params: {}, createdAt });
const search = (deletedAt: number | null) =>
  db.orm
    .insert(savedSearches)
    .values({ id: newId(), brandId: brand.brandId, name: "", query: "", createdAt: 1, deletedAt });
const row = (values: { sentAt?: number; failedAt?: number }) =>
  db.orm.insert(outbox).values({
    id: newId(),
    kind: "test",
    idempotencyKey: newId(),
    payload: { to: "a@b.test" },
    dueAt: 1,
    createdAt: 1,
    ...values,
  });
const report = (closedAt: number | null) =>
  db.orm.insert(conversationReports).values({
    id: newId(),
    conversationId,
    reporterId: athlete.userId,
    reportedId: userId,
    reason: "spam",
    messages: [],
    status: closedAt === null ? "open" : "closed",
    createdAt: 1,
    closedAt,
  });
const pendingAction = (since: number) =>
  db.orm.insert(deadlines).values({ kind: "review", subjectId: newId(), since });
const request = (closedAt: number | null) =>
  db.orm
    .insert(deletionRequests)
    .values({ id: newId(), email: "", receivedAt: 1, closedAt, createdAt: 1 });
const day = (name: string) => db.orm.insert(dailyJobs).values({ day: name, name: "old" });

/** Of each table: rows whose time is over, and rows that are still needed. */
const difference = (closedAt: number | null): Statement => {
  const id = newId();
  return db.orm.insert(paymentDifferences).values({
    ...{ id, dealId: id, kind: "charged", reference: id, inLedger: 1, atStripe: 2 },
    ...{ createdAt: NOW, seenAt: NOW, closedAt },
  });
};

const share = (expiresAt: number): Statement =>
  db.orm
    .insert(reportShares)
    .values({ id: newId(), campaignId, tokenHash: newId(), expiresAt, createdAt: 1 });

const dealId = await makeInvitation(db, campaignId, athlete.userId, "accepted");
const contest = (measure: TrackMeasure, decidedAt: number | null) =>
  db.orm.insert(trackRecordContests).values({
    ...{ id: newId(), sideId: athlete.userId, createdAt: NOW },
    ...{ measure, dealId, reason: "The brief came late" },
    ...(decidedAt !== null && { outcome: "corrected" as const, decidedAt }),
  });

const CASES: Record<string, { table: SQLiteTable; old: Statement[]; stored: Statement[] }> = {
  sessions: {
    table: userSessions,
    old: [session(daysAgo(31))],
    stored: [session(daysAgo(29)), session(NOW + DAY_MS)],
  },
  "account-tokens": {
    table: accountTokens,
    old: [token(daysAgo(31))],
    stored: [token(daysAgo(29)), token(NOW + 1)],
  },
  "sign-in-throttles": {
    table: signInThrottles,
    old: [throttle(daysAgo(1.1))],
    stored: [throttle(daysAgo(0.9))],
  },
  "trusted-devices": {
    table: trustedDevices,
    old: [trusted(NOW - 1)],
    stored: [trusted(NOW + 1)],
  },
  "passkey-challenges": {
    table: webauthnChallenges,
    old: [challenge(NOW - 1)],
    stored: [challenge(NOW + 1)],
  },
  "channel-days": {
    table: channelDays,
    old: [channelDay(daysAgo(31))],
    stored: [channelDay(daysAgo(30))],
  },
  "channel-consents": {
    table: channelConsents,
    old: [consent(NOW - 1)],
    stored: [consent(NOW + 1)],
  },
  "factor-removals": {
    table: factorRemovals,
    old: [removal(daysAgo(31))],
    stored: [removal(daysAgo(29))],
  },
  "email-changes": {
    table: emailChanges,
    old: [emailChange(daysAgo(31))],
    stored: [emailChange(daysAgo(29))],
  },
  "security-events": {
    table: securityEvents,
    old: [event(daysAgo(401))],
    stored: [event(daysAgo(399))],
  },
  "held-forms": {
    table: heldForms,
    old: [held(NOW - 1)],
    stored: [held(NOW + 1)],
  },
  "outbox-sent": {
    table: outbox,
    old: [row({ sentAt: daysAgo(31) })],
    stored: [row({ sentAt: daysAgo(29) }), row({})],
  },
  "outbox-set-aside": {
    table: outbox,
    old: [row({ failedAt: daysAgo(31) })],
    stored: [row({ failedAt: daysAgo(29) }), row({})],
  },
  notifications: {
    table: notifications,
    old: [notification(daysAgo(181))],
    stored: [notification(daysAgo(179))],
  },
  "saved-searches": {
    table: savedSearches,
    old: [search(daysAgo(31))],
    stored: [search(daysAgo(29)), search(null)],
  },
  "conversation-reports": {
    table: conversationReports,
    old: [report(daysAgo(366))],
    stored: [report(daysAgo(364)), report(null)],
  },
  "deletion-requests": {
    table: deletionRequests,
    old: [request(daysAgo(366))],
    stored: [request(daysAgo(364)), request(null)],
  },
  "payment-differences": {
    table: paymentDifferences,
    old: [difference(daysAgo(401))],
    stored: [difference(daysAgo(399)), difference(null)],
  },
  "report-shares": {
    table: reportShares,
    old: [share(daysAgo(366))],
    stored: [share(daysAgo(364)), share(NOW + 1)],
  },
  "track-record-contests": {
    table: trackRecordContests,
    old: [contest("paid", daysAgo(731))],
    stored: [contest("changes", daysAgo(729)), contest("disputes", null)],
  },
  deadlines: {
    table: deadlines,
    old: [pendingAction(daysAgo(401))],
    stored: [pendingAction(daysAgo(399))],
  },
  "daily-jobs": { table: dailyJobs, old: [day("2026-08-22")], stored: [day("2026-08-23")] },
};

const countOf = async (table: SQLiteTable) => {
  const [[found]] = await db.read(db.orm.select({ n: count() }).from(table));
  return found?.n ?? 0;
};

test("every retention has a case here and a line in docs/operations.md", () => {
  const docs = readFileSync(new URL("../../docs/operations.md", import.meta.url), "utf8");
  expect(Object.keys(CASES)).toEqual(RETENTION.map(({ name }) => name));
  for (const { name, days } of RETENTION)
    expect(docs).toMatch(new RegExp(`\\| \`${name}\` +\\| ${days} days? `));
});

test("the Privacy Policy tells how long sessions, security events and documents are kept", () => {
  const policy = renderToStaticMarkup(
    PRIVACY.find(({ id }) => id === "how-long")?.body as ReactElement,
  );
  const days = (name: string) => RETENTION.find((entry) => entry.name === name)?.days;
  expect(policy).toContain(
    `Sessions are deleted ${days("sessions")} days after they end, security events after ${days("security-events")} days, and the documents of a verification ${DOCUMENT_DAYS} days after our decision.`,
  );
});

test("the Privacy Policy tells how long a deletion, a copy and what is kept take", () => {
  const policy = renderToStaticMarkup(
    PRIVACY.find(({ id }) => id === "how-long")?.body as ReactElement,
  );
  const days = (name: string) => RETENTION.find((entry) => entry.name === name)?.days;
  expect(policy).toContain(`Notifications are deleted after ${days("notifications")} days`);
  expect(policy).toContain(
    `What you contest in your track record is deleted ${days("track-record-contests")} days after our decision`,
  );
  expect(policy).toContain(`A copy of your data can be downloaded for ${EXPORT_DAYS} days`);
  expect(policy).toContain(`deleted after ${UNDO_DAYS} days, or at once`);
  expect(policy).toContain(`by email, within ${DELETED_DAYS} days`);
  expect(KEPT_YEARS).toBe(6);
  expect(policy).toContain("For six years after that we keep");
});

test("contracts and records outlive an account, for as long as the Privacy Policy and the operator's handbook say", () => {
  const docs = readFileSync(new URL("../../docs/operations.md", import.meta.url), "utf8");
  const policy = renderToStaticMarkup(
    PRIVACY.find(({ id }) => id === "how-long")?.body as ReactElement,
  );
  expect(docs).toMatch(/Contracts and the records of campaigns are kept for at least 6 years/);
  expect(policy).toMatch(/Contracts and the record of a campaign stay .* for at least six years/);
  const purged = RETENTION.map(({ since }) => getTableName(since.table));
  for (const table of [contracts, contractVersions, contractSignatures, recordEntries, recordSeals])
    expect(purged).not.toContain(getTableName(table));
});

for (const [name, { table, old, stored }] of Object.entries(CASES))
  test(`${name}: rows whose time is over go, the others stay`, async () => {
    await db.write([db.orm.delete(table)]);
    await db.write([...old, ...stored]);
    await db.write([db.orm.delete(dailyJobs).where(eq(dailyJobs.day, TODAY))]);
    const before = await countOf(table);
    await run();
    const todays = table === dailyJobs ? JOBS.length : 0;
    expect(before).toBe(old.length + stored.length);
    expect(await countOf(table)).toBe(stored.length + todays);
  });

test("more rows than one batch go in one night, and audit rows stay", async () => {
  const request = { id: "r", ip: "i", userAgent: "u" };
  await db.write([
    sql`insert into sign_in_throttles (key, failures, blocked_until, updated_at)
        with recursive n(i) as (select 1 union all select i + 1 from n where i < 1300)
        select 'many' || i, 1, 0, 1 from n`,
    audit(
      { now: 1, request },
      { userId, action: "signed_in", resourceType: "session", resourceId: "s" },
    ),
  ]);
  await run();
  const [[left], [trail]] = await db.read(
    db.orm.select({ n: count() }).from(signInThrottles).where(eq(signInThrottles.updatedAt, 1)),
    db.orm.select({ n: count() }).from(auditLogs),
  );
  expect(left?.n).toBe(0);
  expect(trail?.n).toBeGreaterThan(0);
});

test("a row that is used again while it is about to go stays", async () => {
  await db.write([db.orm.delete(signInThrottles), throttle(daysAgo(2))]);
  const entry = RETENTION.find(({ name }) => name === "sign-in-throttles");
  if (!entry) throw new Error("no such retention");
  const { writes } = await purge(entry)(db, { day: TODAY, now: NOW }, "");
  await db.write([db.orm.update(signInThrottles).set({ updatedAt: NOW })]);
  await db.write(writes);
  expect(await countOf(signInThrottles)).toBe(1);
});

test("addresses and texts of sent mails go after 7 days; the keys stay, and so does what was not sent", async () => {
  await db.write([db.orm.delete(outbox)]);
  const mail = { to: "a@b.test", subject: "Hello", text: "Words", reason: "A test." };
  await db.write(["old", "young", "unsent", "aside"].map((key) => queueMail(mail, 1, key)));
  const set = (key: string, values: Partial<typeof outbox.$inferInsert>) =>
    db.orm
      .update(outbox)
      .set(values)
      .where(eq(outbox.idempotencyKey, `mail:${key}`));
  await db.write([
    set("old", { sentAt: daysAgo(8) }),
    set("young", { sentAt: daysAgo(6) }),
    set("aside", { failedAt: daysAgo(8) }),
  ]);
  await run();
  const [rows] = await db.read(
    db.orm
      .select({ key: outbox.idempotencyKey, payload: outbox.payload })
      .from(outbox)
      .orderBy(outbox.idempotencyKey),
  );
  expect(rows).toEqual([
    { key: "mail:aside", payload: mail },
    { key: "mail:old", payload: {} },
    { key: "mail:unsent", payload: mail },
    { key: "mail:young", payload: mail },
  ]);
});

test("the purges use indexes", async () => {
  for (const { since } of RETENTION) {
    const [plan] = await db.read(
      db.orm.all<{ detail: string }>(
        sql`explain query plan select rowid from ${since.table} where ${since} < 1 limit 500`,
      ),
    );
    expect(plan.map(({ detail }) => detail).join()).toMatch(/^SEARCH .* INDEX/);
  }
});
