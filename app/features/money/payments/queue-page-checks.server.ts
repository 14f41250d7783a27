import type { CommandContext } from "~/features/identity/accounts/actor";
import type { Env } from "~/platform/env";
import { notFound } from "~/platform/errors";
import { ofSide, readDeal } from "./deal.server";
import { paymentPage } from "./provider.server";
import { recordCheckout } from "./record-checkout.server";

/** Asks Stripe what has become of the pages on which a deal is being paid. */
export async function queuePageChecks(ctx: CommandContext, env: Env, dealId: string) {
  const deal = await readDeal(ctx.db, ofSide(dealId, ctx.actor));
  if (!deal) throw notFound();
  const pages = deal.payments.map(({ status, sessionId }) => status === "paying" && sessionId);
  for (const id of new Set(pages)) if (id) await recordCheckout(ctx, await paymentPage(env, id));
}
