import { and, eq, inArray, ne, or } from "drizzle-orm";
import { isOpen } from "~/features/campaigns/campaigns/policy.server";
import { brandOfPerson } from "~/features/identity/accounts/brand-members";
import type { Database } from "~db/client";
import { OPEN_CONTRACT_STATUSES } from "~db/constants";
import { campaigns, contracts } from "~db/schema";

/** A person's contracts that wait for a signature, or are in force while their campaign runs. */
export const listRunningContracts = ({ orm }: Database, userId: string) =>
  orm
    .select({ id: contracts.id, title: contracts.title })
    .from(contracts)
    .innerJoin(campaigns, eq(campaigns.id, contracts.campaignId))
    .where(
      and(
        or(eq(contracts.brandId, brandOfPerson(userId)), eq(contracts.athleteId, userId)),
        or(
          inArray(contracts.status, OPEN_CONTRACT_STATUSES),
          and(
            eq(contracts.status, "fully_executed"),
            ne(contracts.kind, "cancellation"),
            isOpen("campaigns"),
          ),
        ),
      ),
    );
