import type { CommandContext } from "~/features/identity/accounts/actor";
import { commit } from "~/platform/command";

/** Records that one of the staff looks at a contract. Wait for it beside the read: no answer goes out without it. */
export const logContractAccess = (ctx: CommandContext, contractId: string) =>
  commit(ctx, {
    audit: { action: "contract_viewed", resourceType: "contract", resourceId: contractId },
  });
