import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { matchesSearch } from "~/features/deals/deals/matches-search.server";
import { brandOfPerson } from "~/features/identity/accounts/brand-members";
import type { Env } from "~/platform/env";
import { answerOf, type Patience, stripeOf } from "~/platform/stripe";
import { ID_PATTERN } from "~db/columns";
import { payments } from "~db/schema";

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
export async function paymentSearch(env: Env, q: string): Promise<SQL | null> {
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
