import { and, count, eq, getTableColumns, min, ne, sql } from "drizzle-orm";
import { isSecondAdmin } from "~/features/billing/ledger/second-admin.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { requireAbility } from "~/features/identity/accounts/staff-access.server";
import { releasable, settlePayment } from "~/features/money/payments/settle-payment.server";
import { commit, readAgain, untilWritten } from "~/platform/command";
import { conflict, notFound } from "~/platform/errors";
import { assertRowChanged, type Database } from "~db/client";
import { paymentProposals } from "~db/schema";
import { changedPayment, readPayment, requireMovable } from "./decide-payment.server";
import { proposalMachine } from "./status";

interface Named {
  paymentId: string;
  proposalId: string;
}

/** Of a row of `payment_proposals`: the actor may be its second admin. */
const mayConfirm = ({ actor }: CommandContext) =>
  isSecondAdmin(actor.personId, {
    by: sql`payment_proposals.proposed_by`,
    at: sql`payment_proposals.created_at`,
  });

const decided = () => conflict("This proposal has already been decided.");

async function readProposal(ctx: CommandContext, { paymentId, proposalId }: Named) {
  const { db } = ctx;
  const [[proposal]] = await db.read(
    db.orm
      .select({
        ...getTableColumns(paymentProposals),
        mayConfirm: mayConfirm(ctx).mapWith(Boolean),
      })
      .from(paymentProposals)
      .where(and(eq(paymentProposals.id, proposalId), eq(paymentProposals.paymentId, paymentId))),
  );
  if (!proposal) throw notFound();
  return proposal;
}

/**
 * A second admin confirms: what was proposed happens, to the penny, if the payment is as the first one saw it. Done twice, also
 * at once, it is done once.
 * @throws AppError forbidden, not_found, or conflict (one's own, an admin of less than three days, decided, lapsed, or disputed)
 */
export const confirmProposal = (ctx: CommandContext, named: Named): Promise<void> =>
  untilWritten(() => confirm(ctx, named));

async function confirm(ctx: CommandContext, named: Named): Promise<void> {
  requireAbility(ctx, "handle payments");
  const { db, actor, now } = ctx;
  const [proposal, { deal, payment }] = await Promise.all([
    readProposal(ctx, named),
    readPayment(ctx, named.paymentId),
  ]);
  if (proposal.status === "confirmed" && proposal.decidedBy === actor.personId) return;
  if (proposal.status !== "open") throw decided();
  if (proposal.proposedBy === actor.personId)
    throw conflict("You proposed this, so another admin has to confirm it.");
  if (!proposal.mayConfirm)
    throw conflict(
      "To confirm this, you must have been an admin for three days when it was proposed, and not have been made one by the person who proposed it.",
    );
  requireMovable(ctx, deal, payment);
  const { toAthlete, reason: note, paymentVersion } = proposal;
  // If the payment or the fee has changed since it was proposed, nothing is settled.
  if (payment.version !== paymentVersion || toAthlete > releasable(deal, payment))
    throw changedPayment();
  const confirmation = db.orm
    .update(paymentProposals)
    .set({ status: proposalMachine.steps.confirm.to, decidedBy: actor.personId, decidedAt: now })
    .where(
      and(
        eq(paymentProposals.id, proposal.id),
        eq(paymentProposals.status, "open"),
        ne(paymentProposals.proposedBy, actor.personId),
        mayConfirm(ctx),
      ),
    );
  const settlement = settlePayment(ctx, deal, { payment, toAthlete, reason: "staff", note });
  await commit(ctx, { ...settlement, before: [confirmation, assertRowChanged()] }, readAgain);
}

/** An admin declines a proposal, or takes their own back. @throws AppError forbidden, not_found, or conflict: it was decided */
export const declineProposal = (ctx: CommandContext, named: Named): Promise<void> =>
  untilWritten(() => decline(ctx, named));

async function decline(ctx: CommandContext, named: Named): Promise<void> {
  requireAbility(ctx, "handle payments");
  const { db, actor, now } = ctx;
  const { id, status, decidedBy } = await readProposal(ctx, named);
  if (status === "declined" && decidedBy === actor.personId) return;
  if (status !== "open") throw decided();
  await commit(
    ctx,
    {
      change: db.orm
        .update(paymentProposals)
        .set({
          status: proposalMachine.steps.decline.to,
          decidedBy: actor.personId,
          decidedAt: now,
        })
        .where(and(eq(paymentProposals.id, id), eq(paymentProposals.status, "open"))),
      audit: {
        action: "payment_settlement_declined",
        resourceType: "payment",
        resourceId: named.paymentId,
        detail: { proposal: id },
      },
    },
    readAgain,
  );
}

/** Of a row of `payment_proposals` that is open: the payment is still what its proposer saw. */
export const isStillValid = sql`exists (select 1 from payments
  where payments.id = payment_proposals.payment_id and payments.status = 'held'
    and payments.version = payment_proposals.payment_version)`;

/** What waits for a second admin, for the dashboard. */
export async function openProposals({ read, orm }: Database) {
  const [[found]] = await read(
    orm
      .select({ n: count(), oldest: min(paymentProposals.createdAt) })
      .from(paymentProposals)
      .where(and(sql`status = 'open'`, isStillValid)),
  );
  return found ?? { n: 0, oldest: null };
}
