import { DECLINE_REASONS, type DeclineReason } from "~db/constants";

/** Why an athlete declined, as both sides read it. */
export const DECLINE_TEXTS: Record<DeclineReason, string> = {
  fee: "The fee is too low",
  dates: "No time on these dates",
  work: "Not the right work for them",
  brand: "Not the right brand for them",
  other: "Another reason",
};

const OWN_TEXTS: Record<DeclineReason, string> = {
  ...DECLINE_TEXTS,
  dates: "I've no time on these dates",
  work: "It's not the right work for me",
  brand: "It's not the right brand for me",
};

export const DECLINE_OPTIONS = DECLINE_REASONS.map((value) => ({ value, label: OWN_TEXTS[value] }));
