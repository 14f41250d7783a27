import { eq } from "drizzle-orm";
import { audit } from "~/platform/audit";
import { dayOf } from "~/platform/dates";
import type { Env } from "~/platform/env";
import { AppError, conflict, forbidden } from "~/platform/errors";
import type { AuditAction, PaidPlan } from "~db/constants";
import { subscriptions } from "~db/schema";
import type { CommandContext } from "../accounts/actor";
import { planOf } from "../billing/plans";
import {
  checkoutPage,
  createCustomer,
  keepSubscription,
  portalPage,
  subscriptionsOf,
} from "./provider.server";
import { refreshSubscription } from "./refresh.server";
import { liveOne } from "./standing";

async function ownRow({ db, actor }: CommandContext) {
  const [[row]] = await db.read(
    db.orm.select().from(subscriptions).where(eq(subscriptions.userId, actor.userId)),
  );
  return row;
}

const done = (ctx: CommandContext, action: AuditAction, detail?: Record<string, unknown>) =>
  audit(ctx, {
    userId: ctx.actor.userId,
    action,
    resourceType: "subscription",
    resourceId: ctx.actor.userId,
    ...(detail && { detail }),
  });

/**
 * Begins paying for a plan. Clicked twice, it leads to the same page.
 * @returns the address of Stripe's page
 * @throws AppError forbidden (another side's plan), conflict (there is a plan already), unavailable
 */
export async function startCheckout(ctx: CommandContext, env: Env, plan: PaidPlan) {
  const { actor, db, now } = ctx;
  if (planOf(plan).forType !== actor.type) throw forbidden();
  const row = await ownRow(ctx);
  const customer = row?.customerId ?? (await createCustomer(env, actor));
  if (row && liveOne(await subscriptionsOf(env, customer))) {
    await refreshSubscription({ ...ctx, env }, eq(subscriptions.userId, actor.userId));
    throw conflict("You already have a plan, or a payment that's still open.");
  }
  const url = await checkoutPage(env, {
    customer,
    plan,
    userId: actor.userId,
    key: `checkout:${actor.userId}:${plan}:${row?.version ?? 0}:${dayOf(now)}`,
  });
  await db.write([
    db.orm
      .insert(subscriptions)
      .values({ userId: actor.userId, customerId: customer, createdAt: now })
      .onConflictDoNothing(),
    done(ctx, "checkout_started", { plan }),
  ]);
  return url;
}

/** @returns the address of the page where the plan is cancelled and the card changed */
export async function openPortal(ctx: CommandContext, env: Env): Promise<string> {
  const row = await ownRow(ctx);
  if (!row) throw noPlan();
  const url = await portalPage(env, row.customerId);
  await ctx.db.write([done(ctx, "portal_opened")]);
  return url;
}

/** Takes back a cancellation that has not come about yet. */
export async function resumePlan(ctx: CommandContext, env: Env): Promise<void> {
  const row = await ownRow(ctx);
  if (!row?.subscriptionId || row.endsAt === null) throw noPlan();
  await keepSubscription(env, row.subscriptionId, `resume:${row.subscriptionId}:${row.version}`);
  await ctx.db.write([done(ctx, "subscription_resumed")]);
  await refreshSubscription({ ...ctx, env }, eq(subscriptions.userId, ctx.actor.userId));
}

/** Asks Stripe what this person has now. */
export const refreshOwn = (ctx: CommandContext, env: Env) =>
  refreshSubscription({ ...ctx, env }, eq(subscriptions.userId, ctx.actor.userId));

const noPlan = () => new AppError("conflict", "You don't have a plan to manage.");
