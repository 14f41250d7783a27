import type { Role, UserType } from "~db/constants";

/** The roles of staff. Every other account has the standard access of its type: the role 'user', which needs no row. */
export const STAFF_ROLES = ["admin", "moderator"] as const satisfies Role[];
export type StaffRole = (typeof STAFF_ROLES)[number];

const ALL: readonly StaffRole[] = STAFF_ROLES;
const ADMINS: readonly StaffRole[] = ["admin"];

/** The policy: what staff can do, and in which roles. Each address and each command of staff names one of these. */
export const ABILITIES = {
  "see the dashboard": ALL,
  "review verification": ALL,
  "manage disputes": ALL,
  "moderate content": ALL,
  "polish content": ALL,
  "read contracts": ALL,
  "look up people": ALL,
  "sign people out": ALL,
  "look up staff": ADMINS,
  "suspend people": ADMINS,
  "see as people": ADMINS,
  "take over a colleague's work": ADMINS,
  "oversee security": ADMINS,
  "manage roles": ADMINS,
  "run the system": ADMINS,
  "handle payments": ADMINS,
  "mark disputes as urgent": ADMINS,
  "handle deletion requests": ADMINS,
} satisfies Record<string, readonly StaffRole[]>;

export type Ability = keyof typeof ABILITIES;

/** Whether a person may do something as staff. */
export const may = (
  { type, roles }: { type: UserType; roles: readonly Role[] },
  ability: Ability,
): boolean => type === "staff" && ABILITIES[ability].some((role) => roles.includes(role));
