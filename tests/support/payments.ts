import { and, eq, sql } from "drizzle-orm";
import { recordMovement } from "~/features/billing/ledger/record-movement.server";
import { createAccount } from "~/features/billing/payouts/provider.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { checkChargebacks } from "~/features/money/payments/chargebacks.server";
import { PAYMENT_SETTLE } from "~/features/money/payments/outbox-kinds";
import { paths } from "~/paths";
import type { Env } from "~/platform/env";
import { TooEarly } from "~/platform/outbox";
import type { Database } from "~db/client";
import { newId } from "~db/columns";
import { LEDGER_ACCOUNTS, type LedgerAccount, type LedgerMovement } from "~db/constants";
import { ledgerEntries, outbox, payments, payoutAccounts } from "~db/schema";
import { sendRow } from "./send-row";
import type { startStripe } from "./stripe";

/** Begins to pay one payment, for the total that its page showed. */
export const payingOne = (dealId: string, number: number, total: number) => ({
  parts: [{ dealId, number, total }],
  back: { paid: paths.deal(dealId), unpaid: paths.deal(dealId) },
});

/** What the outbox does about payments, and what the database says afterwards. */
export function paymentsOn(db: Database, env: Env, clock: () => number) {
  const background = { db, env, clock };

  const due = (dealId: string) =>
    and(
      sql`kind like 'payment-%' and sent_at is null`,
      sql`(payload ->> '$.dealId' = ${dealId} or payload ->> '$.paymentId' in (
          select id from payments where deal_id = ${dealId}) or payload ->> '$.id' in (
          select id from take_backs where payment_id in (select id from payments where deal_id = ${dealId})) or payload ->> '$.page' in (
          select session_id from payments where deal_id = ${dealId}))`,
    );

  /** Sends what is queued for a deal, and what follows from it, each row `times` times. */
  async function drain(dealId: string, times = 1): Promise<void> {
    let sent = 0;
    const [rows] = await db.read(db.orm.select().from(outbox).where(due(dealId)));
    for (const row of rows) {
      try {
        for (let i = 0; i < times; i++) await sendRow(background, row);
      } catch (error) {
        if (error instanceof TooEarly) continue;
        throw error;
      }
      sent += 1;
      await db.write([db.orm.update(outbox).set({ sentAt: clock() }).where(eq(outbox.id, row.id))]);
    }
    if (sent > 0) await drain(dealId, times);
  }

  const rowsOf = async (dealId: string) =>
    (
      await db.read(
        db.orm.select().from(payments).where(eq(payments.dealId, dealId)).orderBy(payments.number),
      )
    )[0];

  /** The balance of each account, of a deal. */
  async function balances(dealId: string): Promise<Record<LedgerAccount, number>> {
    const [entries] = await db.read(
      db.orm.select().from(ledgerEntries).where(eq(ledgerEntries.dealId, dealId)),
    );
    const sum = (account: LedgerAccount) =>
      entries.reduce(
        (total, { fromAccount, toAccount, amount }) =>
          total + (toAccount === account ? amount : 0) - (fromAccount === account ? amount : 0),
        0,
      );
    return Object.fromEntries(LEDGER_ACCOUNTS.map((account) => [account, sum(account)])) as Record<
      LedgerAccount,
      number
    >;
  }

  /** What movements of a kind have moved for a deal. */
  async function movedBy(dealId: string, ...kinds: LedgerMovement[]): Promise<number> {
    const [entries] = await db.read(
      db.orm.select().from(ledgerEntries).where(eq(ledgerEntries.dealId, dealId)),
    );
    return entries
      .filter(({ kind }) => kinds.includes(kind))
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  /** Has Stripe asked about all charges that were questioned, as the night does. */
  const askBanks = () => checkChargebacks(background, { id: null, asked: "test" });

  return { drain, rowsOf, balances, movedBy, askBanks };
}

/** A payment of a deal that is held, without Stripe. @param amount the athlete's share, pence @returns its id */
export async function holdPayment(
  db: Database,
  dealId: string,
  at: number,
  amount = 90_000,
): Promise<string> {
  const paymentId = newId();
  await db.write([
    sql`update deals set fee = max(fee, ${amount}) where id = ${dealId}`,
    sql`insert into payments (id, deal_id, campaign_id, brand_id, athlete_id, number, name, release, amount, fee, status,
        intent_id, funded_at, created_at, updated_at)
      select ${paymentId}, id, campaign_id, brand_id, athlete_id, 1, 'Full fee', 'approval', ${amount}, ${amount * 0.08}, 'held',
        ${paymentId}, ${at}, ${at}, ${at} from deals where id = ${dealId}`,
    recordMovement("funded", { paymentId, amount: amount * 1.08 }, at),
  ]);
  return paymentId;
}

/** How often a deal's held money is queued to be settled. */
export async function settlementsQueued({ orm, read }: Database, dealId: string): Promise<number> {
  const [rows] = await read(
    orm
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(eq(outbox.kind, PAYMENT_SETTLE), sql`payload ->> '$.dealId' = ${dealId}`)),
  );
  return rows.length;
}

/** Gives an athlete an account for payouts that is ready, at Stripe and here. @returns its id */
export async function openPayouts(
  ctx: CommandContext,
  stripe: Awaited<ReturnType<typeof startStripe>>,
): Promise<string> {
  const { db, now } = ctx;
  const { id: accountId } = await createAccount(stripe.env, ctx.actor);
  await stripe.control("account", { id: accountId, to: "ready" });
  const row = { userId: ctx.actor.personId, accountId, state: "ready" as const };
  await db.write([
    db.orm.insert(payoutAccounts).values({ ...row, checkedAt: now, createdAt: now }),
  ]);
  return accountId;
}
