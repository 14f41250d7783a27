import { type Steps, stateMachine, type Transitions } from "~/platform/state-machine";
import type { ConsentStatus, UserType } from "~db/constants";

/** The command that makes a request also asks again after `withdraw` (commands.server.ts). */
export const consentMachine = stateMachine(
  {
    withdraw: {
      from: "asked",
      to: "withdrawn",
      by: "athlete",
      audit: "portfolio_consent_withdrawn",
    },
    allow: { from: "asked", to: "allowed", by: "brand", audit: "portfolio_consent_allowed" },
    decline: { from: "asked", to: "declined", by: "brand", audit: "portfolio_consent_declined" },
    "take-back": {
      from: "allowed",
      to: "declined",
      by: "brand",
      audit: "portfolio_consent_taken_back",
    },
    "allow-after-all": {
      from: "declined",
      to: "allowed",
      by: "brand",
      audit: "portfolio_consent_allowed",
    },
  } as const satisfies Transitions<ConsentStatus, UserType>,
  { askAgain: { from: ["withdrawn"], to: "asked" } } as const satisfies Steps<ConsentStatus>,
);

/** The steps of the brand. */
export const BRAND_STEPS = ["allow", "decline", "take-back", "allow-after-all"] as const;
