import { type Steps, stateMachine, type Transitions } from "~/platform/state-machine";
import { ACTIVE_DISPUTES, type DisputeStatus, type OfferStatus } from "~db/constants";

/** `party`: either of the two sides. `maker`: the one that made an offer. */
export type DisputeParty = "filer" | "party" | "maker" | "staff";

export const disputeMachine = stateMachine({
  review: {
    from: ["open", "escalated"],
    to: "under_review",
    by: "staff",
    audit: "dispute_under_review",
  },
  escalate: {
    from: ["open", "under_review"],
    to: "escalated",
    by: "staff",
    audit: "dispute_escalated",
  },
  resolve: { from: ACTIVE_DISPUTES, to: "resolved", by: "staff", audit: "dispute_resolved" },
  settle: { from: ACTIVE_DISPUTES, to: "resolved", by: "party", audit: "dispute_settled" },
  withdraw: { from: ACTIVE_DISPUTES, to: "closed", by: "filer", audit: "dispute_withdrawn" },
  appeal: { from: "resolved", to: "escalated", by: "party", audit: "dispute_appealed" },
} as const satisfies Transitions<DisputeStatus, DisputeParty>);

/** A settlement offer. `settle` of the dispute accepts it, a newer one of the same side replaces it, and it lapses when the dispute ends. */
export const offerMachine = stateMachine(
  {
    decline: { from: "open", to: "declined", by: "party", audit: "dispute_offer_declined" },
    withdraw: { from: "open", to: "withdrawn", by: "maker", audit: "dispute_offer_withdrawn" },
  } as const satisfies Transitions<OfferStatus, DisputeParty>,
  {
    accept: { from: ["open"], to: "accepted" },
    replace: { from: ["open"], to: "withdrawn" },
    expire: { from: ["open"], to: "lapsed" },
  } as const satisfies Steps<OfferStatus>,
);

export type OfferTransition = (typeof offerMachine.names)[number];
