import { z } from "zod";
import { systemContext } from "~/platform/command";
import type { Background } from "~/platform/context";
import { IN_QUEUE, paymentPage } from "./provider.server";
import { recordCheckout } from "./record-checkout.server";

/** A payment's page to ask about, and what made us ask: an event, or the night. */
export const paymentCheckSchema = z.object({ page: z.string(), asked: z.string() });

export async function checkPayment(
  { db, env, clock }: Pick<Background, "db" | "env" | "clock">,
  { page, asked }: z.infer<typeof paymentCheckSchema>,
): Promise<void> {
  await recordCheckout(systemContext(db, asked, clock()), await paymentPage(env, page, IN_QUEUE));
}
