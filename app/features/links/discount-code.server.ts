import { and, eq, inArray, sql } from "drizzle-orm";
import { commit } from "~/platform/command";
import { notFound } from "~/platform/errors";
import { FieldError } from "~/platform/forms";
import { brokenUnique } from "~db/client";
import { newId } from "~db/columns";
import { AGREED_INVITATIONS } from "~db/constants";
import { campaignInvitations, campaigns, codeSales, discountCodes } from "~db/schema";
import { type CommandContext, requireParty } from "../accounts/actor";

const at = (message: string) => new FieldError({ code: [message] });

/**
 * Gives an athlete of the brand's own campaign a code, or another one as long as no sale is reported for it.
 * @throws FieldError at `code` when it is taken, or sales name the old one
 */
export async function setDiscountCode(
  ctx: CommandContext,
  campaignId: string,
  { athleteId, code }: { athleteId: string; code: string },
): Promise<void> {
  requireParty(ctx, "brand");
  const { actor, db, now } = ctx;
  const { userId } = actor;
  const agreed = and(
    eq(campaignInvitations.campaignId, campaignId),
    eq(campaignInvitations.athleteId, athleteId),
    inArray(campaignInvitations.status, AGREED_INVITATIONS),
    eq(campaigns.brandId, userId),
  );
  const [[before]] = await db.read(
    db.orm
      .select({ id: discountCodes.id, code: discountCodes.code })
      .from(campaignInvitations)
      .innerJoin(campaigns, eq(campaigns.id, campaignInvitations.campaignId))
      .leftJoin(
        discountCodes,
        and(eq(discountCodes.campaignId, campaignId), eq(discountCodes.athleteId, athleteId)),
      )
      .where(agreed),
  );
  if (!before) throw notFound();
  if (before.code === code) return;
  const unsold = sql`not exists (select 1 from ${codeSales} where ${codeSales.codeId} = ${discountCodes.id})`;
  try {
    await commit(
      ctx,
      {
        change: before.id
          ? db.orm
              .update(discountCodes)
              .set({ code })
              .where(
                and(eq(discountCodes.id, before.id), eq(discountCodes.brandId, userId), unsold),
              )
          : sql`insert into discount_codes (id, brand_id, campaign_id, athlete_id, code, created_at)
              select ${newId()}, brand_id, campaign_id, athlete_id, ${code}, ${now}
              from campaign_invitations
              join campaigns on campaigns.id = campaign_id where ${agreed}`,
        audit: {
          action: "discount_code_set",
          resourceType: "campaign",
          resourceId: campaignId,
          detail: { athleteId, from: before.code, to: code },
        },
      },
      () =>
        before.code
          ? at(`Sales are already reported for ${before.code}, so it has to stay`)
          : notFound(),
    );
  } catch (error) {
    const broken = brokenUnique(error);
    if (broken === "discount_codes.brand_id, discount_codes.code")
      throw at("You've already given this code to someone. Choose another one");
    if (broken) throw at("This athlete has just been given a code. Reload the page to see it");
    throw error;
  }
}
