import type { AppLoadContext } from "@remix-run/cloudflare";
import type Stripe from "stripe";
import { brokenUnique } from "~db/client";
import { commit } from "./command";
import { enqueue } from "./enqueue";
import { textResponse } from "./http";
import { signedEvent } from "./stripe";

/** An event of Stripe. */
export const MAX_EVENT_BYTES = 256 * 1024;

/** A row of the outbox that has Stripe asked what holds now. */
export interface Question {
  kind: string;
  payload: object;
}

/** What an event makes a feature ask; null: nothing. */
export type EventListener = (event: Stripe.Event) => Question | null;

/**
 * Receives Stripe's events. The raw body is verified before it is parsed; what the listeners want to ask is stored as rows of
 * the outbox. Events that nobody listens to are taken, and nothing follows from them.
 */
export const receiveStripeEvents =
  (listeners: readonly EventListener[]) =>
  async (request: Request, context: AppLoadContext): Promise<Response> => {
    if (request.method !== "POST") return textResponse(404, "Not found.");
    const signature = request.headers.get("Stripe-Signature") ?? "";
    const event = await signedEvent(context.env, await request.text(), signature);
    if (!event) return textResponse(400, "The signature doesn't fit.");
    const questions = listeners.flatMap((listener) => listener(event) ?? []);
    if (questions.length > 0) await queueOnce(context, event.id, questions);
    return textResponse(200, "Taken.");
  };

/** All of an event's rows are one batch. An event that comes again finds them there. */
async function queueOnce({ db, clock }: AppLoadContext, id: string, questions: Question[]) {
  try {
    const effects = questions.map(({ kind, payload }) =>
      enqueue(kind, payload, clock(), { key: id }),
    );
    await commit({ db }, { effects });
  } catch (error) {
    if (brokenUnique(error) !== "outbox.idempotency_key") throw error;
  }
}
