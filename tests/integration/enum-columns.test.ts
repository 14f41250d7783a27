import { getTableColumns, getTableName, is, sql } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { beforeAll, expect, test } from "vitest";
import { recordMovement } from "~/features/billing/ledger/record-movement.server";
import { recordEntry } from "~/features/campaigns/record/entries.server";
import type { Database } from "~db/client";
import { newId } from "~db/columns";
import * as schema from "~db/schema";
import { commandContext } from "../support/command-context";
import {
  addPolishedFile,
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  makeContract,
  makeConversation,
  makeDispute,
  makeInterest,
  makeInvitation,
  makeOffer,
  makeStaff,
  makeVerification,
} from "../support/factories";
import { database } from "../support/own-database";

const db = database();

/** Every column of the schema that holds an enumeration of db/constants.ts. */
const columns = Object.values(schema)
  .filter((table) => is(table, SQLiteTable))
  .flatMap((table) =>
    Object.values(getTableColumns(table as SQLiteTable))
      .filter(({ enumValues }) => enumValues?.length)
      .map(({ name, enumValues }) => ({
        table: getTableName(table as SQLiteTable),
        column: name,
        values: enumValues,
      })),
  );

/** A row in each table with such a column. */
async function fill(on: Database) {
  const channels = { instagram: { handle: "maya.runs" } };
  const [brand, athlete] = [await makeBrand(on), await makeAthlete(on, { channels })];
  await makeStaff(on);
  const campaignId = await makeCampaign(on, brand.brandId);
  const dealId = await makeInvitation(on, campaignId, athlete.userId);
  const contractId = await makeContract(on, dealId, { brand, athlete, campaignId });
  await makeInterest(on, campaignId, athlete.userId);
  const contentId = await makeContent(on, campaignId, athlete.userId, "awaiting_review");
  await makeContent(on, campaignId, athlete.userId, "polishing");
  await addPolishedFile(on, contentId, athlete.userId);
  const conversationId = await makeConversation(on, brand, athlete, [{ from: brand }]);
  const disputeId = await makeDispute(on, { brand, athlete, campaignId });
  await makeOffer(on, disputeId, brand);
  const requestId = await makeVerification(on, brand);
  const { now } = commandContext(on, brand);
  const ids = { id: newId(), createdAt: now };
  await on.write([
    on.orm
      .insert(schema.verificationProofs)
      .values({ requestId, kind: "dns", target: "northlight.example", provedAt: now }),
    ...recordEntry({
      dealId: contentId,
      campaignId,
      athleteId: athlete.userId,
      kind: "draft_submitted",
      subjectId: contentId,
      body: {},
      at: now,
    }),
    on.orm
      .insert(schema.savedSearches)
      .values({ ...ids, brandId: brand.brandId, name: "Runners", query: "?sport=Running" }),
    on.orm.insert(schema.media).values({
      ...ids,
      contentId,
      kind: "picture",
      name: "start.jpg",
      bytes: 1,
      width: 1,
      height: 1,
    }),
    on.orm.insert(schema.campaignVersions).values({
      ...ids,
      campaignId,
      version: 1,
      title: "Autumn miles",
      description: "",
      requirements: "",
    }),
    on.orm.insert(schema.contractSignatures).values({
      contractId,
      number: 1,
      side: "brand",
      userId: brand.userId,
      name: "B",
      consent: "Yes",
      hash: "",
      ipAddress: "",
      userAgent: "",
      signedAt: now,
    }),
    on.orm
      .insert(schema.contractComments)
      .values({ ...ids, contractId, number: 1, clause: "fee", side: "brand", body: "Hm" }),
    on.orm.insert(schema.grants).values({
      id: ids.id,
      contractId,
      athleteId: athlete.userId,
      brandId: brand.brandId,
      kind: "exclusivity",
      category: "footwear",
      territory: "uk",
      firstDay: "2026-01-01",
      lastDay: "2026-02-01",
    }),
    on.orm.insert(schema.deadlines).values({ kind: "review", subjectId: contentId, since: now }),
    on.orm.insert(schema.portfolioConsents).values({ ...ids, contentId }),
    on.orm.insert(schema.trackRecordContests).values({
      ...{
        ...ids,
        sideId: athlete.userId,
        dealId,
        measure: "on_time",
        reason: "Sent earlier",
      },
      ...{ outcome: "upheld", decidedAt: now },
    }),
    on.orm.insert(schema.moderationCases).values({ ...ids, contentId, reason: "other" }),
    on.orm.insert(schema.moderationAppeals).values({ ...ids, caseId: ids.id, note: "Mine" }),
    on.orm.insert(schema.conversationReports).values({
      ...ids,
      conversationId,
      reporterId: athlete.userId,
      reportedId: brand.userId,
      reason: "other",
      messages: [],
    }),
    on.orm.insert(schema.disputeAppeals).values({
      ...ids,
      disputeId,
      appellantId: brand.userId,
      note: "Look again",
      ruledAt: now,
      resolutionType: "other",
      resolutionDetails: "",
    }),
    on.orm.insert(schema.recommendationDismissals).values({
      ...ids,
      brandId: brand.brandId,
      campaignId,
      athleteId: athlete.userId,
      reason: "too_small",
    }),
    on.orm.insert(schema.accountDeletions).values({ ...ids, userId: brand.userId, dueAt: now }),
    on.orm
      .insert(schema.subscriptions)
      .values({ sideId: brand.brandId, customerId: ids.id, plan: "brand_premium", createdAt: now }),
    on.orm.insert(schema.socialConnections).values({
      athleteId: athlete.userId,
      platform: "instagram",
      providerId: ids.id,
      sealedTokens: "",
      connectedAt: now,
      syncedAt: now,
    }),
    on.orm.insert(schema.channelConsents).values({
      ...{ id: ids.id, athleteId: athlete.userId, platform: "instagram", verifier: "" },
      expiresAt: now,
    }),
    on.orm.insert(schema.channelDays).values({
      athleteId: athlete.userId,
      platform: "instagram",
      takenOn: "2026-11-25",
      followers: 1,
    }),
    on.orm.insert(schema.audienceSigns).values({
      athleteId: athlete.userId,
      platform: "instagram",
      kind: "jump",
      usual: 1,
      measured: 2,
      firstDay: "2026-11-24",
      lastDay: "2026-11-25",
      foundAt: now,
    }),
    on.orm.insert(schema.providerBuckets).values({ platform: "instagram", left: 1, at: now }),
    on.orm.insert(schema.payoutAccounts).values({
      userId: athlete.userId,
      accountId: ids.id,
      state: "started",
      checkedAt: now,
      createdAt: now,
    }),
    on.orm.insert(schema.payments).values({
      ...ids,
      dealId,
      campaignId,
      brandId: brand.brandId,
      athleteId: athlete.userId,
      number: 1,
      name: "Full fee",
      release: "approval",
      amount: 1,
      fee: 0,
      updatedAt: now,
    }),
    on.orm.insert(schema.chargebacks).values({
      ...ids,
      paymentId: ids.id,
      state: "open",
      amount: 1,
      reason: "fraudulent",
      updatedAt: now,
    }),
    recordMovement("funded", { paymentId: ids.id, amount: 1 }, now),
    on.orm.insert(schema.paymentProposals).values({
      ...ids,
      paymentId: ids.id,
      paymentVersion: 0,
      toAthlete: 1,
      toFee: 0,
      toBrand: 0,
      reason: "Agreed by phone",
    }),
    on.orm.insert(schema.paymentDifferences).values({
      ...ids,
      dealId,
      kind: "charged",
      reference: ids.id,
      inLedger: 1,
      atStripe: 2,
      seenAt: now,
    }),
    on.orm.insert(schema.notificationSettings).values({ userId: brand.userId }),
    on.orm.insert(schema.userSessions).values({
      ...ids,
      userId: brand.userId,
      userAgent: "",
      ipAddress: "",
      lastActivity: now,
      expiresAt: now,
    }),
    on.orm.insert(schema.securityEvents).values({
      ...ids,
      userId: brand.userId,
      kind: "new_device",
      severity: "low",
      ipAddress: "",
      userAgent: "",
    }),
    on.orm.insert(schema.posts).values({
      ...{ contentId, athleteId: athlete.userId, platform: "instagram" },
      ...{ postedAt: now, keptUntil: now, createdAt: now },
    }),
    on.orm.insert(schema.postFigures).values({
      ...{ contentId, span: "24h", source: "typed", takenAt: now },
    }),
    on.orm.insert(schema.dealDeliverables).values({
      dealId,
      number: 1,
      text: "1 reel",
      platform: "instagram",
      format: "reel",
      count: 1,
    }),
    on.orm.insert(schema.campaignGoals).values({ campaignId, goal: "reach", updatedAt: now }),
    on.orm.insert(schema.resultNorms).values({
      ...{ platform: "x", campaigns: 20, brands: 3, computedAt: now },
      ...{ reachLow: 0.5, reachMedian: 1, reachHigh: 2 },
    }),
    on.orm.insert(schema.siteFigures).values({ name: "athletes", value: 50 }),
    on.orm.insert(schema.discountCodes).values({
      ...{ ...ids, code: "MAYA10", campaignId, dealId },
      ...{ athleteId: athlete.userId, brandId: brand.brandId },
    }),
    on.orm.insert(schema.codeSales).values({
      ...{ codeId: ids.id, reference: "1001", day: "2026-01-01", revenue: 4500 },
      ...{ source: "csv", createdAt: now },
    }),
    on.orm.insert(schema.accountTokens).values({
      ...ids,
      userId: brand.userId,
      purpose: "confirm_email",
      expiresAt: now,
    }),
  ]);
}

beforeAll(async () => {
  await fill(db);
});

test("the schema has enumerations", () => {
  expect(columns.length).toBeGreaterThanOrEqual(11);
});

test.each(columns)(
  "$table $column refuses a value that is none of its own",
  async ({ table, column }) => {
    const update = sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = 'foreign'
    where rowid = (select max(rowid) from ${sql.identifier(table)})`;
    await expect(db.write([update])).rejects.toThrow(`CHECK constraint failed: ${table}_${column}`);
  },
);

test.each(columns)("$table $column takes each of its values", async ({ table, column, values }) => {
  const { rows } = await db.client.execute({
    sql: "select sql from sqlite_master where type = 'table' and name = ?",
    args: [table],
  });
  const check = new RegExp(
    `"${table}_${column}" CHECK ?\\((?:"${table}".)?.${column}. (?:in \\(([^)]*)\\)|= ('\\w+'))`,
  );
  const [, several, one] = check.exec(String(rows[0]?.sql)) ?? [];
  expect(several ?? one).toBe((values as string[]).map((value) => `'${value}'`).join(", "));
});
