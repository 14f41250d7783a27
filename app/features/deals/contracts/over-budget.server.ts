import { sql } from "drizzle-orm";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { budgetColumns } from "../invitations/budget.server";

const before = sql`agreed.fee`;
const fee = sql`(offered_version.body ->> '$.terms.fee')`;

/**
 * By how much (pence) the newest version of a contract takes its campaign over budget, as its brand is to know before it signs;
 * 0: by nothing, it raises no fee, or the contract is another's.
 */
export const overBudget = ({ actor }: CommandContext, contractId: string) =>
  sql<number>`coalesce((select max(0,
      ${budgetColumns.accepted} + ${budgetColumns.pending} - ${before} + ${fee} - campaigns.budget)
    from contracts offered
    join contract_versions offered_version
      on offered_version.contract_id = offered.id and offered_version.number = offered.version
    join deals agreed on agreed.id = offered.deal_id
    join campaigns on campaigns.id = offered.campaign_id
    where offered.id = ${contractId} and offered.brand_id = ${actor.brandId}
      and offered.kind <> 'cancellation' and ${fee} > ${before}), 0)`;

/** That amount, read. */
export async function overBudgetBy(ctx: CommandContext, contractId: string): Promise<number> {
  const { db } = ctx;
  const [[row]] = await db.read(
    db.orm.select({ amount: overBudget(ctx, contractId) }).from(sql`(select 1)`),
  );
  return row?.amount ?? 0;
}
