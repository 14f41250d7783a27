import type { AccountStatus, Role, UserType } from "~db/constants";

/** How screens and mails call what an account is. */

export const TYPE_LABELS: Record<UserType, string> = {
  athlete: "Athlete",
  brand: "Brand",
  staff: "Staff",
};

export const ROLE_NAMES: Record<Role, string> = {
  admin: "Admin",
  moderator: "Moderator",
  user: "User",
};

export const STATUS_NAMES: Record<AccountStatus, string> = {
  active: "Active",
  suspended: "Suspended",
};
