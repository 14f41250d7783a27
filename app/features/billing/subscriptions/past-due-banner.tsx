import type { ReactNode } from "react";
import { useAsksForCookies } from "~/components/root-data";
import { dayOf, formatLongDay } from "~/platform/dates";
import { planOf } from "../billing/plans";
import type { PlanView } from "./queries.server";

/** Stands above a page while a payment is overdue, once the cookie line is answered. @param children what leads to the card */
export function PastDueBanner({
  plan: { plan, graceEndsAt },
  children,
}: {
  plan: Pick<PlanView, "plan" | "graceEndsAt">;
  children: ReactNode;
}) {
  const asksForCookies = useAsksForCookies();
  if (!plan || graceEndsAt === null || asksForCookies) return null;
  return (
    <div role="alert" className="mb-4 rounded-card border-2 border-alert p-4">
      <h2 className="text-lg">Your payment didn't go through</h2>
      <p className="mt-1 mb-3">
        You keep {planOf(plan).name} until {formatLongDay(dayOf(graceEndsAt))} while we try again.
        To stay on it, check your card. Otherwise your account goes back to the free plan, and
        nothing is deleted.
      </p>
      {children}
    </div>
  );
}
