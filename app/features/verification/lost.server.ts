import { type SQL, sql } from "drizzle-orm";
import { audit } from "~/platform/audit";
import { isSameName } from "~/platform/normalize-text";
import type { Statement } from "~db/client";
import type { CommandContext } from "../accounts/actor";
import { setAthleteVerified } from "../athletes/athlete-rows.server";
import { setBrandVerified } from "../brands/brand-rows.server";
import type { Channel } from "../channels/channel";
import { notifyMany } from "../notifications/notify";
import { type ChangedIdentity, verificationNotifications } from "./notifications";

/**
 * Takes the badge from someone who is no longer who we checked, and says so. Stands before the change of the profile, in its
 * batch; does nothing for those who are not verified.
 */
function lose(
  ctx: CommandContext,
  table: "athlete_profiles" | "brand_profiles",
  isAnother: SQL,
  changed: ChangedIdentity,
): Statement[] {
  const { userId } = ctx.actor;
  const losers = sql`select user_id from ${sql.raw(table)}
    where user_id = ${userId} and is_verified = 1 and (${isAnother})`;
  return [
    ...notifyMany(ctx, verificationNotifications.lost, losers, {
      subjectId: userId,
      params: { type: table === "athlete_profiles" ? "athlete" : "brand", changed },
    }),
    audit(ctx, {
      userId,
      action: "verification_lost",
      resourceType: "account",
      resourceId: userId,
      when: sql`exists (${losers})`,
    }),
    (table === "athlete_profiles" ? setAthleteVerified : setBrandVerified)(
      sql`user_id in (${losers})`,
      false,
    ),
  ];
}

/** An athlete is verified under their own name. Another spelling of it changes nothing (`isSameName`). */
export const losesByPersonName = (ctx: CommandContext, fullName: string): Statement[] =>
  isSameName(ctx.actor.name, fullName) ? [] : lose(ctx, "athlete_profiles", sql`true`, "name");

/** A brand is verified under its company's name. */
export const losesByName = (ctx: CommandContext, { companyName }: { companyName: string }) =>
  lose(ctx, "brand_profiles", sql`company_name <> ${companyName}`, "company");

/** An athlete is verified with their channels. One that is only removed changes nothing (`namesNewChannel`). */
export const losesByChannel = (
  ctx: CommandContext,
  to: readonly Pick<Channel, "platform" | "handle">[],
) =>
  lose(
    ctx,
    "athlete_profiles",
    sql`exists (select 1 from json_each(${JSON.stringify(to)}) named
      where named.value ->> 'handle' is not null and not exists (select 1 from social_accounts a
        where a.athlete_id = ${ctx.actor.userId} and a.platform = named.value ->> 'platform'
          and a.handle = named.value ->> 'handle'))`,
    "channel",
  );
