import { stateMachine, type Transitions } from "~/platform/state-machine";
import type { ConsentStatus, UserType } from "~db/constants";

/** The athlete asks with a command of its own (commands.server.ts), first or again after `withdraw`. */
export const consentMachine = stateMachine({
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
} as const satisfies Transitions<ConsentStatus, UserType>);

/** What the brand may say. */
export const BRAND_STEPS = ["allow", "decline", "take-back", "allow-after-all"] as const;
