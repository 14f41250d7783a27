import { asc, count, eq, inArray, isNull, min, sql } from "drizzle-orm";
import { type CommandContext, sideIdOf } from "~/features/identity/accounts/actor";
import { personOfSide } from "~/features/identity/accounts/brand-members";
import { commit } from "~/platform/command";
import { conflict, forbidden } from "~/platform/errors";
import { FieldError } from "~/platform/forms";
import { brokenUnique, type Database } from "~db/client";
import { newId } from "~db/columns";
import { deals, profiles, trackRecordContests } from "~db/schema";
import { athleteDeal, athleteDeals, brandDeals, countedFor } from "./deals.server";
import { PERIOD_MS, sideOf } from "./load-track-record.server";
import { athleteMeasures, brandMeasures, MEASURES, NAMES } from "./measures";
import { CHOOSE_DEAL, CHOOSE_MEASURE, type Contest } from "./schema";

/** The contests that are shown; those that wait longest come first. */
const SHOWN = 50;

export const isOpen = isNull(trackRecordContests.outcome);

/**
 * A side contests what one of its deals does to a measure: one open contest of each measure, and each deal once.
 * @throws FieldError, or AppError conflict
 */
export async function contestMeasure(ctx: CommandContext, { measure, dealId, reason }: Contest) {
  const { actor, now } = ctx;
  if (actor.type === "staff") throw forbidden();
  const side = sideOf(actor);
  const sideId = sideIdOf(actor);
  if (!MEASURES[side].includes(measure)) throw new FieldError({ measure: [CHOOSE_MEASURE] });
  const id = newId();
  try {
    await commit(
      ctx,
      {
        change: sql`insert into track_record_contests
            (id, side_id, measure, deal_id, reason, created_at)
          select ${id}, ${sideId}, ${measure}, deals.id, ${reason}, ${now}
          from deals
          where deals.id = ${dealId}
            and ${countedFor(side, sideId, now - PERIOD_MS)}`,
        audit: {
          action: "track_record_contested",
          resourceType: "track_record_contest",
          resourceId: id,
        },
      },
      () => new FieldError({ dealId: [CHOOSE_DEAL] }),
    );
  } catch (error) {
    const broken = brokenUnique(error);
    if (!broken) throw error;
    throw conflict(
      broken.includes("deal_id")
        ? "You have already contested this deal in this measure. Each deal can be contested once."
        : "You are already contesting this measure. Our team answers that first.",
    );
  }
}

/** The open contests with what their deal alone comes to in the measure, in one round trip. */
export async function listOpenContests({ db }: CommandContext) {
  const { orm } = db;
  const contested = inArray(
    deals.id,
    orm
      .select({ id: trackRecordContests.dealId })
      .from(trackRecordContests)
      .where(isOpen)
      .orderBy(asc(trackRecordContests.createdAt))
      .limit(SHOWN),
  );
  const [contests, forAthletes, forBrands] = await db.read(
    orm
      .select({
        id: trackRecordContests.id,
        userId: profiles.id,
        person: profiles.fullName,
        side: profiles.userType,
        measure: trackRecordContests.measure,
        dealId: trackRecordContests.dealId,
        reason: trackRecordContests.reason,
        createdAt: trackRecordContests.createdAt,
      })
      .from(trackRecordContests)
      .innerJoin(profiles, eq(profiles.id, personOfSide(trackRecordContests.sideId)))
      .where(isOpen)
      .orderBy(asc(trackRecordContests.createdAt))
      .limit(SHOWN),
    athleteDeals(db, contested),
    brandDeals(db, contested),
  );
  return contests.map(({ dealId, side, ...contest }) => {
    const ofAthlete = forAthletes.filter(({ id }) => id === dealId);
    const ofBrand = forBrands.filter(({ id }) => id === dealId);
    const [deal] = side === "athlete" ? ofAthlete : ofBrand;
    const measures =
      side === "athlete"
        ? athleteMeasures(ofAthlete.map(athleteDeal), [])
        : brandMeasures(ofBrand, []);
    return {
      ...contest,
      name: NAMES[contest.measure],
      title: deal?.title ?? "",
      other: deal?.other ?? "",
      text: measures.find(({ measure }) => measure === contest.measure)?.text ?? "",
    };
  });
}

export type OpenContest = Awaited<ReturnType<typeof listOpenContests>>[number];

/** How many contests wait for our team, and since when the oldest does. */
export async function countOpenContests({ orm, read }: Database) {
  const [[waiting]] = await read(
    orm
      .select({ n: count(), oldest: min(trackRecordContests.createdAt) })
      .from(trackRecordContests)
      .where(isOpen),
  );
  return { n: 0, oldest: null, ...waiting };
}
