import { and, eq, gte, isNull, or, type SQL } from "drizzle-orm";
import { dayOf } from "~/platform/dates";
import { campaigns } from "~db/schema";

/** The campaigns that any athlete may ask to join: active, and not past their last day. */
export const takesAthletes = (now: number): SQL =>
  and(
    eq(campaigns.status, "active"),
    or(isNull(campaigns.endDate), gte(campaigns.endDate, dayOf(now))),
  ) as SQL;

/** Those that a brand may invite to: its drafts, too. */
export const takesInvitations = (now: number): SQL =>
  or(eq(campaigns.status, "draft"), takesAthletes(now)) as SQL;
