import { type SQL, sql } from "drizzle-orm";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { audit } from "~/platform/audit";
import { enqueueEach } from "~/platform/enqueue";
import type { Statement } from "~db/client";
import { countsAsDeal, endDeal, storeAgreedFee, storeDeliverables } from "../deals/deals.server";
import { insertContractGrants } from "../rights/grants.server";
import type { ContractRow } from "./contract-rows.server";
import { readDocument } from "./document";
import { recordCancellation } from "./record-entries.server";
import { AMENDED_BY, contractMachine } from "./status";

/*
 * What the second signature does beyond the contract that it signs. Whether a signature is the second one is known in the
 * batch alone, because both may come at the same moment.
 */

/** Takes the contract that this one amends out of force, before this one comes into force. @param both have signed now */
export function endAmended(
  { kind, amends }: Pick<ContractRow, "kind" | "amends">,
  both: SQL,
): Statement[] {
  if (kind === "contract") return [];
  const { from, to } = contractMachine.steps[AMENDED_BY[kind]];
  return [
    sql`update contracts set status = ${to} where id = ${amends} and status in ${from} and ${both}`,
  ];
}

/** What follows for a contract that comes into force with this signature. Stands behind the change of its status. */
export const putIntoForce = (ctx: CommandContext, contractId: string): Statement[] => [
  storeAgreedFee(contractId, ctx.now),
  ...ctx.emit("contract.signed", { contractId }, ctx.now),
  ...insertContractGrants(contractId, ctx.now),
  enqueueEach(
    "contract-file",
    {
      payload: sql`json_object('contractId', id)`,
      key: sql`id`,
      from: sql`(select id from contracts where id = ${contractId} and status = 'fully_executed')`,
    },
    ctx.now,
  ),
];

/** Sets what the deal asks for to what the contract in force does. */
export function replaceDeliverables({ id, dealId, kind, body }: ContractRow): Statement[] {
  if (kind === "cancellation") return [];
  const signed = sql`exists (select 1 from contracts where id = ${id} and status = 'fully_executed')`;
  return storeDeliverables(dealId, readDocument(body).terms.deliverables, signed);
}

/** Ends the deal whose contract was cancelled, and closes its content that is not approved. */
export function endCancelled(ctx: CommandContext, row: ContractRow): Statement[] {
  const { ending } = readDocument(row.body);
  if (!ending) return [];
  const { now, actor } = ctx;
  const { id, dealId } = row;
  const signed = sql`exists (select 1 from contracts where id = ${id} and status = 'fully_executed')`;
  return [
    audit(ctx, {
      userId: actor.personId,
      action: "deal_ended",
      resourceType: "deal",
      resourceId: dealId,
      detail: { contractId: id },
      when: sql`${signed} and exists (select 1 from deals
        where id = ${dealId} and ${countsAsDeal("deals")})`,
    }),
    endDeal(dealId, now, signed),
    ...ctx.emit("deal.ended", { dealId, when: signed }, now),
    ...recordCancellation(row, ending, { at: now, when: signed }),
  ];
}
