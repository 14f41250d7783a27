import { and, eq } from "drizzle-orm";
import type { Events } from "~/events";
import { type CommandContext, requireParty } from "~/features/identity/accounts/actor";
import { commit } from "~/platform/command";
import { dayOf } from "~/platform/dates";
import { wrapError } from "~/platform/errors";
import { FieldError, TakenIdError } from "~/platform/forms";
import { brokenUnique } from "~db/client";
import { campaigns } from "~db/schema";
import { storedTerms } from "./brief.server";
import { pastDates } from "./past-dates";
import type { CampaignInput } from "./schema";

/**
 * Makes a draft. Sent twice, it is made once.
 * @param matches the athletes found for it; null when none were looked for, or matching failed
 */
export async function createCampaign(
  ctx: CommandContext,
  { id, goal: kind, target, ...input }: CampaignInput,
  matches: Events["campaign.created"]["matches"],
): Promise<void> {
  requireParty(ctx, "brand");
  const { actor, db, now } = ctx;
  const terms = storedTerms(input);
  const goal = kind ? { goal: kind, target: target ?? null } : null;
  const past = pastDates(terms, dayOf(now));
  if (past) throw new FieldError(past);
  const row = {
    ...terms,
    id,
    brandId: actor.brandId,
    status: "draft" as const,
    createdAt: now,
    updatedAt: now,
  };
  try {
    await commit(ctx, {
      change: db.orm.insert(campaigns).values(row),
      effects: ctx.emit("campaign.created", { campaignId: id, matches, goal }, now),
      audit: {
        action: "campaign_created",
        resourceType: "campaign",
        resourceId: id,
        detail: { matches: matches?.length ?? null, ...goal },
      },
    });
  } catch (error) {
    if (brokenUnique(error) !== "campaigns.id") throw wrapError("create campaign", error);
    if (!(await isStored(ctx, row))) throw new TakenIdError();
  }
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
