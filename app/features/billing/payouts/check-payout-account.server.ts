import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Emit } from "~/events";
import { systemContext } from "~/platform/command";
import type { Background } from "~/platform/context";
import { log } from "~/platform/log";
import type { EventListener } from "~/platform/stripe-webhook";
import { payoutAccounts } from "~db/schema";
import { NIGHT } from "../subscriptions/check-subscription.server";
import { refreshPayouts } from "./refresh-payouts.server";

/** Events of connected accounts that may change what one can do. */
const ABOUT_ACCOUNTS = /^(account\..+|capability\.updated)$/;

export const queuePayoutCheck: EventListener = ({ id, type, account }) =>
  account && ABOUT_ACCOUNTS.test(type)
    ? { kind: PAYOUT_CHECK, payload: { accountId: account, asked: id } }
    : null;

/** An account to ask about, and what made us ask: an event, or the night. */
export const payoutCheckSchema = z.object({ accountId: z.string(), asked: z.string() });

/** The kind of these rows in the outbox. */
export const PAYOUT_CHECK = "payout-account";

/** The queue tries again by itself. */
const PATIENCE = { timeoutMs: 8_000, retries: 0 };

export const checkPayoutAccount =
  (emit: Emit) =>
  async (
    { db, env, clock }: Pick<Background, "db" | "env" | "clock">,
    { accountId, asked }: z.infer<typeof payoutCheckSchema>,
  ): Promise<void> => {
    const isChanged = await refreshPayouts(
      { ...systemContext(db, asked, clock()), env, emit },
      eq(payoutAccounts.accountId, accountId),
      PATIENCE,
    );
    if (isChanged && asked.startsWith(NIGHT)) log("warn", "payouts.differed", { accountId });
  };
