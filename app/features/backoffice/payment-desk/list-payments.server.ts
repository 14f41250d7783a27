import { and, count, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { matchesSearch } from "~/features/deals/deals/matches-search.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { brandOfPerson } from "~/features/identity/accounts/brand-members";
import { requireAbility } from "~/features/identity/accounts/staff-access.server";
import {
  differencesPage,
  openDifferences,
} from "~/features/money/reconciliation/differences.server";
import type { Env } from "~/platform/env";
import { answerOf, type Patience, stripeOf } from "~/platform/stripe";
import type { Database } from "~db/client";
import { ID_PATTERN } from "~db/columns";
import type { PaymentStatus } from "~db/constants";
import { brandProfiles, campaigns, paymentProposals, payments, profiles } from "~db/schema";
import { isStillValid } from "./proposals.server";

/** A search waits no longer than a page can. */
const BRIEFLY: Patience = { timeoutMs: 3_000, retries: 0 };

const PROVIDER_ID = /^(cs|pi|tr|re|acct|ch|py|evt)_\w{1,100}$/;

/** What an object of Stripe says about the payment that it belongs to. */
const clueSchema = z.object({
  id: z.string(),
  payment_intent: z.string().nullish(),
  source_transaction: z.string().nullish(),
});

/**
 * The payments that a search of staff means, as a condition over `payments`: by an id of ours, an id of Stripe, or
 * words (`matchesSearch`). Stripe is asked for what we keep no id of: charges and events. Null: all of them.
 */
async function paymentSearch(env: Env, q: string): Promise<SQL | null> {
  if (!q) return null;
  if (PROVIDER_ID.test(q)) return byProviderId(env, q);
  if (ID_PATTERN.test(q))
    return sql`(${q} in (payments.id, payments.deal_id, payments.campaign_id, payments.brand_id, payments.athlete_id)
      or payments.brand_id = ${brandOfPerson(q)})`;
  return matchesSearch(payments, q);
}

const byProviderId = async (env: Env, id: string): Promise<SQL> =>
  ofStripe(/^(ch|py|evt)_/.test(id) ? await cluesOf(env, id) : [id]);

const ofStripe = (
  ids: string[],
) => sql`(payments.session_id in ${ids} or payments.intent_id in ${ids}
  or payments.transfer_id in ${ids} or payments.refund_id in ${ids}
  or payments.athlete_id in (select user_id from payout_accounts where account_id in ${ids}))`;

/** The ids of Stripe that a charge or an event leads to. What Stripe doesn't know leads to nothing. */
async function cluesOf(env: Env, id: string): Promise<string[]> {
  const stripe = stripeOf(env, BRIEFLY);
  const found = id.startsWith("evt_")
    ? stripe.events.retrieve(id).then(({ data }) => data.object)
    : stripe.charges.retrieve(id);
  const clues = clueSchema.safeParse(await answerOf(found.catch(unlessMissing)));
  if (!clues.success) return [""];
  const { payment_intent: intentId, source_transaction: charge } = clues.data;
  const more = charge && charge !== id ? await cluesOf(env, charge) : [];
  return [clues.data.id, ...(intentId ? [intentId] : []), ...more];
}

function unlessMissing(error: unknown) {
  if ((error as { code?: unknown }).code === "resource_missing") return null;
  throw error;
}

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
