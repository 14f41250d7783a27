import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { type CommandContext, sideIdOf } from "~/features/identity/accounts/actor";
import { isOfSide } from "~/features/identity/accounts/brand-members";
import type { Env } from "~/platform/env";
import { appErrorIn } from "~/platform/errors";
import type { Database } from "~db/client";
import type { PaidPlan } from "~db/constants";
import { type Placeholders, prepareReads } from "~db/prepare-reads";
import { subscriptions } from "~db/schema";
import { type BillingDetails, detailsOf, type InvoiceView, invoicesOf } from "./provider.server";
import { paidPlanOf } from "./subscription-state";

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
  db.read(...readSubscription({ sideId: sideIdOf(actor) }));

const readSubscription = prepareReads(({ orm }, { sideId }: Placeholders<{ sideId: string }>) => [
  orm.select().from(subscriptions).where(eq(subscriptions.sideId, sideId)),
]);

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

/** The plan that the actor's side has. */
export async function ownPlan(ctx: CommandContext): Promise<PlanView> {
  const [[row]] = await ownSubscription(ctx);
  return viewOf(row, ctx.now);
}

/** What Stripe holds about a customer; null where it does not say it in time. Asked on one page only. */
export interface BillingRecords {
  details: BillingDetails | null;
  invoices: InvoiceView[] | null;
}

/** @returns null for an account that has never been to the checkout */
export async function loadBillingRecords(
  ctx: CommandContext,
  env: Env,
): Promise<BillingRecords | null> {
  const [[row]] = await ownSubscription(ctx);
  if (!row) return null;
  const [details, invoices] = await Promise.all([
    ifKnown(detailsOf(env, row.customerId)),
    ifKnown(invoicesOf(env, row.customerId)),
  ]);
  return { details, invoices };
}

const ifKnown = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error) => {
    if (appErrorIn(error)) return null;
    throw error;
  });

/** A plan that will be charged again: it is cancelled before its account goes. */
export const runningPlans = ({ orm }: Database, userId: string) =>
  orm
    .select({ id: subscriptions.sideId, title: sql<string>`'It renews until you cancel it'` })
    .from(subscriptions)
    .where(
      and(
        isOfSide(subscriptions.sideId, userId),
        ne(subscriptions.state, "free"),
        isNull(subscriptions.endsAt),
      ),
    );
