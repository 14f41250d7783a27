import { and, eq, sql } from "drizzle-orm";
import { audit } from "~/platform/audit";
import { conflict, failedTo } from "~/platform/errors";
import { errorFields, log } from "~/platform/log";
import { toPence } from "~/platform/money";
import { brokenUnique, LostRace, mustChange, type Statement } from "~db/client";
import { brandProfiles, campaigns } from "~db/schema";
import type { Acting } from "../accounts/actor";
import {
  rankBrief,
  readCampaign,
  replaceRecommendations,
  rerank,
} from "../matching/ranking.server";
import { tellEach } from "../notifications/handover";
import type { CampaignInput } from "./schema";
import { nextStatus, TRANSITIONS, type Transition } from "./status";

/**
 * Makes a draft and finds athletes for it. Sent twice, it is made once.
 * @returns whether matching worked; the campaign stands either way
 */
export async function createCampaign(
  acting: Acting,
  input: CampaignInput,
): Promise<{ matched: boolean }> {
  const { actor, db, now } = acting;
  const { id, budget, ...brief } = input;
  const pence = budget === undefined ? null : toPence(budget);
  const wish = {
    ...brief,
    minFollowers: brief.minFollowers ?? null,
    minEngagementRate: brief.minEngagementRate ?? null,
  };
  const matches = await unlessItFails(acting, rankBrief(db, actor.userId, { wish, budget: pence }));
  const batch: Statement[] = [
    db.orm.insert(campaigns).values({
      ...brief,
      id,
      brandId: actor.userId,
      budget: pence,
      status: "draft",
      createdAt: now,
      updatedAt: now,
    }),
    audit(acting, {
      userId: actor.userId,
      action: "campaign_created",
      resourceType: "campaign",
      resourceId: id,
      detail: { matches: matches?.length ?? null },
    }),
  ];
  if (matches) batch.push(...replaceRecommendations(id, matches, now));
  try {
    await db.write(batch);
  } catch (error) {
    // The same form sent twice: the first made it.
    if (brokenUnique(error) !== "campaigns.id")
      throw failedTo("create campaign", error, acting.request);
  }
  return { matched: matches !== null };
}

/** Null when the athletes could not be read or ranked, which must not cost the brand its campaign. */
async function unlessItFails<T>({ request }: Acting, matching: Promise<T>): Promise<T | null> {
  try {
    return await matching;
  } catch (error) {
    log("error", "matching.failed", { id: request.id, ...errorFields(error) });
    return null;
  }
}

/**
 * Launches, completes or cancels a brand's own campaign. A launch ranks its athletes anew. An end lets its open invitations lapse and
 * tells everyone who was invited or takes part.
 * @returns how many invitations lapsed; null when the brand has no such campaign
 */
export async function changeCampaign(
  acting: Acting,
  campaignId: string,
  transition: Transition,
): Promise<{ lapsed: number } | null> {
  const { actor, db, now } = acting;
  const own = and(eq(campaigns.id, campaignId), eq(campaigns.brandId, actor.userId));
  // Side by side: what ranks the athletes is asked for like the campaign itself.
  const ranked =
    transition === "launch"
      ? unlessItFails(acting, readCampaign(db, campaignId, actor.userId))
      : null;
  const [rows] = await db.read(
    db.orm
      .select({
        title: campaigns.title,
        status: campaigns.status,
        company: brandProfiles.companyName,
      })
      .from(campaigns)
      .innerJoin(brandProfiles, eq(brandProfiles.userId, campaigns.brandId))
      .where(own),
  );
  const campaign = rows[0];
  if (!campaign) return null;
  const to = nextStatus(campaign.status, transition, actor.type);
  if (!to) throw conflict();

  const matching = await ranked;
  const lapse = sql`update campaign_invitations set status = 'lapsed', updated_at = ${now}
    where campaign_id = ${campaignId} and status = 'pending'`;
  const isEnd = to === "completed" || to === "cancelled";
  const statements: Statement[] = [
    db.orm
      .update(campaigns)
      .set({ status: to, updatedAt: now })
      .where(and(own, eq(campaigns.status, TRANSITIONS[transition].from))),
    mustChange(),
    ...(matching ? rerank(matching, matching.dismissed, now) : []),
    ...(isEnd ? [...tellInvited(acting, { id: campaignId, ...campaign }, to), lapse] : []),
    audit(acting, {
      userId: actor.userId,
      action: `campaign_${to}`,
      resourceType: "campaign",
      resourceId: campaignId,
    }),
  ];
  try {
    const results = await db.write(statements);
    return { lapsed: isEnd ? (results[statements.indexOf(lapse)]?.rowsAffected ?? 0) : 0 };
  } catch (error) {
    throw error instanceof LostRace ? conflict() : error;
  }
}

function tellInvited(
  acting: Acting,
  campaign: { id: string; title: string; company: string },
  end: "completed" | "cancelled",
): Statement[] {
  const having = (status: "pending" | "accepted") =>
    sql`select athlete_id from campaign_invitations
        where campaign_id = ${campaign.id} and status = ${status}`;
  const title = end === "completed" ? "Campaign completed" : "Campaign cancelled";
  const what = `${campaign.company || "The brand"} ${end} “${campaign.title}”.`;
  const link = `/athlete/campaigns/${campaign.id}`;
  const closing =
    end === "completed" ? "Thank you for your part in it." : "No new content is due from you.";
  return [
    ...tellEach(acting, having("pending"), {
      title,
      message: `${what} Your invitation has lapsed.`,
      link,
    }),
    ...tellEach(acting, having("accepted"), { title, message: `${what} ${closing}`, link }),
  ];
}
