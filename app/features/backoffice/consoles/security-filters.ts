import { AUDIT_ACTIONS, SEVERITIES } from "~db/constants";

const SECURITY_TABS = ["events", "audit", "sessions"] as const;
export type SecurityTab = (typeof SECURITY_TABS)[number];

const STATES = ["open", "resolved"] as const;

/** What the security dashboard is searched for. Each tab knows some of it; what it does not know is left out. */
export interface SecurityFilters {
  tab: SecurityTab;
  /** An email or an account's id. */
  person: string;
  /** The id of what was acted on. */
  record: string;
  action: (typeof AUDIT_ACTIONS)[number] | "";
  severity: (typeof SEVERITIES)[number] | "";
  state: (typeof STATES)[number] | "";
  /** Days ('YYYY-MM-DD', UTC), both included. */
  from: string;
  to: string;
}

/** Pure. What the address says and we do not know is left out. */
export function readSecurityFilters(params: URLSearchParams): SecurityFilters {
  const text = (name: string) => (params.get(name) ?? "").trim().slice(0, 255);
  const oneOf = <T extends string>(name: string, known: readonly T[]): T | "" =>
    known.find((value) => value === params.get(name)) ?? "";
  const day = (name: string) => (isDay(text(name)) ? text(name) : "");
  return {
    tab: oneOf("tab", SECURITY_TABS) || "events",
    person: text("person").toLowerCase(),
    record: text("record").toLowerCase(),
    action: oneOf("action", AUDIT_ACTIONS),
    severity: oneOf("severity", SEVERITIES),
    state: oneOf("state", STATES),
    from: day("from"),
    to: day("to"),
  };
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** The filters as the query of an address. */
export const queryOf = (filters: SecurityFilters): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ""));
