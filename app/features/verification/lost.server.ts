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
  party: "athlete" | "brand",
  isAnother: SQL,
  changed: ChangedIdentity,
): Statement[] {
  const { personId: userId, brandId } = ctx.actor;
  const [table, own, setVerified] =
    party === "athlete"
      ? [sql`athlete_profiles`, sql`user_id = ${userId}`, setAthleteVerified]
      : [sql`brand_profiles`, sql`id = ${brandId}`, setBrandVerified];
  const isLost = sql`exists (select 1 from ${table} where ${own} and is_verified = 1 and (${isAnother}))`;
  return [
    ...notifyMany(ctx, verificationNotifications.lost, sql`select ${userId} where ${isLost}`, {
      subjectId: userId,
      params: { type: party, changed },
    }),
    audit(ctx, {
      userId,
      action: "verification_lost",
      resourceType: "account",
      resourceId: userId,
      when: isLost,
    }),
    setVerified(sql`${own} and (${isAnother})`, false),
  ];
}

/** An athlete is verified under their own name. Another spelling of it changes nothing (`isSameName`). */
export const losesByPersonName = (ctx: CommandContext, fullName: string): Statement[] =>
  isSameName(ctx.actor.name, fullName) ? [] : lose(ctx, "athlete", sql`true`, "name");

/** A brand is verified under its company's name. */
export const losesByName = (ctx: CommandContext, { companyName }: { companyName: string }) =>
  lose(ctx, "brand", sql`company_name <> ${companyName}`, "company");

/** An athlete is verified with their channels. One that is only removed changes nothing (`namesNewChannel`). */
export const losesByChannel = (
  ctx: CommandContext,
  to: readonly Pick<Channel, "platform" | "handle">[],
) =>
  lose(
    ctx,
    "athlete",
    sql`exists (select 1 from json_each(${JSON.stringify(to)}) named
      where named.value ->> 'handle' is not null and not exists (select 1 from social_accounts a
        where a.athlete_id = ${ctx.actor.personId} and a.platform = named.value ->> 'platform'
          and a.handle = named.value ->> 'handle'))`,
    "channel",
  );
