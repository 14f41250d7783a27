import { and, eq, sql } from "drizzle-orm";
import type { Events } from "~/events";
import { isLaunchedCampaign } from "~/features/campaigns/campaigns/policy";
import { wasLaunched } from "~/features/campaigns/campaigns/policy.server";
import { type CommandContext, requireParty } from "~/features/identity/accounts/actor";
import { commit } from "~/platform/command";
import { conflict, notFound } from "~/platform/errors";
import type { Database, Statement } from "~db/client";
import { campaignGoals, campaigns } from "~db/schema";
import type { GoalInput } from "./schema";

/** A brand's campaign with the goal that is written down for it, if there is one; null when the brand has no such campaign. */
export async function goalOf(db: Database, brandId: string, campaignId: string) {
  const [[found]] = await db.read(
    db.orm
      .select({
        title: campaigns.title,
        status: campaigns.status,
        goal: {
          goal: campaignGoals.goal,
          target: campaignGoals.target,
          baseline: campaignGoals.baseline,
          method: campaignGoals.method,
          updatedAt: campaignGoals.updatedAt,
        },
      })
      .from(campaigns)
      .leftJoin(campaignGoals, eq(campaignGoals.campaignId, campaigns.id))
      .where(and(eq(campaigns.id, campaignId), eq(campaigns.brandId, brandId))),
  );
  return found ?? null;
}

export type WrittenGoal = NonNullable<NonNullable<Awaited<ReturnType<typeof goalOf>>>["goal"]>;

/**
 * Writes down what a draft is to reach, or replaces it.
 * @throws AppError conflict once the campaign has been launched: a goal is worth something because it stood before the results
 */
export async function saveGoal(ctx: CommandContext, campaignId: string, input: GoalInput) {
  requireParty(ctx, "brand");
  const { actor, db, now } = ctx;
  const found = await goalOf(db, actor.brandId, campaignId);
  if (!found) throw notFound();
  if (isLaunchedCampaign(found.status)) throw conflict(LAUNCHED);
  const { goal, target = null, baseline = null, method } = input;
  await commit(
    ctx,
    {
      change: sql`insert into campaign_goals (campaign_id, goal, target, baseline, method, updated_at)
        select id, ${goal}, ${target}, ${baseline}, ${method}, ${now} from campaigns
        where id = ${campaignId} and brand_id = ${actor.brandId} and not ${wasLaunched("campaigns")}
        on conflict (campaign_id) do update set goal = excluded.goal, target = excluded.target,
          baseline = excluded.baseline, method = excluded.method, updated_at = excluded.updated_at`,
      audit: {
        action: "campaign_goal_saved",
        resourceType: "campaign",
        resourceId: campaignId,
        detail: { goal, target, baseline },
      },
    },
    () => conflict(LAUNCHED),
  );
}

/** Stores the goal that a campaign was created with. */
export const storeGoal = (
  { campaignId, goal }: Events["campaign.created"],
  now: number,
): Statement[] =>
  goal
    ? [
        sql`insert into campaign_goals (campaign_id, goal, target, updated_at)
          values (${campaignId}, ${goal.goal}, ${goal.target}, ${now})`,
      ]
    : [];

const LAUNCHED =
  "This campaign isn't a draft any more, so its goal can't be changed. Only a goal set before the launch counts.";
