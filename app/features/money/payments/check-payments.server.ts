import { and, asc, gt, isNotNull, sql } from "drizzle-orm";
import type { RunBatch } from "~/platform/daily-jobs";
import { enqueue } from "~/platform/enqueue";
import { isOneOf } from "~db/columns";
import { payments } from "~db/schema";
import { enqueueSettlement } from "./enqueue-settlement.server";
import { CHARGEBACK_CHECK, PAYMENT_CHECK } from "./outbox-kinds";

const ROWS = 200;

/**
 * The daily job: has Stripe asked about every page that is open, and looks at all money that is held again, so that lost events, days
 * that have come and appeals that can no longer be made come out.
 */
export const checkPayments: RunBatch = async ({ read, orm }, { day, now }, cursor) => {
  const [rows] = await read(
    orm
      .select({ id: payments.id, status: payments.status, sessionId: payments.sessionId })
      .from(payments)
      .where(and(isOneOf(payments.status, ["paying", "held"]), gt(payments.id, cursor)))
      .orderBy(asc(payments.id))
      .limit(ROWS),
  );
  const last = rows.at(-1)?.id ?? "";
  const pages = rows.map(({ status, sessionId }) => status === "paying" && sessionId);
  return {
    writes: [
      ...[...new Set(pages)].flatMap((page) =>
        page ? [enqueue(PAYMENT_CHECK, { page, asked: `night-${day}` }, now)] : [],
      ),
      enqueueSettlement(sql`payment.id > ${cursor} and payment.id <= ${last}`, now),
    ],
    next: rows.length < ROWS ? null : last,
  };
};

/** The daily job: has Stripe asked about all charges that were questioned of late, once anything has been paid. */
export const checkAllChargebacks: RunBatch = async ({ read, orm }, { day, now }) => {
  const [paid] = await read(
    orm.select({ id: payments.id }).from(payments).where(isNotNull(payments.intentId)).limit(1),
  );
  const question = { id: null, asked: `night-${day}` };
  return {
    writes: paid.map(() => enqueue(CHARGEBACK_CHECK, question, now)),
    next: null,
  };
};
