import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { getTableColumns, getTableName, is, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/libsql";
import { migrate } from "drizzle-orm/libsql/migrator";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { move } from "~/features/ledger/move.server";
import { recordEntry } from "~/features/record/entries.server";
import type { Database } from "~db/client";
import { newId } from "~db/columns";
import * as schema from "~db/schema";
import { commandContext, database } from "../support/command-context";
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
import { emptyDatabase } from "../support/own-database";
import { migrationPorts } from "../support/ports";

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
  const campaignId = await makeCampaign(on, brand.userId);
  const invitationId = await makeInvitation(on, campaignId, athlete.userId);
  const contractId = await makeContract(on, invitationId, { brand, athlete, campaignId });
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
      campaignId,
      athleteId: athlete.userId,
      kind: "draft_submitted",
      subjectId: contentId,
      body: {},
      at: now,
    }),
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
      brandId: brand.userId,
      kind: "exclusivity",
      category: "footwear",
      territory: "uk",
      firstDay: "2026-01-01",
      lastDay: "2026-02-01",
    }),
    on.orm.insert(schema.handOvers).values({ kind: "review", subjectId: contentId, since: now }),
    on.orm.insert(schema.portfolioConsents).values({ ...ids, contentId }),
    on.orm.insert(schema.trackRecordContests).values({
      ...{
        ...ids,
        userId: athlete.userId,
        invitationId,
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
      brandId: brand.userId,
      campaignId,
      athleteId: athlete.userId,
      reason: "too_small",
    }),
    on.orm.insert(schema.accountDeletions).values({ ...ids, userId: brand.userId, dueAt: now }),
    on.orm
      .insert(schema.subscriptions)
      .values({ userId: brand.userId, customerId: ids.id, plan: "brand_premium", createdAt: now }),
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
      seen: 2,
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
      invitationId,
      campaignId,
      brandId: brand.userId,
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
    move("funded", { paymentId: ids.id, amount: 1 }, now),
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
      invitationId,
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
    on.orm.insert(schema.campaignGoals).values({ campaignId, goal: "reach", updatedAt: now }),
    on.orm.insert(schema.resultNorms).values({
      ...{ tier: "all", campaigns: 20, brands: 3, computedAt: now },
      ...{ rateLow: 1, rateMedian: 2, rateHigh: 3, offLow: -20, offMedian: 0, offHigh: 20 },
    }),
    on.orm.insert(schema.discountCodes).values({
      ...{ ...ids, code: "MAYA10", campaignId },
      ...{ athleteId: athlete.userId, brandId: brand.userId },
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

/** Rows as they were written before the checks: only with the columns of then. A parent before its children. */
const OLD_ROWS: [table: string, row: Record<string, string | number>][] = [
  ["profiles", { id: "brand", email: "b", user_type: "brand", full_name: "B", created_at: 1 }],
  ["profiles", { id: "athlete", email: "a", user_type: "athlete", full_name: "A", created_at: 1 }],
  ["user_roles", { id: "role", user_id: "brand", role: "moderator", created_at: 1 }],
  [
    "account_tokens",
    { id: "token", user_id: "brand", purpose: "confirm_email", expires_at: 1, created_at: 1 },
  ],
  ["brand_profiles", { user_id: "brand" }],
  ["athlete_profiles", { user_id: "athlete", last_updated: 1 }],
  ["campaigns", { id: "campaign", brand_id: "brand", title: "C", created_at: 1, updated_at: 1 }],
  [
    "campaign_invitations",
    { id: "i", campaign_id: "campaign", athlete_id: "athlete", created_at: 1, updated_at: 1 },
  ],
  [
    "content_submissions",
    { id: "piece", campaign_id: "campaign", athlete_id: "athlete", created_at: 1, updated_at: 1 },
  ],
  [
    "content_versions",
    { id: "v", content_id: "piece", version: 1, title: "F", description: "", created_at: 1 },
  ],
  ["moderation_cases", { id: "case", content_id: "piece", reason: "other", created_at: 1 }],
  [
    "recommendation_dismissals",
    {
      id: "d",
      brand_id: "brand",
      campaign_id: "campaign",
      athlete_id: "athlete",
      reason: "too_small",
      created_at: 1,
    },
  ],
];

/** The two sides of a deal. */
const OLD_PEOPLE = OLD_ROWS.filter(([table]) =>
  ["profiles", "brand_profiles", "athlete_profiles"].includes(table),
);

const insert = ([table, row]: (typeof OLD_ROWS)[number]) =>
  sql`insert into ${sql.identifier(table)} (${sql.join(
    Object.keys(row).map((column) => sql.identifier(column)),
    sql`, `,
  )}) values ${Object.values(row)}`;

beforeAll(async () => {
  await fill(db);
});

test("the schema has enumerations", () => {
  expect(columns.length).toBeGreaterThanOrEqual(11);
});

test.each(columns)(
  "$table.$column refuses a value that is none of its own",
  async ({ table, column }) => {
    const update = sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = 'foreign'
    where rowid = (select max(rowid) from ${sql.identifier(table)})`;
    await expect(db.write([update])).rejects.toThrow(`CHECK constraint failed: ${table}_${column}`);
  },
);

test.each(columns)("$table.$column takes each of its values", async ({ table, column, values }) => {
  const { rows } = await db.client.execute({
    sql: "select sql from sqlite_master where type = 'table' and name = ?",
    args: [table],
  });
  const check = new RegExp(
    `"${table}_${column}" CHECK ?\\((?:"${table}".)?.${column}. in \\(([^)]*)\\)`,
  );
  const allowed = check.exec(String(rows[0]?.sql))?.[1];
  expect(allowed).toBe((values as string[]).map((value) => `'${value}'`).join(", "));
});

test("a database of before the checks keeps its rows, their children and its search", async () => {
  const { old, orm, newest } = await databaseBefore(7);
  await old.db.write(OLD_ROWS.map(insert));
  const rows = async () => {
    const read = (table: string) => old.db.client.execute(`select * from ${table} order by 1`);
    const all = await Promise.all([...new Set(OLD_ROWS.map(([table]) => table))].map(read));
    // Columns that have gone since: one that nothing read, and those that are rows of `social_accounts` now.
    const stays = (column: string) =>
      !/^(subscription_tier|(instagram|tiktok|youtube)_)/.test(column);
    return all.map(({ rows }) =>
      rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => stays(name)))),
    );
  };
  const before = await rows();
  await migrate(orm, { migrationsFolder: newest });
  // Columns may have come since.
  expect(await rows()).toMatchObject(before);

  await old.db.write([sql`update athlete_profiles set region = 'eu'`]);
  const { rows: found } = await old.db.client.execute(
    "select user_id from athlete_search where region = 'eu'",
  );
  expect(found.map(({ user_id }) => user_id)).toEqual(["athlete"]);
  await expect(old.db.write([sql`update athlete_profiles set region = 'moon'`])).rejects.toThrow(
    "CHECK constraint failed: athlete_profiles_region",
  );
});

test("figures of a profile become channels of their own, with who said so", async () => {
  const { old, orm, newest } = await databaseBefore(74);
  await old.db.write([
    ...OLD_ROWS.slice(0, 2).map(insert),
    sql`insert into athlete_profiles (user_id, last_updated, instagram_handle, instagram_followers, instagram_engagement_rate,
        tiktok_handle, youtube_subscribers)
      values ('athlete', 7, 'maya.runs', 1200, 3.5, 'maya_runs', 90)`,
    sql`insert into verification_requests (id, user_id, user_type, proof_code, created_at)
      values ('request', 'athlete', 'athlete', 'code', 1)`,
    sql`insert into verification_proofs values ('request', 'channel', 'https://www.tiktok.com/@maya_runs', 1)`,
  ]);
  await migrate(orm, { migrationsFolder: newest });
  const { rows } = await old.db.client.execute("select * from social_accounts order by platform");
  const athlete = { athlete_id: "athlete", figures_at: 7 };
  expect(rows).toMatchObject([
    {
      ...athlete,
      platform: "instagram",
      handle: "maya.runs",
      source: "typed",
      followers: 1200,
      engagement_rate: 3.5,
    },
    { ...athlete, platform: "tiktok", handle: "maya_runs", source: "confirmed", followers: 0 },
    { ...athlete, platform: "youtube", handle: null, source: "typed", followers: 90 },
  ]);
});

test("pieces that were posted before get a row of their post, once", async () => {
  const { old, orm, newest } = await databaseBefore(82);
  await old.db.write(OLD_PEOPLE.map(insert));
  const [brand, athlete] = [{ userId: "brand" }, { userId: "athlete" }];
  const campaignId = await makeCampaign(old.db, brand.userId);
  const [known, other] = [
    await makeContent(old.db, campaignId, athlete.userId, "posted"),
    await makeContent(old.db, campaignId, athlete.userId, "posted"),
  ];
  await makeContent(old.db, campaignId, athlete.userId, "approved");
  await old.db.write([
    sql`update content_submissions set posted_at = 1000, post_url = 'https://www.tiktok.com/@maya/video/1' where id = ${known}`,
    sql`update content_submissions set posted_at = 2000, post_url = 'https://blog.example/1' where id = ${other}`,
  ]);
  await migrate(orm, { migrationsFolder: newest });
  const { rows } = await old.db.client.execute(
    "select content_id, platform, state, posted_at, kept_until, next_read_at from posts order by posted_at",
  );
  const unread = { state: "unread", next_read_at: null };
  expect(rows.map((row) => ({ ...row }))).toEqual([
    { ...unread, content_id: known, platform: "tiktok", posted_at: 1000, kept_until: 2592001000 },
    { ...unread, content_id: other, platform: null, posted_at: 2000, kept_until: 2592002000 },
  ]);
});

test("a rebuilt table keeps its rows and those of other tables", async () => {
  const { old, orm, newest } = await databaseBefore(43);
  await old.db.write([
    sql`insert into media (id, kind, name, bytes, width, height, created_at)
      values ('clip', 'clip', 'run.mp4', 1, 1, 1, 1)`,
    sql`insert into media_captions (media_id, vtt, created_at) values ('clip', 'WEBVTT', 1)`,
  ]);
  await migrate(orm, { migrationsFolder: newest });
  const { rows } = await old.db.client.execute(
    "select name, vtt from media join media_captions on media_id = id",
  );
  expect(rows.map((row) => ({ ...row }))).toEqual([{ name: "run.mp4", vtt: "WEBVTT" }]);
  await old.db.write([sql`delete from media`]);
  const { rows: left } = await old.db.client.execute("select * from media_captions");
  expect(left).toEqual([]);
});

test("payments keep their rows, and the ledger its rows and triggers, when their table is rebuilt", async () => {
  const { old, orm, newest } = await databaseBefore(76);
  await old.db.write(OLD_PEOPLE.map(insert));
  const [brand, athlete] = [{ userId: "brand" }, { userId: "athlete" }];
  const campaignId = await makeCampaign(old.db, brand.userId);
  const invitationId = await makeInvitation(old.db, campaignId, athlete.userId);
  await old.db.write([
    sql`insert into payments (id, invitation_id, campaign_id, brand_id, athlete_id, number, name, release, amount, fee, created_at, updated_at)
      values ('p', ${invitationId}, ${campaignId}, ${brand.userId}, ${athlete.userId}, 1, 'Full fee', 'approval', 100, 8, 1, 1)`,
    move("funded", { paymentId: "p", amount: 108 }, 1),
  ]);
  await migrate(orm, { migrationsFolder: newest });
  const { rows } = await old.db.client.execute(
    "select payment.amount, compared_at, entry.amount as moved from payments payment join ledger_entries entry on payment_id = payment.id",
  );
  expect(rows.map((row) => ({ ...row }))).toEqual([{ amount: 100, compared_at: 0, moved: 108 }]);
  await expect(old.db.write([sql`delete from ledger_entries`])).rejects.toThrow("append-only");
  await expect(
    old.db.write([move("released", { paymentId: "p", amount: 109 }, 2)]),
  ).rejects.toThrow("below zero");
});

test("contracts and the record keep their rows and triggers when their tables are rebuilt", async () => {
  const { old, orm, newest } = await databaseBefore(51);
  const since = { created_at: 1 };
  await old.db.write([
    ...(
      [
        ...OLD_ROWS.filter(([table]) =>
          /^(profiles|brand_profiles|athlete_profiles|campaigns|campaign_invitations)$/.test(table),
        ),
        [
          "contracts",
          {
            id: "contract",
            invitation_id: "i",
            campaign_id: "campaign",
            brand_id: "brand",
            athlete_id: "athlete",
            title: "C",
            proposed_by: "brand",
            offered_at: 1,
            ...since,
          },
        ],
        [
          "contract_versions",
          {
            contract_id: "contract",
            number: 1,
            proposed_by: "brand",
            body: "{}",
            hash: "h",
            ...since,
          },
        ],
        [
          "record_entries",
          {
            id: "entry",
            campaign_id: "campaign",
            number: 1,
            kind: "contract_version",
            subject_id: "contract",
            athlete_id: "athlete",
            body: "{}",
            salt: "s",
            ...since,
          },
        ],
        [
          "record_seals",
          { entry_id: "entry", hash: "h", key_id: "k", signature: "s", sealed_at: 1 },
        ],
      ] as typeof OLD_ROWS
    ).map(insert),
  ]);
  await migrate(orm, { migrationsFolder: newest });
  const { rows } = await old.db.client.execute(
    `select contracts.kind, amends, status, version.body, entry.number, seal.hash from contracts
      join contract_versions version on contract_id = contracts.id
      join record_entries entry on subject_id = contracts.id join record_seals seal on entry_id = entry.id`,
  );
  expect(rows.map((row) => Object.values(row))).toEqual([
    ["contract", null, "pending", "{}", 1, "h"],
  ]);
  for (const statement of [
    sql`delete from contracts`,
    sql`update record_entries set body = ''`,
    sql`delete from record_entries`,
    sql`insert into record_entries (id, campaign_id, number, kind, subject_id, athlete_id, body, salt, created_at)
      values ('gap', 'campaign', 3, 'contract_version', 'contract', 'athlete', '{}', 's', 1)`,
    sql`insert into record_seals (entry_id, hash, key_id, signature, sealed_at) values ('gap', 'h', 'k', 's', 1)`,
  ])
    await expect(old.db.write([statement])).rejects.toThrow();
});

/** A database with the first `count` migrations. */
async function databaseBefore(count: number) {
  const old = await emptyDatabase(migrationPorts);
  onTestFinished(old.stop);
  const orm = drizzle(old.db.client);
  const newest = fileURLToPath(new URL("../../migrations", import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), "laurel-migrations-"));
  cpSync(newest, folder, { recursive: true });
  const journal = join(folder, "meta/_journal.json");
  const { entries, ...rest } = JSON.parse(readFileSync(journal, "utf8"));
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, count) }));
  await migrate(orm, { migrationsFolder: folder });
  rmSync(folder, { recursive: true });
  return { old, orm, newest };
}
