import { eq } from "drizzle-orm";
import type { Env } from "~/platform/env";
import { appErrorIn } from "~/platform/errors";
import type { PaidPlan } from "~db/constants";
import { subscriptions } from "~db/schema";
import type { CommandContext } from "../accounts/actor";
import { type InvoiceView, invoicesOf } from "./provider.server";
import { paidPlanOf } from "./standing";

export interface PlanView {
  plan: PaidPlan | null;
  isPastDue: boolean;
  paidUntil: number | null;
  endsAt: number | null;
  graceEndsAt: number | null;
  checkedAt: number | null;
  /** Has been to the checkout, so that there is a portal. */
  isCustomer: boolean;
}

const ownSubscription = ({ db, actor }: CommandContext) =>
  db.read(db.orm.select().from(subscriptions).where(eq(subscriptions.userId, actor.userId)));

type Row = Awaited<ReturnType<typeof ownSubscription>>[0][number];

const viewOf = (row: Row | undefined, now: number): PlanView => {
  const plan = paidPlanOf(row, now);
  return {
    plan,
    isPastDue: plan !== null && row?.state === "past_due",
    paidUntil: plan && (row?.paidUntil ?? null),
    endsAt: plan && (row?.endsAt ?? null),
    graceEndsAt: plan && (row?.graceEndsAt ?? null),
    checkedAt: row?.checkedAt ?? null,
    isCustomer: row !== undefined,
  };
};

/** The plan this person has. */
export async function ownPlan(ctx: CommandContext): Promise<PlanView> {
  const [[row]] = await ownSubscription(ctx);
  return viewOf(row, ctx.now);
}

/** The plan with its invoices; null where Stripe does not say them in time. */
export async function billingOf(
  ctx: CommandContext,
  env: Env,
): Promise<PlanView & { invoices: InvoiceView[] | null }> {
  const [[row]] = await ownSubscription(ctx);
  return { ...viewOf(row, ctx.now), invoices: row ? await invoicesIfKnown(env, row) : [] };
}

async function invoicesIfKnown(env: Env, { customerId }: Row) {
  try {
    return await invoicesOf(env, customerId);
  } catch (error) {
    if (appErrorIn(error)) return null;
    throw error;
  }
}
