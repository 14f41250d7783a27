import type { CommandContext } from "~/features/identity/accounts/actor";
import { audit } from "~/platform/audit";

/** Records that one of the staff looks at a contract. Wait for it beside the read: no answer goes out without it. */
export const logContractAccess = (ctx: CommandContext, contractId: string) =>
  ctx.db.logAccess(
    audit(ctx, {
      userId: ctx.actor.personId,
      action: "contract_viewed",
      resourceType: "contract",
      resourceId: contractId,
    }),
  );
