import { eq, sql } from "drizzle-orm";
import { type CommandContext, sideIdOf } from "~/features/identity/accounts/actor";
import { audit } from "~/platform/audit";
import { commit } from "~/platform/command";
import { dayOf } from "~/platform/dates";
import type { Env } from "~/platform/env";
import { AppError, conflict, forbidden } from "~/platform/errors";
import type { AuditAction, PaidPlan } from "~db/constants";
import { subscriptions } from "~db/schema";
import { planOf } from "../billing/plans";
import {
  checkoutPage,
  createCustomer,
  openCheckout,
  portalPage,
  resumeSubscription,
  subscriptionsOf,
} from "./provider.server";
import { refreshSubscription } from "./refresh-subscription.server";
import { findLiveSubscription } from "./subscription-state";

async function ownRow({ db, actor }: CommandContext) {
  const [[row]] = await db.read(
    db.orm
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.sideId, sideIdOf(actor))),
  );
  return row;
}

const auditEntry = ({ actor }: CommandContext, action: AuditAction) => ({
  action,
  resourceType: "subscription",
  resourceId: sideIdOf(actor),
});

/**
 * Begins paying for a plan. As long as a page for that is open, it leads there, so that no two pages can be paid.
 * @returns the address of Stripe's page
 * @throws AppError forbidden (another side's plan), conflict (there is a plan already), unavailable
 */
export async function startCheckout(ctx: CommandContext, env: Env, plan: PaidPlan) {
  const { actor, db, now } = ctx;
  if (planOf(plan).forType !== actor.type) throw forbidden();
  const row = await ownRow(ctx);
  const customer = row?.customerId ?? (await createCustomer(env, actor));
  const known = db.orm
    .insert(subscriptions)
    .values({ sideId: sideIdOf(actor), customerId: customer, createdAt: now })
    .onConflictDoNothing();
  const [all, open] = await Promise.all([
    subscriptionsOf(env, customer),
    openCheckout(env, customer),
  ]);
  if (findLiveSubscription(all)) {
    // Paid before the database was restored, it has no row.
    if (!row) await commit(ctx, { effects: [known] });
    await refreshSubscription({ ...ctx, env }, eq(subscriptions.sideId, sideIdOf(actor)));
    throw conflict("You already have a plan, or a payment that's still open.");
  }
  const url =
    open ??
    (await checkoutPage(env, {
      customer,
      plan,
      sideId: sideIdOf(actor),
      key: `checkout:${sideIdOf(actor)}:${plan}:${row?.version ?? 0}:${dayOf(now)}`,
    }));
  await commit(ctx, {
    effects: [known],
    audit: { ...auditEntry(ctx, "checkout_started"), detail: { plan } },
  });
  return url;
}

/** @returns the address of the page where the plan is cancelled and the card changed */
export async function openPortal(ctx: CommandContext, env: Env): Promise<string> {
  const row = await ownRow(ctx);
  if (!row) throw noPlan();
  const url = await portalPage(env, row.customerId);
  await commit(ctx, { audit: auditEntry(ctx, "portal_opened") });
  return url;
}

/** Takes back a cancellation that has not come about yet. Done twice, it is done once. */
export async function resumePlan(ctx: CommandContext, env: Env): Promise<void> {
  const own = eq(subscriptions.sideId, sideIdOf(ctx.actor));
  await refreshSubscription({ ...ctx, env }, own, undefined, async (row) => {
    if (!row?.subscriptionId) throw noPlan();
    if (row.endsAt === null) return [];
    await resumeSubscription(
      env,
      row.subscriptionId,
      `resume:${row.subscriptionId}:${row.version}`,
    );
    const entry = auditEntry(ctx, "subscription_resumed");
    return [audit(ctx, { userId: ctx.actor.personId, ...entry })];
  });
}

/** Asks Stripe what the actor's side has now. @param knownFor not if it was asked within this time (ms) */
export const refreshOwn = (ctx: CommandContext, env: Env, knownFor = 0) =>
  refreshSubscription(
    { ...ctx, env },
    sql`${subscriptions.sideId} = ${sideIdOf(ctx.actor)}
      and coalesce(${subscriptions.checkedAt}, 0) <= ${ctx.now - knownFor}`,
  );

const noPlan = () => new AppError("conflict", "You don't have a plan to manage.");
