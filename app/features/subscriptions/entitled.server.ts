import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { subscriptions } from "~db/schema";
import type { CommandContext } from "../accounts/actor";
import { ENTITLEMENTS, type Entitlements, type Side } from "../billing/entitlements";
import { paidPlanOf } from "./standing";

/** The row that `paidPlanOf` asks. */
export const subscriptionOf = ({ orm }: Database, userId: string) =>
  orm.select().from(subscriptions).where(eq(subscriptions.userId, userId));

/** What the actor's plan allows. Asked beside the other reads of a command or a page, it shares their round trip. */
export async function entitlementsOf<S extends Side>(
  { db, actor, now }: Pick<CommandContext, "db" | "now"> & { actor: { personId: string } },
  side: S,
): Promise<Entitlements[S]> {
  const [[row]] = await db.read(subscriptionOf(db, actor.personId));
  const isPremium = paidPlanOf(row, now) === `${side}_premium`;
  return ENTITLEMENTS[side][isPremium ? "premium" : "free"];
}

/**
 * Whether an account has the paid plan of its side at this moment: `paidPlanOf` inside a statement.
 * @param userId the id, or an expression for it
 */
export const isPremium = (side: Side, userId: string | SQL, now: number) =>
  sql<boolean>`exists (select 1 from subscriptions paid
    where paid.user_id = ${userId} and paid.plan = ${`${side}_premium`} and paid.state <> 'free'
      and coalesce(iif(paid.state = 'past_due', paid.grace_ends_at, paid.ends_at) > ${now}, 1))`.mapWith(
    Boolean,
  );

/** A literal, because a bound number arrives as a float, and infinity not at all. */
const literal = (value: number | boolean) =>
  sql.raw(value === Number.POSITIVE_INFINITY ? "9e999" : String(Number(value)));

/** What an account's plan allows, inside the statement that must not pass it. */
export const entitlement = <S extends Side>(
  side: S,
  ability: keyof Entitlements[S],
  userId: string | SQL,
  now: number,
): SQL => {
  const { free, premium } = ENTITLEMENTS[side];
  const value = (of: Entitlements[S]) => literal(of[ability] as number | boolean);
  return sql`iif(${isPremium(side, userId, now)}, ${value(premium)}, ${value(free)})`;
};
