import { and, eq, sql } from "drizzle-orm";
import { type CommandContext, requireParty } from "~/features/identity/accounts/actor";
import { commit } from "~/platform/command";
import { notFound } from "~/platform/errors";
import { FieldError } from "~/platform/forms";
import { brokenUnique } from "~db/client";
import { newId } from "~db/columns";
import { codeSales, deals, discountCodes } from "~db/schema";

const codeError = (message: string) => new FieldError({ code: [message] });

/**
 * Gives the athlete of one of the brand's own deals a code, or another one as long as no sale is reported for it.
 * @throws FieldError at `code` when it is taken, or sales name the old one
 */
export async function setDiscountCode(
  ctx: CommandContext,
  campaignId: string,
  { dealId, code }: { dealId: string; code: string },
): Promise<void> {
  requireParty(ctx, "brand");
  const { actor, db, now } = ctx;
  const { brandId } = actor;
  const own = and(
    eq(deals.id, dealId),
    eq(deals.campaignId, campaignId),
    eq(deals.brandId, brandId),
  );
  const [[current]] = await db.read(
    db.orm
      .select({ id: discountCodes.id, code: discountCodes.code })
      .from(deals)
      .leftJoin(discountCodes, eq(discountCodes.dealId, deals.id))
      .where(own),
  );
  if (!current) throw notFound();
  if (current.code === code) return;
  const unsold = sql`not exists (select 1 from ${codeSales} where ${codeSales.codeId} = ${discountCodes.id})`;
  try {
    await commit(
      ctx,
      {
        change: current.id
          ? db.orm
              .update(discountCodes)
              .set({ code })
              .where(
                and(eq(discountCodes.id, current.id), eq(discountCodes.brandId, brandId), unsold),
              )
          : sql`insert into discount_codes (id, deal_id, brand_id, campaign_id, athlete_id, code, created_at)
              select ${newId()}, id, brand_id, campaign_id, athlete_id, ${code}, ${now}
              from deals where ${own}`,
        audit: {
          action: "discount_code_set",
          resourceType: "campaign",
          resourceId: campaignId,
          detail: { dealId, from: current.code, to: code },
        },
      },
      () =>
        current.code ? codeError(`${current.code} has sales, so it can't be changed`) : notFound(),
    );
  } catch (error) {
    const broken = brokenUnique(error);
    if (broken === "discount_codes.brand_id, discount_codes.code")
      throw codeError("You've already given this code to someone. Choose another one");
    if (broken)
      throw codeError("This athlete has just been given a code. Reload the page to see it");
    throw error;
  }
}
