import { and, eq, gte, isNull, or, type SQL, sql } from "drizzle-orm";
import { dayOf } from "~/platform/dates";
import { isOneOf } from "~db/columns";
import { campaigns } from "~db/schema";
import { ownerOfBrand } from "../accounts/brand-members";

/** The campaigns that any athlete may ask to join: active, not past their last day, of a brand that is not suspended. */
export const takesAthletes = (now: number): SQL =>
  and(
    isOneOf(campaigns.status, ["active"]),
    or(isNull(campaigns.endDate), gte(campaigns.endDate, dayOf(now))),
    sql`exists (select 1 from profiles p where p.id = ${ownerOfBrand(campaigns.brandId)} and p.status = 'active')`,
  ) as SQL;

/** Those that a brand may invite to: its drafts, too. */
export const takesInvitations = (now: number): SQL =>
  or(eq(campaigns.status, "draft"), takesAthletes(now)) as SQL;
