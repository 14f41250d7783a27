import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { replyMs, replyTimeText } from "~/features/communication/messages/reply-times.server";
import { type CommandContext, sideIdOf } from "~/features/identity/accounts/actor";
import { personOfSide } from "~/features/identity/accounts/brand-members";
import { DAY_MS } from "~/platform/durations";
import type { Database } from "~db/client";
import type { Side } from "~db/constants";
import { campaigns, deals, trackRecordContests } from "~db/schema";
import {
  athleteDeal,
  athleteDeals,
  brandDeals,
  countedFor,
  countedForAthletes,
} from "./deals.server";
import {
  athleteMeasures,
  brandMeasures,
  isShownToOthers,
  type LeftOut,
  type Measured,
  PERIOD_DAYS,
  punctualityIn,
} from "./measures";

export const PERIOD_MS = PERIOD_DAYS * DAY_MS;

const contestsOf = ({ orm }: Database, sideId: string | SQL) =>
  orm
    .select({
      measure: trackRecordContests.measure,
      dealId: trackRecordContests.dealId,
      outcome: trackRecordContests.outcome,
    })
    .from(trackRecordContests)
    .where(
      and(
        eq(trackRecordContests.sideId, sideId),
        // Not two conditions: SQLite would begin at the outcome, which contests of everybody have.
        sql`coalesce(${trackRecordContests.outcome}, 'corrected') = 'corrected'`,
      ),
    );

const replyOf = ({ orm }: Database, sideId: string | SQL) =>
  orm.select({ ms: replyMs(personOfSide(sideId)) }).from(sql`(select 1)`);

export interface TrackRecord {
  side: Side;
  /** How many ended deals it is measured from, and with how many of the other side. */
  deals: number;
  others: number;
  measures: (Measured & { isContested: boolean })[];
  /** How fast a brand answers, 'Usually answers within a day'; null: not known. */
  usually: string | null;
}

/** A person's record and the deals it is measured from, whatever their number, in one round trip. */
async function measure(
  { db, now }: Pick<CommandContext, "db" | "now">,
  side: Side,
  userId: string | SQL,
) {
  const since = now - PERIOD_MS;
  const [contests, [reply], forAthlete, forBrand] = await db.read(
    contestsOf(db, userId),
    replyOf(db, userId),
    athleteDeals(db, countedFor("athlete", side === "athlete" ? userId : sql`null`, since)),
    brandDeals(db, countedFor("brand", side === "brand" ? userId : sql`null`, since)),
  );
  const leftOut = contests.filter(({ outcome }) => outcome === "corrected");
  const measures =
    side === "athlete"
      ? athleteMeasures(forAthlete.map(athleteDeal), leftOut)
      : brandMeasures(forBrand, leftOut);
  const counted = side === "athlete" ? forAthlete : forBrand;
  const deals = counted.map(({ id, title, other }) => ({ id, title, other }));
  const record: TrackRecord = {
    side,
    deals: deals.length,
    others: new Set(counted.map(({ otherId }) => otherId)).size,
    measures: measures.map((one) => ({
      ...one,
      isContested: contests.some((c) => c.measure === one.measure && c.outcome === null),
    })),
    usually: replyTimeText(reply?.ms ?? null),
  };
  return { record, deals };
}

/** What the other side sees of a person's record before it says yes; null: too few deals, or with too few. */
export async function loadTrackRecord(
  ctx: Pick<CommandContext, "db" | "now">,
  side: Side,
  userId: string | SQL,
): Promise<TrackRecord | null> {
  const { record } = await measure(ctx, side, userId);
  return isShownToOthers(record) ? record : null;
}

/** The statements of `readPunctuality`, for the athletes whom a subquery selects; to be read together with others. */
export const punctualityQueries = (db: Database, athletes: SQL, now: number) =>
  [
    athleteDeals(db, countedForAthletes(athletes, now - PERIOD_MS)),
    db.orm
      .select({ measure: trackRecordContests.measure, dealId: trackRecordContests.dealId })
      .from(trackRecordContests)
      .where(
        and(
          inArray(trackRecordContests.sideId, athletes),
          // In this form SQLite begins at the side, and not at the outcome, which contests of everybody have.
          sql`coalesce(${trackRecordContests.outcome}, '') = 'corrected'`,
        ),
      ),
  ] as const;

/** Of an athlete, '9 of 10 content items on time'; null: too few deals, or with too few brands. */
export function readPunctuality(
  deals: Awaited<ReturnType<typeof athleteDeals>>,
  leftOut: LeftOut,
  athleteId: string,
): string | null {
  const own = deals.filter((deal) => deal.athleteId === athleteId);
  const others = new Set(own.map(({ otherId }) => otherId)).size;
  return isShownToOthers({ side: "athlete", deals: own.length, others })
    ? punctualityIn(athleteMeasures(own.map(athleteDeal), leftOut))
    : null;
}

/** The record of the brand that a campaign is of. */
export const loadBrandTrackRecord = (ctx: CommandContext, campaignId: string) =>
  loadTrackRecord(ctx, "brand", sql`(select brand_id from campaigns where id = ${campaignId})`);

export const sideOf = ({ type }: Pick<CommandContext["actor"], "type">): Side =>
  type === "brand" ? "brand" : "athlete";

/** One's own record, its deals, and what became of one's contests. */
export async function loadOwnTrackRecord(ctx: CommandContext) {
  const { db, actor } = ctx;
  const side = sideOf(actor);
  const sideId = sideIdOf(actor);
  // Side by side: one request.
  const [own, [contests]] = await Promise.all([
    measure(ctx, side, sideId),
    db.read(
      db.orm
        .select({
          id: trackRecordContests.id,
          measure: trackRecordContests.measure,
          title: campaigns.title,
          outcome: trackRecordContests.outcome,
          answer: trackRecordContests.answer,
          createdAt: trackRecordContests.createdAt,
        })
        .from(trackRecordContests)
        .innerJoin(deals, eq(deals.id, trackRecordContests.dealId))
        .innerJoin(campaigns, eq(campaigns.id, deals.campaignId))
        .where(eq(trackRecordContests.sideId, sideId))
        .orderBy(desc(trackRecordContests.createdAt), desc(trackRecordContests.id))
        .limit(20),
    ),
  ]);
  return { ...own, contests };
}

export type OwnTrackRecord = Awaited<ReturnType<typeof loadOwnTrackRecord>>;
