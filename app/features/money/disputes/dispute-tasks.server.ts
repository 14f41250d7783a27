import { and, asc, eq, or, sql } from "drizzle-orm";
import {
  deadlineIn,
  disputeDeadline,
  isUnanswered,
} from "~/features/campaigns/deadlines/deadline-columns.server";
import { type CommandContext, sideIdOf } from "~/features/identity/accounts/actor";
import { type Placeholders, prepareReads } from "~db/prepare-reads";
import { brandProfiles, campaigns, disputes, profiles } from "~db/schema";
import { isActive, isPartyTo, SIDES } from "./dispute-row.server";

const SHOWN = 10;

/** The active disputes that the actor has to answer, or in which they have an offer to decide on. */
export async function disputeTasks({ actor, db, now }: CommandContext) {
  const sideId = sideIdOf(actor);
  const [rows] = await db.read(...readTasks({ sideId }));
  return rows.map(
    ({ id, title, campaign, athleteId, athleteName, company, turn, respondentId }) => ({
      id,
      title,
      campaign,
      other: sideId === athleteId ? company : athleteName,
      deadline: respondentId === sideId ? deadlineIn(turn, now) : null,
    }),
  );
}

const readTasks = prepareReads(({ orm }, { sideId }: Placeholders<{ sideId: string }>) => [
  orm
    .select({
      id: disputes.id,
      title: disputes.title,
      campaign: campaigns.title,
      athleteId: disputes.athleteId,
      ...SIDES,
      respondentId: disputes.respondentId,
      turn: disputeDeadline,
    })
    .from(disputes)
    .innerJoin(campaigns, eq(campaigns.id, disputes.campaignId))
    .innerJoin(brandProfiles, eq(brandProfiles.id, campaigns.brandId))
    .innerJoin(profiles, eq(profiles.id, disputes.athleteId))
    .where(
      and(
        isPartyTo(sideId),
        isActive,
        or(
          and(eq(disputes.respondentId, sideId), isUnanswered),
          sql`exists (select 1 from dispute_offers where dispute_id = disputes.id and status = 'open'
              and made_by <> ${sideId})`,
        ),
      ),
    )
    .orderBy(asc(disputes.createdAt), asc(disputes.id))
    .limit(SHOWN),
]);

export type DisputeTask = Awaited<ReturnType<typeof disputeTasks>>[number];
