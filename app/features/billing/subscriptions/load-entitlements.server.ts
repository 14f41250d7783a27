import { eq, type SQL, sql } from "drizzle-orm";
import {
  ENTITLEMENTS,
  type Entitlements,
  type Side,
} from "~/features/billing/billing/entitlements";
import { type CommandContext, sideIdOf } from "~/features/identity/accounts/actor";
import { paths } from "~/paths";
import { AppError } from "~/platform/errors";
import type { Database } from "~db/client";
import { subscriptions } from "~db/schema";
import { paidPlanOf } from "./subscription-state";

/** The row that `paidPlanOf` asks. */
export const subscriptionOf = ({ orm }: Database, sideId: string | SQL<string>) =>
  orm.select().from(subscriptions).where(eq(subscriptions.sideId, sideId));

/** What the actor's plan allows. Asked beside the other reads of a command or a page, it shares their round trip. */
export async function loadEntitlements<S extends Side>(
  {
    db,
    actor,
    now,
  }: Pick<CommandContext, "db" | "now"> & {
    actor: Pick<CommandContext["actor"], "personId" | "brandId">;
  },
  side: S,
): Promise<Entitlements[S]> {
  const [[row]] = await db.read(subscriptionOf(db, sideIdOf(actor)));
  const isPremium = paidPlanOf(row, now) === `${side}_premium`;
  return ENTITLEMENTS[side][isPremium ? "premium" : "free"];
}

/**
 * Whether a brand or an athlete has the paid plan of its side at this moment: `paidPlanOf` inside a statement.
 * @param id the id, or an expression for it
 */
export const isPremium = (side: Side, id: string | SQL, now: number) =>
  sql<boolean>`exists (select 1 from subscriptions paid
    where paid.side_id = ${id} and paid.plan = ${`${side}_premium`} and paid.state <> 'free'
      and coalesce(iif(paid.state = 'past_due', paid.grace_ends_at, paid.ends_at) > ${now}, 1))`.mapWith(
    Boolean,
  );

/** A literal, because a bound number arrives as a float, and infinity not at all. */
const literal = (value: number | boolean) =>
  sql.raw(value === Number.POSITIVE_INFINITY ? "9e999" : String(Number(value)));

/** What the plan of a brand or an athlete allows, inside the statement that must not pass it. */
export const entitlementSql = <S extends Side>(
  side: S,
  ability: keyof Entitlements[S],
  id: string | SQL,
  now: number,
): SQL => {
  const { free, premium } = ENTITLEMENTS[side];
  const value = (of: Entitlements[S]) => literal(of[ability] as number | boolean);
  return sql`iif(${isPremium(side, id, now)}, ${value(premium)}, ${value(free)})`;
};

/** What was asked for belongs to a paid plan: says so, and leads to the plans. */
export class NeedsPlan extends AppError {
  override readonly next = { to: paths.billing, label: "See plans" };
  constructor(message: string) {
    super("forbidden", message);
  }
}
