/** How much of an agreement's fee is there, in one word. Pure. */
import type { BadgeTone } from "~/components/ui/badge";
import type { PaymentStatus } from "~db/constants";

export interface FundedPart {
  status: PaymentStatus;
  toAthlete: number | null;
}

export interface Funding {
  label: "Not funded yet" | "Partly funded" | "Funded" | "Released" | "Refunded";
  tone: BadgeTone;
}

/** Null where there is nothing to pay. */
export function fundingOf(parts: readonly FundedPart[], fee: number | null): Funding | null {
  if (parts.length === 0 && !fee) return null;
  const paid = parts.filter(({ status }) => status === "held" || status === "settled");
  if (paid.length === 0) return { label: "Not funded yet", tone: "neutral" };
  if (paid.length < parts.length) return { label: "Partly funded", tone: "waiting" };
  if (paid.some(({ status }) => status === "held")) return { label: "Funded", tone: "good" };
  return paid.some(({ toAthlete }) => toAthlete)
    ? { label: "Released", tone: "good" }
    : { label: "Refunded", tone: "neutral" };
}
