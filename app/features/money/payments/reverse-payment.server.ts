import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { balancesOf } from "~/features/billing/ledger/balances.server";
import { recordMovement } from "~/features/billing/ledger/record-movement.server";
import { may } from "~/features/identity/accounts/abilities";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { commit, systemContext } from "~/platform/command";
import type { Background } from "~/platform/context";
import { DAY_MS } from "~/platform/durations";
import { enqueue } from "~/platform/enqueue";
import { conflict, forbidden, notFound } from "~/platform/errors";
import { formatMoney } from "~/platform/money";
import { TooEarly } from "~/platform/outbox";
import { assertRowChanged } from "~db/client";
import { payments, takeBacks } from "~db/schema";
import { type FoundPayment, findPayment } from "./find-payment.server";
import { paymentNotifications } from "./notifications";
import { notifySides } from "./notify-sides.server";
import { PAYMENT_REFUND, PAYMENT_REVERSAL } from "./outbox-kinds";
import { ONE_ADMIN_MAXIMUM, type ReversalRequest } from "./payment-reversal";
import { makeReversal, reversalOf } from "./provider.server";

/**
 * An admin takes back what was sent to an athlete, or a part of it: it goes to the brand, with our fee for that part, or makes up for
 * what a bank has taken from us. Sent twice, it is done once.
 * @throws AppError forbidden, not_found, or conflict (more than was sent, a bank looks at it, or too much for one admin)
 */
export async function reversePayment(
  ctx: CommandContext,
  { id, paymentId, amount, reason }: ReversalRequest,
): Promise<void> {
  const { actor, db, now } = ctx;
  if (!may(actor, "handle payments")) throw forbidden();
  const payment = await findPayment(db, eq(payments.id, paymentId));
  if (!payment) throw notFound();
  const [[rows], { athlete, loss }] = await Promise.all([
    db.read(db.orm.select().from(takeBacks).where(eq(takeBacks.paymentId, paymentId))),
    balancesOf(db, paymentId),
  ]);
  if (rows.some((row) => row.id === id)) return;
  const asked = sumOf(rows);
  const left = athlete - sumOf(rows.filter(({ doneAt }) => doneAt === null));
  const most = loss < 0 ? Math.min(left, -loss) : left;
  if (payment.isQuestioned)
    throw conflict("A bank is looking at this payment. Wait until it has decided.");
  if (most <= 0) throw conflict("Nothing is left to take back for this payment.");
  if (amount > most) throw conflict(`At most ${formatMoney(most)} can be taken back.`);
  if (asked + amount > ONE_ADMIN_MAXIMUM)
    throw conflict(
      `One admin can take back at most ${formatMoney(ONE_ADMIN_MAXIMUM)} of a payment.`,
    );
  const fee = loss < 0 ? 0 : feeFor(payment, asked) - feeFor(payment, asked + amount);
  await commit(ctx, {
    change: sql`insert into take_backs (id, payment_id, amount, fee, reason, taken_by, created_at)
      select ${id}, ${paymentId}, ${amount}, ${fee}, ${reason}, ${actor.personId}, ${now}
      where (select coalesce(sum(amount), 0) from take_backs where payment_id = ${paymentId}) = ${asked}
        and not exists (select 1 from chargebacks where payment_id = ${paymentId} and state = 'open')
      on conflict (id) do nothing`,
    effects: [
      enqueue(PAYMENT_REVERSAL, { id }, now, { key: id }),
      ...notifySides(
        ctx,
        paymentNotifications.taken_back,
        payment,
        { amount, reason },
        { sides: ["athlete"] },
      ),
    ],
    audit: {
      action: "payment_take_back_asked",
      resourceType: "payment",
      resourceId: paymentId,
      detail: { takeBack: id, amount, fee, reason },
    },
  });
}

const sumOf = (rows: readonly { amount: number }[]) =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

/** Our fee for what the athlete keeps, once this much of their share has been taken back. */
const feeFor = ({ amount, fee, toAthlete }: FoundPayment, taken: number) =>
  Math.round((fee * ((toAthlete ?? 0) - taken)) / amount);

export const reversalSchema = z.object({ id: z.string() });

/**
 * Has Stripe take it back, and writes that down. While the athlete's account holds too little, it waits and is tried each day. Whatever
 * it is stopped between, done again it is done once.
 */
export async function sendReversal(
  { db, env, clock }: Pick<Background, "db" | "env" | "clock">,
  { id }: z.infer<typeof reversalSchema>,
): Promise<void> {
  const [[row]] = await db.read(db.orm.select().from(takeBacks).where(eq(takeBacks.id, id)));
  if (!row || row.doneAt !== null) return;
  const { paymentId, amount } = row;
  const payment = await findPayment(db, eq(payments.id, paymentId));
  if (!payment?.transferId) throw new Error(`Nothing was sent for ${paymentId}`);
  const { transferId, intentId } = payment;
  const day = Math.floor(clock() / DAY_MS);
  const reversal =
    (await reversalOf(env, { transferId, what: id })) ??
    (await makeReversal(env, { transferId, amount, what: id, day }));
  const now = clock();
  const own = and(eq(takeBacks.id, id), isNull(takeBacks.doneAt));
  if (!reversal) {
    await commit({ db }, { effects: [db.orm.update(takeBacks).set({ shortAt: now }).where(own)] });
    throw new TooEarly(now + DAY_MS);
  }
  const balances = await balancesOf(db, paymentId);
  // A bank may have taken of our fee meanwhile.
  const fee = Math.min(row.fee, balances.fee);
  const refund = { paymentId, intentId, amount: amount + fee, what: id };
  const moves =
    balances.loss < 0
      ? [recordMovement("recovered", { paymentId, amount, what: id }, now)]
      : [
          recordMovement("taken_back", { paymentId, amount, what: id }, now),
          ...(fee > 0
            ? [recordMovement("fee_returned", { paymentId, amount: fee, what: id }, now)]
            : []),
          enqueue(PAYMENT_REFUND, refund, now, { key: id }),
        ];
  await commit(
    systemContext(db, `take back ${id}`, now),
    {
      change: db.orm.update(takeBacks).set({ doneAt: now, reversalId: reversal.id }).where(own),
      effects: [
        // A bank that decides at this moment reads the books again.
        db.orm
          .update(payments)
          .set({ version: sql`${payments.version} + 1`, updatedAt: now })
          .where(and(eq(payments.id, paymentId), eq(payments.version, payment.version))),
        assertRowChanged(),
        ...moves,
      ],
      audit: {
        action: "payment_taken_back",
        resourceType: "payment",
        resourceId: paymentId,
        detail: { takeBack: id, amount, fee, reversalId: reversal.id },
      },
    },
    // Another run wrote it, or the payment has changed: the next attempt finds the reversal.
    () => new TooEarly(now),
  );
}
