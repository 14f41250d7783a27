import { and, count, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { takesAthletes } from "~/features/campaigns/campaigns/policy.server";
import { VOID_STATES } from "~/features/deals/deals/invitation-state";
import { invitationState } from "~/features/deals/deals/invitation-state.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { dayOf } from "~/platform/dates";
import { formatWhole } from "~/platform/numbers";
import type { Database } from "~db/client";
import { campaigns } from "~db/schema";

/* Conditions on `campaigns`, for one athlete. */

/** As `mayShowInterest`, of a campaign that takes athletes: neither side has decided yet. */
export const isUndecided = (athleteId: string | SQLWrapper) =>
  sql`(campaigns.id not in (select campaign_id from campaign_invitations own
      where own.athlete_id = ${athleteId} and ${invitationState("own")} not in ${VOID_STATES})
    and campaigns.id not in (select campaign_id from campaign_interests
      where athlete_id = ${athleteId} and status not in ('withdrawn', 'lapsed')))`;

export const wasAskedBy = (athleteId: string) =>
  sql`campaigns.id in (select campaign_id from campaign_interests
      where athlete_id = ${athleteId} and status <> 'withdrawn')`;

export const wasSavedBy = (athleteId: string) =>
  sql`campaigns.id in (select campaign_id from saved_campaigns where athlete_id = ${athleteId})`;

/** An athlete's own rate is what they ask for. */
export const paysAtLeast = (pence: number): SQL =>
  sql`coalesce(${campaigns.terms} ->> '$.feeTo', ${pence}) >= ${pence}`;

/** As `fitLines`, with the words of a sport as they are written. */
export const fitsAthlete = (athleteId: string) =>
  sql<number>`exists (select 1 from athlete_profiles me where me.user_id = ${athleteId}
      and me.total_followers >= coalesce(campaigns.min_followers, 0)
      and me.avg_engagement >= coalesce(campaigns.min_engagement_rate, 0)
      and (campaigns.target_sports = '[]' or exists (
        select 1 from json_each(campaigns.target_sports) asked,
          (select me.sport as name union all select value from json_each(me.other_sports)) played
        where instr(' ' || lower(played.name) || ' ', ' ' || lower(asked.value) || ' ') > 0)))`;

/** No more are counted: a market of 20,000 campaigns must not cost a page more than a small one. */
const MOST_COUNTED = 1_000;

/** The number of campaigns in an athlete's list "For you", as a query for `formatAvailable`. */
export const countAvailable = (
  orm: Database["orm"],
  { athleteId, today }: Record<"athleteId" | "today", string | SQLWrapper>,
) =>
  orm.select({ n: count() }).from(
    orm
      .select({ id: campaigns.id })
      .from(campaigns)
      .where(and(takesAthletes(today), isUndecided(athleteId)))
      .limit(MOST_COUNTED + 1)
      .as("available"),
  );

/** '12'; '1,000+' when there are more than are counted. */
export const formatAvailable = ([row]: { n: number }[]) =>
  row && row.n > MOST_COUNTED ? `${formatWhole(MOST_COUNTED)}+` : String(row?.n ?? 0);

export async function loadAvailableCount({ actor, db, now }: CommandContext) {
  const [rows] = await db.read(
    countAvailable(db.orm, { athleteId: actor.personId, today: dayOf(now) }),
  );
  return formatAvailable(rows);
}
