import { and, asc, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { needsSecondAdmin } from "~/features/billing/ledger/fees";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { ownerOfBrand } from "~/features/identity/accounts/brand-members";
import { requireAbility } from "~/features/identity/accounts/staff-access.server";
import { findPaymentHold } from "~/features/money/payments/payment-holds";
import { conditionText } from "~/features/money/payments/release-text";
import { differencesOf } from "~/features/money/reconciliation/differences.server";
import type { Database } from "~db/client";
import {
  auditLogs,
  disputes,
  ledgerEntries,
  outbox,
  paymentProposals,
  payments,
  payoutAccounts,
  profiles,
} from "~db/schema";
import type { Release } from "~db/terms";
import { readPayment } from "./decide-payment.server";

/** The newest of what was done about a payment; the security dashboard has all of it. */
const AUDIT_ROWS = 50;

const decider = alias(profiles, "decider");

/** Of the payment of this id. */
const ofPayment = (column: string, id: string) =>
  sql`(select ${sql.identifier(column)} from payments where id = ${id})`;

/** A payment with all that staff look at when they are asked about it, in one round trip. @throws AppError not_found */
export async function loadStaffPayment(ctx: CommandContext, id: string) {
  requireAbility(ctx, "handle payments");
  const { db, actor, now } = ctx;
  const [
    { deal, payment },
    [entries, deliveries, auditEntries, proposals, [account], [dispute], [brand]],
    differences,
  ] = await Promise.all([
    readPayment(ctx, id),
    db.read(
      ledgerOf(db, id),
      deliveriesOf(db, id),
      loadAuditEntries(db, id),
      proposalsOf(db, id),
      db.orm
        .select({ accountId: payoutAccounts.accountId, state: payoutAccounts.state })
        .from(payoutAccounts)
        .where(sql`${payoutAccounts.userId} = ${ofPayment("athlete_id", id)}`),
      db.orm
        .select({ id: disputes.id })
        .from(disputes)
        .where(sql`${disputes.dealId} = (select deal_id from payments where id = ${id})`)
        .orderBy(desc(disputes.createdAt))
        .limit(1),
      db.orm
        .select({ ownerId: ownerOfBrand(payments.brandId) })
        .from(payments)
        .where(eq(payments.id, id)),
    ),
    differencesOf(db, id),
  ]);
  const { campaign, campaignId, company, athlete } = deal;
  const freeze = findPaymentHold(deal, now, payment.fundedAt);
  return {
    payment,
    parties: { campaign, campaignId, company, athlete, ownerId: brand?.ownerId ?? "" },
    freeze,
    condition: conditionText(
      { ...payment, release: payment.release as Release },
      deal.contract?.terms,
    ),
    disputeId: freeze && freeze.until !== "bank" ? (dispute?.id ?? null) : null,
    needsSecond: needsSecondAdmin(payment),
    account: account ?? null,
    entries,
    deliveries,
    auditEntries,
    proposals: proposals.map(({ proposedBy, paymentVersion, ...proposal }) => ({
      ...proposal,
      isOwn: proposedBy === actor.personId,
      isOpen:
        proposal.status === "open" &&
        payment.status === "held" &&
        paymentVersion === payment.version,
    })),
    differences,
  };
}

export type StaffPayment = Awaited<ReturnType<typeof loadStaffPayment>>;

const ledgerOf = ({ orm }: Database, id: string) =>
  orm
    .select({
      id: ledgerEntries.id,
      from: ledgerEntries.fromAccount,
      to: ledgerEntries.toAccount,
      amount: ledgerEntries.amount,
      at: ledgerEntries.createdAt,
    })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.paymentId, id))
    .orderBy(asc(ledgerEntries.createdAt), asc(ledgerEntries.id));

interface Delivery {
  id: string;
  kind: string;
  attempts: number;
  createdAt: number;
  dueAt: number;
  sentAt: number | null;
  failedAt: number | null;
  lastError: string | null;
}

/**
 * What was queued for a payment: its transfer and its refunds by their keys, and everything about it that has not been sent. The
 * payload is left out.
 */
function deliveriesOf({ orm }: Database, id: string) {
  const about = sql`iif(json_valid(payload), payload ->> '$.paymentId' = ${id}
    or payload ->> '$.dealId' = ${ofPayment("deal_id", id)} or payload ->> '$.page' = ${ofPayment("session_id", id)}, 0)`;
  // In the words of the indexes.
  const unsent = (stands: SQL) =>
    sql`select id from ${outbox} where kind in ('payment-check', 'payment-settle', 'payment-transfer', 'payment-refund',
        'payment-chargeback', 'payment-reversal', 'payment-compare')
      and ${stands} and ${about}`;
  const ids = sql`select id from outbox where idempotency_key in (${`payment-transfer:${id}`}, ${`payment-refund:${id}`},
      'payment-refund:' || ${ofPayment("intent_id", id)})
    union ${unsent(sql`sent_at is null and failed_at is null`)}
    union ${unsent(sql`failed_at is not null`)}`;
  return orm.all<Delivery>(sql`select id, kind, attempts, created_at as createdAt, due_at as dueAt, sent_at as sentAt,
      failed_at as failedAt, last_error as lastError
    from outbox where id in (${ids}) order by created_at, id`);
}

/** Who or what did what: a person, or the event, the night or the delivery that the request names. */
const loadAuditEntries = ({ orm }: Database, id: string) =>
  orm
    .select({
      id: auditLogs.id,
      at: auditLogs.createdAt,
      action: auditLogs.action,
      detail: auditLogs.detail,
      by: profiles.fullName,
      requestId: auditLogs.requestId,
    })
    .from(auditLogs)
    .leftJoin(profiles, eq(profiles.id, auditLogs.userId))
    .where(and(eq(auditLogs.resourceId, id), ne(auditLogs.action, "staff_viewed")))
    .orderBy(desc(auditLogs.createdAt), desc(auditLogs.id))
    .limit(AUDIT_ROWS);

const proposalsOf = ({ orm }: Database, id: string) =>
  orm
    .select({
      id: paymentProposals.id,
      paymentVersion: paymentProposals.paymentVersion,
      toAthlete: paymentProposals.toAthlete,
      toFee: paymentProposals.toFee,
      toBrand: paymentProposals.toBrand,
      reason: paymentProposals.reason,
      status: paymentProposals.status,
      proposedBy: paymentProposals.proposedBy,
      proposer: profiles.fullName,
      decider: decider.fullName,
      createdAt: paymentProposals.createdAt,
      decidedAt: paymentProposals.decidedAt,
    })
    .from(paymentProposals)
    .leftJoin(profiles, eq(profiles.id, paymentProposals.proposedBy))
    .leftJoin(decider, eq(decider.id, paymentProposals.decidedBy))
    .where(eq(paymentProposals.paymentId, id))
    .orderBy(desc(paymentProposals.id));
