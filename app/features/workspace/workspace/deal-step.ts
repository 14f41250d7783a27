/** How far an athlete of a campaign is, in one word. Pure. */
import { isApproved } from "~/features/content/content/status-tables";
import type { InvitationState } from "~/features/deals/deals/invitation-state";
import type { PaidPart } from "~/features/money/payments/balance";
import type { Funding } from "~/features/money/payments/funding";
import { MONEY_STATES } from "~/features/money/payments/money-state";
import type { ContentStatus } from "~db/constants";

export interface DealFacts {
  status: InvitationState;
  contractId: string | null;
  isSigned: boolean;
  funding: Funding | null;
  parts: readonly PaidPart[];
  contentItems: readonly { id: string; status: ContentStatus }[];
}

/** Null: nothing follows any more. */
export function stepOf(facts: DealFacts): string | null {
  const { status, isSigned, funding, parts, contentItems } = facts;
  if (status === "pending") return "Invited";
  if (status !== "accepted") return null;
  const isPaid = parts.length > 0 && parts.every((part) => part.status === "settled");
  if (isPaid && funding && !funding.isOwed && parts.some(({ toAthlete }) => toAthlete))
    return funding.label;
  if (contentItems.some((item) => item.status === "posted")) return "Posted";
  if (contentItems.some((item) => item.status !== "draft")) return "In progress";
  if (funding && !funding.isOwed) return MONEY_STATES.secured;
  return isSigned ? "Signed" : MONEY_STATES.agreed;
}

type NextAction =
  | { kind: "review"; contentId: string }
  | { kind: "draw_up" }
  | { kind: "contract"; contractId: string }
  | { kind: "pay" };

/**
 * What the brand does next; null: the athlete's turn, or nothing.
 * @param open the campaign takes contracts and payments
 */
export function nextActionOf(facts: DealFacts, open: boolean): NextAction | null {
  const { status, contractId, isSigned, funding, contentItems } = facts;
  if (status !== "accepted") return null;
  const toReview = contentItems.find((item) => item.status === "awaiting_review");
  if (toReview) return { kind: "review", contentId: toReview.id };
  if (!open) return null;
  if (contractId && !isSigned) return { kind: "contract", contractId };
  if (
    !contractId &&
    !contentItems.some((item) => isApproved(item.status)) &&
    funding?.isOwed !== false
  )
    return { kind: "draw_up" };
  return funding?.isOwed ? { kind: "pay" } : null;
}
