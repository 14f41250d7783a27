import type { SecurityEventKind, SessionLevel, Severity } from "~db/constants";

/** Where a row of the outbox can stand before it is sent. */
export const OUTBOX_TABS = ["set-aside", "failing", "waiting"] as const;
export type OutboxTab = (typeof OUTBOX_TABS)[number];

export const OUTBOX_LABELS: Record<OutboxTab, string> = {
  "set-aside": "Set aside",
  failing: "Failing",
  waiting: "Waiting",
};

export const EVENT_LABELS: Record<SecurityEventKind, string> = {
  new_device: "Sign-in on a new device",
  new_country: "Sign-in from a new country",
  many_failures: "Many failed sign-ins",
  two_factor_on: "Two-factor sign-in turned on",
  two_factor_off: "Two-factor sign-in turned off",
  recovery_code_used: "Recovery code used",
  passkey_added: "Passkey added",
  passkey_removed: "Passkey removed",
  passkey_copied: "Passkey refused as a copy",
  factor_removal_asked: "Removal of a lost factor asked for",
  not_me: "Owner said it wasn't them",
};

export const SEVERITY_LABELS: Record<Severity, string> = {
  low: "Low",
  medium: "Medium",
  high: "High",
  critical: "Critical",
};

export const LEVEL_LABELS: Record<SessionLevel, string> = {
  code_due: "Waiting for a code",
  password: "Password",
  two_factor: "Two-factor",
};

/** 'two_factor_on' as 'Two factor on'. What the other screens call a fee that is paid in is called so here. */
export const inWords = (code: string) => {
  if (code === "payment_funded") return "Fee paid in";
  const words = code.replaceAll(/[_-]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};
