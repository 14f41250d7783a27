import { type SQL, sql } from "drizzle-orm";
import { paths } from "~/paths";
import { audit } from "~/platform/audit";
import type { Statement } from "~db/client";
import type { CommandContext } from "../accounts/actor";
import type { Handles } from "../athletes/figures";
import { notifyMany } from "../notifications/notify";

/**
 * Takes the badge from someone who is no longer who we checked, and says so. Stands before the change of the profile, in its
 * batch; does nothing for those who are not verified.
 */
function lose(
  ctx: CommandContext,
  table: "athlete_profiles" | "brand_profiles",
  isAnother: SQL,
  { page, what }: { page: string; what: string },
): Statement[] {
  const { userId } = ctx.actor;
  const losers = sql`select user_id from ${sql.raw(table)}
    where user_id = ${userId} and is_verified = 1 and (${isAnother})`;
  return [
    ...notifyMany(ctx, losers, {
      kind: "verification",
      title: "Your Verified badge has gone",
      message: `You changed ${what}, so we need to check who you are again. Please send a new request.`,
      link: page,
    }),
    audit(ctx, {
      userId,
      action: "verification_lost",
      resourceType: "account",
      resourceId: userId,
      when: sql`exists (${losers})`,
    }),
    sql`update ${sql.raw(table)} set is_verified = 0 where user_id in (${losers})`,
  ];
}

/** A brand is verified under its company's name. */
export const losesByName = (ctx: CommandContext, { companyName }: { companyName: string }) =>
  lose(ctx, "brand_profiles", sql`company_name <> ${companyName}`, {
    page: paths.brand.verification,
    what: "your company's name",
  });

/** An athlete is verified with their channels. One that is only removed changes nothing (`namesNewChannel`). */
export const losesByChannel = (ctx: CommandContext, to: Handles) =>
  lose(
    ctx,
    "athlete_profiles",
    sql`coalesce(${to.instagramHandle}, instagram_handle) is not instagram_handle
      or coalesce(${to.tiktokHandle}, tiktok_handle) is not tiktok_handle
      or coalesce(${to.youtubeHandle}, youtube_handle) is not youtube_handle`,
    { page: paths.athlete.verification, what: "a channel in your profile" },
  );
