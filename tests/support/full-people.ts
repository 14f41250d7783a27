import type { Client } from "@libsql/client";
import { getTableColumns, getTableName, sql } from "drizzle-orm";
import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { recordMovement } from "~/features/billing/ledger/record-movement.server";
import { recordEntry } from "~/features/campaigns/record/entries.server";
import type { PersonalTable } from "~/platform/personal-data";
import { PERSONAL_TABLES } from "~/server/personal-data";
import type { Database } from "~db/client";
import { newId } from "~db/columns";
import * as schema from "~db/schema";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  makeConversation,
  makeDispute,
  makeInvitation,
  makeSignedContract,
  type Person,
  sideOf,
} from "./factories";
import { makeMedia } from "./media-rows";

/** What stands in every text that a person could have typed or brought along. */
export const MARK = "zzmark";

/** A column that holds words, and not an id, an enumeration or a name of ours. */
const isText = ({ name, enumValues, dataType }: ReturnType<typeof getTableColumns>[string]) =>
  (dataType === "string" || dataType === "json") &&
  !enumValues?.length &&
  !/^(id|.*_id|.*_by|email|kind|purpose|channel|public_name|key|number|mail|started_by|audience_countries|clause|edited_in|payload|code|day|reference|target|taken_on|planned_on|next_on|first_day|last_day|start_date|end_date)$/.test(
    name,
  );

/** The rows of this person in a table that a deletion may change. */
const rowsOf = (table: PersonalTable, { userId: id, email }: Person) => {
  const { erasure, about } = table;
  return (erasure.how === "kept" ? about : (erasure.rows ?? about))({ id, email });
};

/** How many rows of this person each table has. */
export async function countRows({ read, orm }: Database, person: Person): Promise<number[]> {
  const [first, ...others] = PERSONAL_TABLES.map((table) =>
    orm.select({ n: sql<number>`count(*)` }).from(table.table).where(rowsOf(table, person)),
  );
  if (!first) return [];
  const found = await read(first, ...others);
  return found.map(([row]) => row?.n ?? 0);
}

/** A row with a value in every column that needs one; ids as `known` says. */
function anyRow(table: SQLiteTable, known: Record<string, unknown>) {
  const values = Object.entries(getTableColumns(table)).flatMap(([name, column]) => {
    if (name in known) return [[name, known[name]]];
    if (!column.notNull || column.hasDefault) return [];
    if (column.enumValues?.length) return [[name, column.enumValues[0]]];
    if (column.dataType === "json") return [[name, []]];
    return [[name, column.dataType === "number" ? 1 : `${MARK} ${getTableName(table)}.${name}`]];
  });
  return Object.fromEntries(values);
}

/** An athlete and a brand whose work together is over, with rows in every table, and words in every row. */
export async function makeFullPeople(db: Database) {
  const athlete = await makeAthlete(db, {
    name: "Quentin Zyxwathlete",
    email: "quentin@zyxwathlete.test",
  });
  const brand = await makeBrand(db, {
    name: "Brenda Zyxwbrand",
    email: "brenda@zyxwbrand.test",
    companyName: "Zyxwbrand Limited",
  });
  const campaignId = await makeCampaign(db, brand.brandId, { status: "completed" });
  const dealId = await makeInvitation(db, campaignId, athlete.userId);
  const contentId = await makeContent(db, campaignId, athlete.userId, "posted");
  const contractId = await makeSignedContract(db, dealId, { brand, athlete, campaignId });
  const disputeId = await makeDispute(db, { brand, athlete, campaignId }, { status: "closed" });
  const conversationId = await makeConversation(db, brand, athlete, [
    { from: brand },
    { from: athlete },
  ]);
  const mediaIds: string[] = [];
  for (const { userId } of [athlete, brand]) {
    mediaIds.push(await makeMedia(db, null, userId, { purpose: "avatar", publicName: newId() }));
    mediaIds.push(await makeMedia(db, null, userId, { purpose: "dispute", disputeId }));
  }
  mediaIds.push(await makeMedia(db, contentId, athlete.userId));
  const caseId = newId();
  await db.write([
    db.orm.insert(schema.moderationCases).values({
      id: caseId,
      contentId,
      openedBy: brand.userId,
      reason: "other",
      status: "closed",
      createdAt: 1,
    }),
    db.orm.insert(schema.payments).values({
      ...{ id: caseId, dealId, campaignId, brandId: brand.brandId, athleteId: athlete.userId },
      ...{ number: 1, name: "Full fee", release: "approval", amount: 1, fee: 0 },
      ...{ createdAt: 1, updatedAt: 1 },
    }),
    recordMovement("funded", { paymentId: caseId, amount: 1 }, 1),
    db.orm.insert(schema.posts).values({
      ...{ contentId, athleteId: athlete.userId },
      ...{ postedAt: 1, keptUntil: 1, createdAt: 1 },
    }),
    db.orm
      .insert(schema.socialAccounts)
      .values({ athleteId: athlete.userId, platform: "instagram", figuresAt: 1 }),
    db.orm
      .insert(schema.campaignLandings)
      .values({ campaignId, target: "https://shop.example", updatedAt: 1 }),
    db.orm
      .insert(schema.salesSecrets)
      .values({ brandId: brand.brandId, sealedSecret: "sealed", createdAt: 1 }),
    db.orm.insert(schema.campaignLinks).values({
      ...{ code: caseId, campaignId, athleteId: athlete.userId, dealId },
      ...{ target: "https://shop.example", createdAt: 1 },
    }),
    db.orm.insert(schema.discountCodes).values({
      ...{ id: caseId, code: "QUENTIN10", createdAt: 1 },
      ...{ campaignId, athleteId: athlete.userId, brandId: brand.brandId, dealId },
    }),
    db.orm.insert(schema.linkClicks).values({ code: caseId, day: "2026-01-01" }),
    db.orm.insert(schema.codeSales).values({
      ...{ codeId: caseId, reference: "1001", day: "2026-01-01" },
      ...{ revenue: 1, source: "csv", createdAt: 1 },
    }),
    ...recordEntry({
      dealId,
      campaignId,
      athleteId: athlete.userId,
      kind: "draft_submitted",
      subjectId: contentId,
      body: {},
      at: 1,
    }),
  ]);
  for (const person of [athlete, brand]) {
    const { userId, email, type } = person;
    const sessionId = newId();
    const requestId = newId();
    const sideId = sideOf(person);
    const known = {
      ...{ userId, email, sessionId, requestId, campaignId, contentId, contractId, disputeId },
      ...{
        conversationId,
        caseId,
        codeId: caseId,
        code: caseId,
        day: "2026-01-01",
        reference: "1001",
        paymentId: caseId,
        ownerId: userId,
        personId: userId,
        senderId: userId,
        resourceId: userId,
        dealId,
        invitationId: dealId,
      },
      ...{ sideId, madeBy: sideId, attachedBy: sideId, appellantId: sideId, reporterId: userId },
      ...{ athleteId: athlete.userId, brandId: brand.brandId, createdAt: 1, side: type },
      paymentId: caseId,
      reportedId: type === "athlete" ? brand.userId : athlete.userId,
      appealedAt: 1,
      mediaId: mediaIds[type === "athlete" ? 0 : 2],
      ...{ action: "signed_in", resourceType: "account" },
      detail: { title: `${MARK} ${person.name}` },
      payload: { to: email, subject: MARK, text: person.name, reason: MARK },
    };
    await db.write([
      db.orm.insert(schema.userSessions).values({
        id: sessionId,
        ...{
          userId,
          userAgent: MARK,
          ipAddress: MARK,
          lastActivity: 1,
          expiresAt: 1,
          createdAt: 1,
        },
      }),
      db.orm.insert(schema.verificationRequests).values({
        ...{ id: requestId, userId, userType: type as "brand", proofCode: MARK, createdAt: 1 },
        brandId: type === "brand" ? sideId : null,
        status: "approved",
      }),
    ]);
    const counts = await countRows(db, person);
    await db.write(
      PERSONAL_TABLES.filter(
        // An athlete acts for no brand.
        ({ table }, i) => counts[i] === 0 && table !== schema.brandMembers,
      ).map(({ table }) =>
        db.orm
          .insert(table)
          .values(anyRow(table, { ...known, id: newId() }))
          .onConflictDoNothing(),
      ),
    );
  }
  await fillTexts(db, [athlete, brand]);
  return { athlete, brand, campaignId, contentId, conversationId, mediaIds };
}

/** Writes the mark, with the column's name, into every text of the rows that a deletion may change. */
const fillTexts = (db: Database, people: Person[]) =>
  db.write(
    PERSONAL_TABLES.flatMap((table) => {
      // The trail is append-only: its row had the mark from its beginning.
      const isFixed = ["profiles", "audit_logs"].includes(table.name);
      if (table.erasure.how === "kept" || isFixed) return [];
      const references = new Set(
        getTableConfig(table.table).foreignKeys.flatMap((key) => key.reference().columns),
      );
      const columns = Object.entries(getTableColumns(table.table)).filter(
        ([, column]) => isText(column) && !references.has(column),
      );
      if (columns.length === 0) return [];
      const text = (name: string) => `${MARK} ${getTableName(table.table)}.${name}`;
      const set = Object.fromEntries(
        columns.map(([name, column]) => [
          name,
          column.dataType === "json" ? [text(column.name)] : text(column.name),
        ]),
      );
      return people.map((person) =>
        db.orm.update(table.table).set(set).where(rowsOf(table, person)),
      );
    }),
  );

/** The columns of all tables, the search's too, that hold one of these strings: 'table.column'. */
export async function whereFound({ client }: { client: Client }, strings: readonly string[]) {
  // The segments of full-text indexes are left out: they are merged away by the minute's job.
  const { rows: columns } = await client.execute(`select t.name as "table", c.name as "column"
    from sqlite_master t, pragma_table_info(t.name) c
    where t.type = 'table' and t.name not like 'sqlite_%'
      and (t.name not like '%_words_%' or t.name = 'message_words_content')
      and t.name <> 'athlete_words'`);
  const places = columns as unknown as { table: string; column: string }[];
  const results = await client.batch(
    places.map(({ table, column }) => {
      const holds = strings.map((text) => `instr(lower("${column}"), '${text.toLowerCase()}') > 0`);
      return `select 1 from "${table}" where ${holds.join(" or ")} limit 1`;
    }),
    "read",
  );
  return places
    .filter((_, i) => (results[i]?.rows.length ?? 0) > 0)
    .map(({ table, column }) => `${table}.${column}`)
    .sort();
}
