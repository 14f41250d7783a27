import { sql } from "drizzle-orm";

/**
 * The fee of an invitation, in pence: of the contract that both signed, or what the invitation says; null: none is agreed.
 * @param invitation its table or alias in the query
 */
export const agreedFeeOf = (invitation: string) => {
  const named = sql.raw(invitation);
  return sql<number | null>`coalesce((select version.body ->> '$.terms.fee' from contracts contract
      join contract_versions version
        on version.contract_id = contract.id and version.number = contract.version
      where contract.invitation_id = ${named}.id and contract.status = 'fully_executed'
        and contract.kind <> 'cancellation'), ${named}.fee)`;
};

const feesOf = (status: "accepted" | "pending") =>
  sql<number>`(select coalesce(sum(${agreedFeeOf("fees")}), 0) from campaign_invitations fees
    where fees.campaign_id = campaigns.id and fees.status = ${status})`;

/** Columns of a query over `campaigns`: what its invitations have committed of its budget. */
export const budgetColumns = { accepted: feesOf("accepted"), pending: feesOf("pending") };
