import { and, desc, eq, gte, inArray, type SQL, sql } from "drizzle-orm";
import { sumMovements, sumToAthletes } from "~/features/billing/ledger/balances.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { cursorText, type ListCursor } from "~/platform/list-cursor";
import type { Database } from "~db/client";
import type { Side } from "~db/constants";
import { brandProfiles, campaigns, ledgerEntries, profiles } from "~db/schema";
import { MOVEMENTS } from "./movements";

/** Movements of one page, and months or campaigns. The file has all movements. */
const PAGE = 25;

const ofSide = ({ actor }: CommandContext, side: Side) =>
  and(
    side === "brand"
      ? eq(ledgerEntries.brandId, actor.brandId)
      : eq(ledgerEntries.athleteId, actor.personId),
    inArray(ledgerEntries.kind, [...MOVEMENTS[side]]),
  );

export const sideOf = ({ actor }: CommandContext): Side =>
  actor.type === "brand" ? "brand" : "athlete";

const NOTHING = sql`false`;

const EARNED = {
  earned: sumMovements(["released"], ["bank_share", "taken_back", "recovered"]),
  paidOut: sumMovements(["sent"], ["taken_back", "recovered"]),
};

const SPENT = {
  paid: sumMovements(["funded"]),
  held: sumMovements(["funded"], ["released", "fee_earned", "refund_due", "bank_held"]),
  // What we lost stays with the athlete, and is no spending of the brand.
  toAthletes: sumToAthletes(),
  fee: sumMovements(["fee_earned"], ["bank_fee", "fee_returned"]),
  refunded: sumMovements([
    "refund_due",
    "bank_held",
    "bank_share",
    "bank_fee",
    "bank_loss",
    "taken_back",
    "fee_returned",
  ]),
};

/** The sums of all groups, and how many groups there are, beside each group of a page. */
const overAll = <Sums extends Record<string, SQL<number>>>(sums: Sums) => ({
  groups: sql<number>`count(*) over ()`,
  total: Object.fromEntries(
    Object.entries(sums).map(([name, sum]) => [name, sql`sum(${sum}) over ()`]),
  ) as Sums,
});

/** The groups of a page, with the total of all pages. */
const paged = <Group extends { groups: number; total: object }>(found: Group[]) => ({
  rows: found.map(({ groups, total, ...row }) => row),
  total: found[0]?.total as Group["total"] | undefined,
  pages: Math.ceil((found[0]?.groups ?? 0) / PAGE),
});

/** 'YYYY-MM', by the clock of the United Kingdom's winter (UTC). */
const MONTH = sql<string>`strftime('%Y-%m', ${ledgerEntries.createdAt} / 1000, 'unixepoch')`;

/** The sums of each month, the latest first. */
const byMonth = <Sums extends Record<string, SQL<number>>>(
  { orm }: Database,
  sums: Sums,
  which: SQL | undefined,
  number: number,
) =>
  orm
    .select({ month: MONTH, ...sums, ...overAll(sums) })
    .from(ledgerEntries)
    .where(which)
    .groupBy(MONTH)
    .orderBy(desc(MONTH))
    .limit(PAGE)
    .offset((number - 1) * PAGE);

/**
 * What a brand paid by card in each month, and what of it went back.
 * @param since milliseconds
 */
export const spentByMonth = (
  { orm }: Database,
  brandId: string,
  { since, campaignId }: { since: number; campaignId: string | null },
) =>
  orm
    .select({ month: MONTH, paid: SPENT.paid, refunded: SPENT.refunded })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.brandId, brandId),
        inArray(ledgerEntries.kind, [...MOVEMENTS.brand]),
        gte(ledgerEntries.createdAt, since),
        campaignId === null ? undefined : eq(ledgerEntries.campaignId, campaignId),
      ),
    )
    .groupBy(MONTH)
    .orderBy(MONTH);

export type MonthSpend = Awaited<ReturnType<typeof spentByMonth>>[number];

/** What a brand paid for each campaign, and where it went; the campaign of the latest movement first. */
const byCampaign = ({ orm }: Database, which: SQL | undefined, number: number) =>
  orm
    .select({ id: campaigns.id, title: campaigns.title, ...SPENT, ...overAll(SPENT) })
    .from(ledgerEntries)
    .innerJoin(campaigns, eq(campaigns.id, ledgerEntries.campaignId))
    .where(which)
    .groupBy(campaigns.id)
    .orderBy(desc(sql`max(${ledgerEntries.createdAt})`), desc(campaigns.id))
    .limit(PAGE)
    .offset((number - 1) * PAGE);

/** The movements behind `after`, the newest first. */
const movements = (
  { orm }: Database,
  which: SQL | undefined,
  after: ListCursor | null,
  n: number,
) =>
  orm
    .select({
      id: ledgerEntries.id,
      kind: ledgerEntries.kind,
      amount: ledgerEntries.amount,
      at: ledgerEntries.createdAt,
      payment: ledgerEntries.paymentId,
      campaign: campaigns.title,
      company: brandProfiles.companyName,
      athlete: profiles.fullName,
    })
    .from(ledgerEntries)
    .innerJoin(campaigns, eq(campaigns.id, ledgerEntries.campaignId))
    .innerJoin(brandProfiles, eq(brandProfiles.id, ledgerEntries.brandId))
    .innerJoin(profiles, eq(profiles.id, ledgerEntries.athleteId))
    .where(
      and(
        which,
        // One comparison, which an index serves: the next batch does not read those before it again.
        after
          ? sql`(${ledgerEntries.createdAt}, ${ledgerEntries.id}) < (${after.at}, ${after.id})`
          : undefined,
      ),
    )
    .orderBy(desc(ledgerEntries.createdAt), desc(ledgerEntries.id))
    .limit(n);

export type Movement = Awaited<ReturnType<typeof movements>>[number];

/**
 * What an athlete earned, or a brand spent, in one round trip.
 * @param number of the page of months or campaigns, from 1
 * @param after the last movement of the page before
 */
export async function loadStatement(ctx: CommandContext, number: number, after: ListCursor | null) {
  const side = sideOf(ctx);
  const which = ofSide(ctx, side);
  const [earned, spentMonths, spent, rows] = await ctx.db.read(
    byMonth(ctx.db, EARNED, side === "athlete" ? which : NOTHING, number),
    byMonth(ctx.db, SPENT, side === "brand" ? which : NOTHING, 1),
    byCampaign(ctx.db, side === "brand" ? which : NOTHING, number),
    movements(ctx.db, which, after, PAGE + 1),
  );
  const entries = rows.slice(0, PAGE);
  const last = entries.at(-1);
  return {
    side,
    /** Whose it is, and of which day, for what is printed. */
    whose: side === "brand" ? entries[0]?.company || ctx.actor.name : ctx.actor.name,
    at: ctx.now,
    earned: paged(earned),
    spentMonths: paged(spentMonths),
    spent: paged(spent),
    entries,
    next: rows.length > PAGE && last ? cursorText(last) : null,
  };
}

export type Statement = Awaited<ReturnType<typeof loadStatement>>;

/** The movements of the file, in batches. */
export const movementsOf = async (ctx: CommandContext, after: ListCursor | null, n: number) =>
  (await ctx.db.read(movements(ctx.db, ofSide(ctx, sideOf(ctx)), after, n)))[0];
