import { sql } from "drizzle-orm";
import { FieldError } from "~/platform/forms";
import { formatMoney } from "~/platform/money";
import { countsAsDeal } from "../deals/deals.server";
import { type BudgetSums, overBudget } from "./budget";

/**
 * The fee of an invitation, in pence: of its deal, else what it offers.
 * @param invitation its table or alias in the query
 */
export const feeOfInvitation = (invitation: string) => {
  const named = sql.raw(invitation);
  return sql<number>`coalesce((select deal.fee from deals deal where deal.id = ${named}.id), ${named}.fee)`;
};

/** A condition on `campaign_invitations offered`: the brand's own offer waits for an answer. What an athlete asks for commits it to nothing. */
export const isOffered = sql.raw("offered.status = 'pending' and offered.offered_by = 'brand'");

/** Columns of a query over `campaigns`, in pence: what its deals and its pending invitations have committed of its budget. */
export const budgetColumns = {
  accepted: sql<number>`(select coalesce(sum(deal.fee), 0) from deals deal
    where deal.campaign_id = campaigns.id and ${countsAsDeal("deal")})`,
  pending: sql<number>`(select coalesce(sum(offered.fee), 0) from campaign_invitations offered
    where offered.campaign_id = campaigns.id and ${isOffered})`,
};

/** @throws FieldError when these fees exceed what is left, and the brand has not said that they may */
export function requireWithinBudget(
  sums: BudgetSums,
  fees: readonly number[],
  mayExceed: boolean | undefined,
) {
  const over = overBudget(sums, fees);
  if (over > 0 && !mayExceed)
    throw new FieldError({
      overBudget: [
        `This goes ${formatMoney(over)} over the campaign's budget. Lower the fee, or tick the box if you mean it`,
      ],
    });
}
