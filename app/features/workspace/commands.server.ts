import { and, eq } from "drizzle-orm";
import { commit } from "~/platform/command";
import { dayOf } from "~/platform/dates";
import { conflict, wrapError } from "~/platform/errors";
import { FieldError, TakenIdError } from "~/platform/forms";
import { errorFields, log } from "~/platform/log";
import { brokenUnique } from "~db/client";
import { campaigns } from "~db/schema";
import { type CommandContext, requireParty } from "../accounts/actor";
import { NeedsPlan } from "../billing/needs-plan";
import { limitReached } from "../campaigns/active-limit";
import { isBelowLimit, reachedLimit } from "../campaigns/active-limit.server";
import { budgetOf } from "../campaigns/budget-choice";
import { launchRefusal } from "../campaigns/launch-check";
import { campaignNotifications } from "../campaigns/notifications";
import { athletesWithDeal, type NamedCampaign } from "../campaigns/notify-end.server";
import { pastDates } from "../campaigns/past-dates";
import type { CampaignInput } from "../campaigns/schema";
import { transitionCampaign } from "../campaigns/transition.server";
import { nextHasMatches } from "../matching/included.server";
import {
  rankBrief,
  readCampaign,
  replaceRecommendations,
  rerank,
} from "../matching/ranking.server";
import { notifyMany } from "../notifications/notify";

/**
 * Makes a draft and finds athletes for it. Sent twice, it is made once.
 * @returns whether matching worked, null if the brand's plan has no matches for it; the campaign stands either way
 */
export async function createCampaign(
  ctx: CommandContext,
  input: CampaignInput,
): Promise<{ matched: boolean | null }> {
  requireParty(ctx, "brand");
  const { actor, db, now } = ctx;
  const { id, budget, package: chosen, ...brief } = input;
  const past = pastDates(brief, dayOf(now));
  if (past) throw new FieldError(past);
  const pence = budgetOf({ package: chosen, budget });
  const criteria = {
    ...brief,
    minFollowers: brief.minFollowers ?? null,
    minEngagementRate: brief.minEngagementRate ?? null,
  };
  // Side by side: one request.
  const [ranked, included] = await Promise.all([
    orNull(ctx, rankBrief(db, actor.brandId, { criteria, budget: pence })),
    orNull(ctx, nextHasMatches(ctx)),
  ]);
  const matches = included ? ranked : null;
  const row = {
    ...brief,
    id,
    brandId: actor.brandId,
    budget: pence,
    status: "draft" as const,
    createdAt: now,
    updatedAt: now,
  };
  try {
    await commit(ctx, {
      change: db.orm.insert(campaigns).values(row),
      effects: matches ? replaceRecommendations(id, matches, now) : [],
      audit: {
        action: "campaign_created",
        resourceType: "campaign",
        resourceId: id,
        detail: { matches: matches?.length ?? null },
      },
    });
  } catch (error) {
    if (brokenUnique(error) !== "campaigns.id") throw wrapError("create campaign", error);
    if (!(await isStored(ctx, row))) throw new TakenIdError();
  }
  return { matched: included === false ? null : matches !== null };
}

/** Whether the same form made this campaign before. */
async function isStored(
  { db }: CommandContext,
  {
    id,
    brandId,
    title,
    description,
  }: { id: string; brandId: string; title: string; description: string },
) {
  const [rows] = await db.read(
    db.orm
      .select({ id: campaigns.id })
      .from(campaigns)
      .where(
        and(
          eq(campaigns.id, id),
          eq(campaigns.brandId, brandId),
          eq(campaigns.title, title),
          eq(campaigns.description, description),
        ),
      ),
  );
  return rows.length > 0;
}

/** Null when the athletes could not be read or ranked, which must not cost the brand its campaign. */
async function orNull<T>({ request }: CommandContext, matching: Promise<T>): Promise<T | null> {
  try {
    return await matching;
  } catch (error) {
    log("error", "matching.failed", { id: request.id, ...errorFields(error) });
    return null;
  }
}

/**
 * Launches a brand's own draft, ranks its athletes again and notifies those who accepted.
 * @param without launches although something optional is missing
 */
export async function launchCampaign(
  ctx: CommandContext,
  campaignId: string,
  { without = false }: { without?: boolean } = {},
): Promise<void> {
  const { actor, db, now } = ctx;
  // Read beside the campaign itself: one round trip.
  const ranking = orNull(ctx, readCampaign(db, campaignId, actor.brandId));
  const reached = reachedLimit(ctx);
  await transitionCampaign(ctx, campaignId, "launch", async (campaign) => {
    const [ranked, limit] = await Promise.all([ranking, reached]);
    if (pastDates(campaign, dayOf(now))) throw conflict(DATES_HAVE_PASSED);
    if (limit !== null) throw new NeedsPlan(limitReached(limit));
    const refusal = launchRefusal(campaign, without);
    if (refusal) throw conflict(refusal);
    const matches = ranked ? rerank(ranked, ranked.dismissed, now) : [];
    return {
      set: { updatedAt: now },
      onlyIf: isBelowLimit(ctx),
      effects: [...notifyLaunched(ctx, campaign), ...matches],
    };
  });
}

const DATES_HAVE_PASSED = "The campaign's dates have passed. Change them before you launch it.";

const notifyLaunched = (ctx: CommandContext, { id, title, company }: NamedCampaign) =>
  notifyMany(ctx, campaignNotifications.launched, athletesWithDeal(id), {
    subjectId: id,
    params: { company: company || "The brand", title },
  });
