import { and, asc, eq, inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { conflict } from "~/platform/errors";
import type { Database } from "~db/client";
import type { Platform, UserType } from "~db/constants";
import {
  athleteProfiles,
  brandProfiles,
  verificationProofs,
  verificationRequests,
} from "~db/schema";

export const isOpenRequest = inArray(verificationRequests.status, ["pending", "under_review"]);

/** The requests of the athlete, or of the brand that the person acts for. */
const isOwnRequest = ({ actor }: CommandContext) =>
  actor.brandId
    ? eq(verificationRequests.brandId, actor.brandId)
    : eq(verificationRequests.userId, actor.personId);

/** The actor's own request that waits for a decision; there is at most one. */
export const isOwnOpenRequest = (ctx: CommandContext) => and(isOwnRequest(ctx), isOpenRequest);

/** The id of the actor's newest request, as a scalar query. */
export const newestRequestId = (ctx: CommandContext) =>
  sql`(select id from verification_requests where ${isOwnRequest(ctx)}
    order by created_at desc, id desc limit 1)`;

/**
 * The actor's open request, with what its proofs depend on.
 * @throws AppError conflict if there is no open request, for example because it was just decided
 */
export async function requireOpenRequest(ctx: CommandContext) {
  const [[request]] = await ctx.db.read(
    ctx.db.orm
      .select({
        id: verificationRequests.id,
        proofCode: verificationRequests.proofCode,
        socialHandles: verificationRequests.socialHandles,
        companyWebsite: verificationRequests.companyWebsite,
      })
      .from(verificationRequests)
      .where(isOwnOpenRequest(ctx)),
  );
  if (!request) throw conflict();
  return request;
}

/** The table of the applicant's profile, and the condition that picks their own. */
export const ownProfileTable = ({
  type,
  personId,
  brandId,
}: {
  type: UserType;
  personId: string | SQLWrapper;
  brandId: string | SQLWrapper;
}) =>
  type === "athlete"
    ? ([athleteProfiles, eq(athleteProfiles.userId, personId)] as const)
    : ([brandProfiles, eq(brandProfiles.id, brandId)] as const);

/** The proofs of a request, oldest first. */
export const selectProofs = ({ orm }: Database, requestId: string | SQL) =>
  orm
    .select({
      kind: verificationProofs.kind,
      target: verificationProofs.target,
      provedAt: verificationProofs.provedAt,
    })
    .from(verificationProofs)
    .where(eq(verificationProofs.requestId, requestId))
    .orderBy(asc(verificationProofs.provedAt));

/** The names of an athlete's channels, as a request has them. */
export const handlesColumn = (athleteId: SQLWrapper) =>
  sql<Partial<Record<Platform, string>>>`(select json_group_object(platform, handle)
    from social_accounts where athlete_id = ${athleteId} and handle is not null)`.mapWith(
    JSON.parse,
  );

/** What the badge vouches for, as the applicant's profile has it now: an athlete's name and channels, a brand's name. */
export const identityColumn = sql<string>`iif(verification_requests.user_type = 'athlete',
  (select json_group_array(value) from (
    select full_name as value from profiles where id = verification_requests.user_id
    union all select value from (select platform || ' ' || handle as value from social_accounts
      where athlete_id = verification_requests.user_id and handle is not null order by platform))),
  (select json_array(company_name) from brand_profiles
    where brand_profiles.id = verification_requests.brand_id))`;
