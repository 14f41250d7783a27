import { type SQL, sql } from "drizzle-orm";
import type { Events, Saving } from "~/events";
import { notifyMany } from "~/features/communication/notifications/notify";
import { audit } from "~/platform/audit";
import { isSameName } from "~/platform/normalize-text";
import type { Statement } from "~db/client";
import { setAthleteVerified } from "../athletes/athlete-rows.server";
import { setBrandVerified } from "../brands/brand-rows.server";
import { type ChangedIdentity, verificationNotifications } from "./notifications";

interface BadgeRevocation {
  party: "athlete" | "brand";
  /** The profile's row. */
  own: SQL;
  isAnother: SQL;
  changed: ChangedIdentity;
}

/**
 * Takes the badge from someone who is no longer who we checked, and says so. Stands before the change of the profile, in its
 * batch; does nothing for those who are not verified.
 */
function revokeBadge(
  { userId, request }: Saving,
  { party, own, isAnother, changed }: BadgeRevocation,
  now: number,
): Statement[] {
  const [table, setVerified] =
    party === "athlete"
      ? [sql`athlete_profiles`, setAthleteVerified]
      : [sql`brand_profiles`, setBrandVerified];
  const isRevoked = sql`exists (select 1 from ${table} where ${own} and is_verified = 1 and (${isAnother}))`;
  const sender = { actor: { personId: userId }, now };
  return [
    ...notifyMany(
      sender,
      verificationNotifications.lost,
      sql`select ${userId} where ${isRevoked}`,
      {
        subjectId: userId,
        params: { type: party, changed },
      },
    ),
    audit(
      { now, request },
      {
        userId,
        action: "verification_lost",
        resourceType: "account",
        resourceId: userId,
        when: isRevoked,
      },
    ),
    setVerified(sql`${own} and (${isAnother})`, false),
  ];
}

const athleteProfile = ({ userId }: Saving) =>
  ({ party: "athlete", own: sql`user_id = ${userId}` }) as const;

/** An athlete is verified under their own name. Another spelling of it changes nothing (`isSameName`). */
export const revokeBadgeOnRename = (
  { formerName, fullName, ...saving }: Events["account.renamed" | "athlete.saved"],
  now: number,
): Statement[] =>
  isSameName(formerName, fullName)
    ? []
    : revokeBadge(
        saving,
        { ...athleteProfile(saving), isAnother: sql`true`, changed: "name" },
        now,
      );

/** A brand is verified under its company's name. */
export const revokeBadgeOnCompanyRename = (
  { brandId, companyName, ...saving }: Events["brand.saved"],
  now: number,
): Statement[] =>
  revokeBadge(
    saving,
    {
      party: "brand",
      own: sql`id = ${brandId}`,
      isAnother: sql`company_name <> ${companyName}`,
      changed: "company",
    },
    now,
  );

/** An athlete is verified with their channels. One that is only removed changes nothing (`namesNewChannel`). */
export const revokeBadgeOnChannelChange = (
  { channels, ...saving }: Events["athlete.saved" | "channels.saved"],
  now: number,
): Statement[] =>
  revokeBadge(
    saving,
    {
      ...athleteProfile(saving),
      isAnother: sql`exists (select 1 from json_each(${JSON.stringify(channels)}) named
        where named.value ->> 'handle' is not null and not exists (select 1 from social_accounts a
          where a.athlete_id = ${saving.userId} and a.platform = named.value ->> 'platform'
            and a.handle = named.value ->> 'handle'))`,
      changed: "channel",
    },
    now,
  );
