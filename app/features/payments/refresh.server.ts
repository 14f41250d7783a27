import type { Env } from "~/platform/env";
import { notFound } from "~/platform/errors";
import type { CommandContext } from "../accounts/actor";
import { ofSide, readAgreement } from "./agreement.server";
import { recordPage } from "./paid.server";
import { paymentPage } from "./provider.server";

/** Asks Stripe what has become of the pages on which an agreement is being paid. */
export async function askAboutPages(ctx: CommandContext, env: Env, dealId: string) {
  const agreement = await readAgreement(ctx.db, ofSide(dealId, ctx.actor.userId));
  if (!agreement) throw notFound();
  for (const { status, sessionId } of agreement.payments)
    if (status === "paying" && sessionId) await recordPage(ctx, await paymentPage(env, sessionId));
}
