import { storedTerms } from "~/features/campaigns/campaigns/brief.server";
import { createCampaign } from "~/features/campaigns/campaigns/create-campaign.server";
import type { CampaignInput } from "~/features/campaigns/campaigns/schema";
import { type CommandContext, requireParty } from "~/features/identity/accounts/actor";
import { errorFields, log } from "~/platform/log";
import { nextCampaignIncludesMatching } from "./plan-includes-matching.server";
import { rankBrief } from "./ranking.server";

/**
 * Makes a draft and finds athletes for it.
 * @returns whether matching worked, null if the brand's plan has no matches for it; the campaign stands either way
 */
export async function createMatchedCampaign(
  ctx: CommandContext,
  input: CampaignInput,
): Promise<{ matched: boolean | null }> {
  requireParty(ctx, "brand");
  const terms = storedTerms(input);
  // Side by side: one request.
  const [ranked, included] = await Promise.all([
    orNull(ctx, rankBrief(ctx.db, ctx.actor.brandId, terms)),
    orNull(ctx, nextCampaignIncludesMatching(ctx, input.id)),
  ]);
  const matches = included ? ranked : null;
  await createCampaign(ctx, input, matches);
  return { matched: included === false ? null : matches !== null };
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
