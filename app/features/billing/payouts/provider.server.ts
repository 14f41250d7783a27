import Stripe from "stripe";
import type { Actor } from "~/features/identity/accounts/actor";
import { paths, withQuery } from "~/paths";
import type { Env } from "~/platform/env";
import { answerOf, type Patience, stripeOf } from "~/platform/stripe";
import { accountStateOf } from "./account-state";

/** The account as Stripe has it now; null where it is gone. */
export async function accountOf(
  env: Env,
  id: string,
  patience?: Patience,
): Promise<Stripe.Account | null> {
  const asked = stripeOf(env, patience).accounts.retrieve(id);
  return answerOf(
    asked.catch((error) => {
      if (error instanceof Stripe.errors.StripeError && error.code === "account_invalid")
        return null;
      throw error;
    }),
  );
}

/** A page of the connected accounts that are not closed, the newest first. @param after the last one of the page before */
export async function accountsPage(env: Env, after: string | null) {
  const { data, has_more } = await answerOf(
    stripeOf(env, { timeoutMs: 8_000, retries: 0 }).accounts.list({
      limit: 100,
      ...(after && { starting_after: after }),
    }),
  );
  const accounts = data
    .filter((account) => accountStateOf(account).state !== "closed")
    .map(({ id, metadata }) => ({ id, athleteId: metadata?.account ?? "" }));
  return { accounts, next: has_more ? (data.at(-1)?.id ?? null) : null };
}

/** Makes the athlete's account: Stripe asks for what it needs, and we answer for what is owed. Asked twice, it makes one. */
export async function createAccount(
  env: Env,
  { personId: userId, email }: Actor,
): Promise<Stripe.Account> {
  const account = stripeOf(env).accounts.create(
    {
      controller: {
        fees: { payer: "application" },
        losses: { payments: "application" },
        stripe_dashboard: { type: "express" },
      },
      country: "GB",
      email,
      capabilities: { transfers: { requested: true } },
      metadata: { account: userId },
    },
    { idempotencyKey: `payout-account:${userId}:${email}` },
  );
  return answerOf(account);
}

/** The address of Stripe's pages of onboarding. It opens once, within minutes. */
export async function onboardingPage(env: Env, account: string): Promise<string> {
  const page = env.APP_ORIGIN + paths.athlete.payouts;
  const link = stripeOf(env).accountLinks.create({
    account,
    type: "account_onboarding",
    refresh_url: withQuery(page, { again: "" }),
    return_url: withQuery(page, { returned: "" }),
  });
  return (await answerOf(link)).url;
}

/** The address where a person sees payouts and changes the bank account. */
export async function dashboardPage(env: Env, account: string): Promise<string> {
  return (await answerOf(stripeOf(env).accounts.createLoginLink(account))).url;
}
