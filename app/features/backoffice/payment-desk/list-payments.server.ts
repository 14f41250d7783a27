import { and, count, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import { requireAbility } from "~/features/identity/accounts/abilities.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import {
  differencesPage,
  openDifferences,
} from "~/features/money/reconciliation/differences.server";
import type { Env } from "~/platform/env";
import type { Database } from "~db/client";
import type { PaymentStatus } from "~db/constants";
import { brandProfiles, campaigns, paymentProposals, payments, profiles } from "~db/schema";
import { isStillValid } from "./proposals.server";
import { paymentSearch } from "./search-payments.server";

const PAGE = 30;

export interface PaymentFilters {
  q: string;
  status: PaymentStatus | null;
  after: string | null;
}

const rows = ({ orm }: Database, which: SQL | undefined) =>
  orm
    .select({
      id: payments.id,
      name: payments.name,
      amount: payments.amount,
      fee: payments.fee,
      status: payments.status,
      toAthlete: payments.toAthlete,
      toBrand: payments.toBrand,
      sentAt: payments.sentAt,
      refundedAt: payments.refundedAt,
      since: sql<number>`coalesce(${payments.settledAt}, ${payments.fundedAt}, ${payments.createdAt})`,
      campaign: campaigns.title,
      company: brandProfiles.companyName,
      athlete: profiles.fullName,
    })
    .from(payments)
    .innerJoin(campaigns, eq(campaigns.id, payments.campaignId))
    .innerJoin(brandProfiles, eq(brandProfiles.id, payments.brandId))
    .innerJoin(profiles, eq(profiles.id, payments.athleteId))
    .where(which)
    .orderBy(desc(payments.id))
    .limit(PAGE + 1);

/** What waits for a second admin. */
const proposed = sql`exists (select 1 from payment_proposals
  where payment_proposals.payment_id = payments.id and payment_proposals.status = 'open' and ${isStillValid})`;

/** The payments that are searched for, those that wait for a second admin, or what differs from Stripe; and how many wait. */
export async function listPayments(
  ctx: CommandContext,
  env: Env,
  tab: "all" | "proposals" | "differences",
  { q, status, after }: PaymentFilters,
) {
  requireAbility(ctx, "handle payments");
  const { db } = ctx;
  const found = tab === "all" ? await paymentSearch(env, q) : null;
  const [[listed, [waiting]], differing, differences] = await Promise.all([
    db.read(
      rows(
        db,
        and(
          tab === "proposals" ? proposed : undefined,
          tab === "all" && status ? eq(payments.status, status) : undefined,
          found ?? undefined,
          after ? lt(payments.id, after) : undefined,
        ),
      ),
      db.orm
        .select({ n: count() })
        .from(paymentProposals)
        .where(and(sql`status = 'open'`, isStillValid)),
    ),
    openDifferences(db),
    tab === "differences" ? differencesPage(db, after) : { items: [], next: null },
  ]);
  const items = tab === "differences" ? [] : listed.slice(0, PAGE);
  return {
    items,
    differences: differences.items,
    waiting: { proposals: waiting?.n ?? 0, differences: differing },
    next:
      tab === "differences"
        ? differences.next
        : listed.length > PAGE
          ? (items.at(-1)?.id ?? null)
          : null,
  };
}

export type PaymentItem = Awaited<ReturnType<typeof listPayments>>["items"][number];
