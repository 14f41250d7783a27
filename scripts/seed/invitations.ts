import type { InvitationState } from "~/features/deals/deals/invitation-state";

/** Who was asked and what they said: the demo athlete, and others of the campaign's sports in order. */
export const INVITED: Record<string, { maya?: InvitationState; others: InvitationState[] }> = {
  winter: {
    maya: "accepted",
    others: ["accepted", "accepted", "accepted", "declined", "pending", "pending"],
  },
  trail: { maya: "pending", others: ["accepted", "accepted", "pending", "withdrawn"] },
  studio: { others: ["pending"] },
  relay: { maya: "accepted", others: ["accepted", "accepted", "declined", "lapsed"] },
  tempo: { maya: "accepted", others: ["accepted", "accepted", "declined"] },
  indoor: { maya: "lapsed", others: ["accepted", "lapsed"] },
  gravel: { maya: "declined", others: ["accepted", "accepted", "pending"] },
  breakfast: { maya: "accepted", others: ["accepted", "accepted", "declined", "pending"] },
  crew: { others: ["accepted", "lapsed"] },
  openwater: { others: ["accepted", "accepted", "pending", "ended"] },
  ropes: { others: ["accepted", "accepted", "pending"] },
  alps: { others: ["accepted", "lapsed"] },
  mornings: { maya: "pending", others: ["accepted", "accepted", "pending"] },
  nine: { others: ["accepted", "declined", "pending"] },
  clay: { others: ["accepted", "accepted", "pending"] },
};

/** What the brand wrote with an invitation; every second one came without a word. */
export const MESSAGES = [
  "We loved how you filmed your last race. Would you be up for this?",
  null,
  "You're a great fit for this one. We can move the dates by a week if that helps.",
  null,
] as const;

export const MESSAGE_TO_MAYA: Record<string, string> = {
  winter: "Your canal-path films inspired this campaign. Four weeks, your own routes.",
  trail: "You did the winter miles with us. Fancy taking the new jacket up a hill at sunrise?",
  mornings: "We're looking for one runner who doesn't believe in any of this. Is that you?",
  breakfast: "Porridge at five in the morning? Let us send you some oats.",
};
