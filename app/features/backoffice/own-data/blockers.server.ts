import { notExists, type SQL } from "drizzle-orm";
import { runningPlans } from "~/features/billing/subscriptions/queries.server";
import { listRunningCampaigns } from "~/features/campaigns/campaigns/policy.server";
import { listRunningContracts } from "~/features/deals/contracts/list-contracts.server";
import { activeDisputes } from "~/features/money/disputes/active-disputes.server";
import { runningPayments } from "~/features/money/payments/erasure-blocker.server";
import { paths } from "~/paths";
import type { Database } from "~db/client";

/*
 * What keeps an account from being deleted, because another person counts on it or it is still being paid for. To add one: a query of the rows in its
 * feature, and an entry here.
 */
const BLOCKERS = [
  { label: "Contract", rows: listRunningContracts, to: paths.contract },
  { label: "Dispute", rows: activeDisputes, to: paths.dispute },
  { label: "Campaign", rows: listRunningCampaigns, to: paths.brand.campaign },
  { label: "Payment", rows: runningPayments, to: paths.deal },
  { label: "Plan", rows: runningPlans, to: () => paths.billing },
] as const;

const SHOWN = 20;

export interface Blocker {
  label: string;
  title: string;
  to: string;
}

/** What keeps this account, with where it can be settled. */
export async function listBlockers(db: Database, userId: string): Promise<Blocker[]> {
  const [contracts, disputes, campaigns, payments, plans] = BLOCKERS;
  const found = await db.read(
    contracts.rows(db, userId).limit(SHOWN),
    disputes.rows(db, userId).limit(SHOWN),
    campaigns.rows(db, userId).limit(SHOWN),
    payments.rows(db, userId).limit(SHOWN),
    plans.rows(db, userId).limit(SHOWN),
  );
  return BLOCKERS.flatMap(({ label, to }, i) =>
    (found[i] ?? []).map(({ id, title }) => ({ label, title, to: to(id) })),
  );
}

/** The condition that nothing keeps it, for the statement that takes a deletion on. */
export const isFree = (db: Database, userId: string): SQL[] =>
  BLOCKERS.map(({ rows }) => notExists(rows(db, userId)));
