import type { AppLoadContext } from "@remix-run/cloudflare";
import type Stripe from "stripe";
import { enqueue } from "~/platform/enqueue";
import { textResponse } from "~/platform/http";
import { signedEvent } from "~/platform/stripe";
import { brokenUnique } from "~db/client";
import { SUBSCRIPTION_CHECK } from "./check.server";

/** Events that may change what an account has. Others are taken, and nothing follows from them. */
const ABOUT_PLANS = /^(checkout\.session\.completed|customer\.subscription\..+|invoice\..+)$/;

/**
 * Receives Stripe's events. The raw body is verified before it is parsed; the event is stored as a row of the outbox, which
 * asks Stripe what holds now. An event that comes again finds its row there.
 */
export async function receiveStripeEvent(
  request: Request,
  context: AppLoadContext,
): Promise<Response> {
  if (request.method !== "POST") return textResponse(404, "Not found.");
  const signature = request.headers.get("Stripe-Signature") ?? "";
  const event = await signedEvent(context.env, await request.text(), signature);
  if (!event) return textResponse(400, "The signature doesn't fit.");
  const customerId = customerOf(event);
  if (customerId) await queueOnce(context, event, customerId);
  return textResponse(200, "Taken.");
}

function customerOf({ type, data }: Stripe.Event): string | null {
  if (!ABOUT_PLANS.test(type)) return null;
  const { customer } = data.object as { customer?: unknown };
  return typeof customer === "string" ? customer : null;
}

async function queueOnce({ db, clock }: AppLoadContext, event: Stripe.Event, customerId: string) {
  const check = { customerId, asked: event.id };
  try {
    await db.write([enqueue(SUBSCRIPTION_CHECK, check, clock(), { key: event.id })]);
  } catch (error) {
    if (brokenUnique(error) !== "outbox.idempotency_key") throw error;
  }
}
