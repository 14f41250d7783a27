import { and, eq, isNull, ne, or, sql } from "drizzle-orm";
import { notify } from "~/features/communication/notifications/notify";
import { may } from "~/features/identity/accounts/abilities";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { actsWith, requireAbility } from "~/features/identity/accounts/staff-access.server";
import { commit, workflow } from "~/platform/command";
import { conflict, wrapError } from "~/platform/errors";
import { athleteProfiles, verificationRequests } from "~db/schema";
import { setAthleteVerified, storeScore } from "../athletes/athlete-rows.server";
import { profileColumns } from "../athletes/profile-columns.server";
import { ambassadorScore } from "../athletes/score";
import { setBrandVerified } from "../brands/brand-rows.server";
import { verificationNotifications } from "./notifications";
import { identityColumn, isOpenRequest } from "./open-request.server";
import { verificationMachine } from "./status";

/** The commands of staff. The first of them to act on a request becomes its reviewer. Staff cannot review their own request. */

const TAKEN = "A colleague is reviewing this request. An admin can take it over.";
const CHANGED = "The profile has changed since you opened this page. Check it again, then decide.";

const isNotOwn = ({ actor }: CommandContext) => ne(verificationRequests.userId, actor.personId);

const reviewRequest = workflow({
  machine: verificationMachine,
  table: verificationRequests,
  resource: "verification_request",
  actsAs: actsWith("review verification"),
  async read(ctx: CommandContext, id) {
    const { orm } = ctx.db;
    const [[found], [athlete]] = await ctx.db.read(
      orm
        .select({
          id: verificationRequests.id,
          status: verificationRequests.status,
          userId: verificationRequests.userId,
          brandId: verificationRequests.brandId,
          userType: verificationRequests.userType,
          assignedTo: verificationRequests.assignedTo,
          identity: identityColumn,
        })
        .from(verificationRequests)
        .where(and(eq(verificationRequests.id, id), isNotOwn(ctx))),
      orm
        .select(profileColumns())
        .from(athleteProfiles)
        .where(
          sql`${athleteProfiles.userId} = (select user_id from verification_requests where id = ${id})`,
        ),
    );
    if (found && found.assignedTo !== null && found.assignedTo !== ctx.actor.personId)
      throw conflict(TAKEN);
    return found && { ...found, athlete };
  },
  unchanged: (ctx: CommandContext, { identity }) =>
    and(
      isNotOwn(ctx),
      or(
        isNull(verificationRequests.assignedTo),
        eq(verificationRequests.assignedTo, ctx.actor.personId),
      ),
      sql`${identityColumn} = ${identity}`,
    ),
});

interface Applicant {
  userId: string;
  brandId: string | null;
  userType: "athlete" | "brand";
}

const toApplicant = ({ userId, brandId, userType: type }: Applicant) => ({
  userId: brandId ?? userId,
  subjectId: brandId ?? userId,
  params: { type },
});

/** Takes a request. An admin can take one from a colleague. */
export async function claimRequest(ctx: CommandContext, id: string) {
  requireAbility(ctx, "review verification");
  const { actor, db } = ctx;
  const isFree = may(actor, "take over a colleague's work")
    ? undefined
    : isNull(verificationRequests.assignedTo);
  await commit(
    ctx,
    {
      change: db.orm
        .update(verificationRequests)
        .set({ assignedTo: actor.personId })
        .where(and(eq(verificationRequests.id, id), isNotOwn(ctx), isOpenRequest, isFree)),
      audit: {
        action: "verification_claimed",
        resourceType: "verification_request",
        resourceId: id,
      },
    },
    () => conflict("A colleague has taken or decided this. Reload the page."),
  );
}

/** Asks the applicant for more, such as a document; a later question replaces it. */
export const askForMore = (ctx: CommandContext, id: string, question: string) =>
  reviewRequest(ctx, id, "ask", (row) => ({
    set: { assignedTo: ctx.actor.personId, staffQuestion: question, answer: null },
    effects: notify(ctx, verificationNotifications.question, {
      ...toApplicant(row),
      params: { type: row.userType, question },
    }),
  }));

/**
 * Verifies the applicant. An athlete's score follows at once, unless the profile is saved in the same moment: then the daily
 * job brings it up to date.
 * @param expectedIdentity the identity that the reviewer read, as `identity` of the page
 * @throws AppError conflict if the name or the channels have changed since
 */
export const approveRequest = (ctx: CommandContext, id: string, expectedIdentity: string) =>
  reviewRequest(ctx, id, "approve", (row) => {
    if (row.identity !== expectedIdentity) throw conflict(CHANGED);
    const { athlete, userId } = row;
    return {
      set: { assignedTo: ctx.actor.personId, reviewedAt: ctx.now, reviewedBy: ctx.actor.personId },
      effects: [
        row.userType === "athlete"
          ? setAthleteVerified(sql`user_id = ${userId}`, true)
          : setBrandVerified(sql`id = ${row.brandId}`, true),
        ...(athlete
          ? [storeScore({ ...athlete, userId }, ambassadorScore({ ...athlete, isVerified: true }))]
          : []),
        ...notify(ctx, verificationNotifications.verified, toApplicant(row)),
        ...ctx.emit("verification.approved", { userId }, ctx.now),
      ],
    };
  }).catch((error) => {
    throw wrapError("approve request", error);
  });

/** Turns a request down. The applicant reads the reason and may send another. */
export const rejectRequest = (ctx: CommandContext, id: string, reason: string) =>
  reviewRequest(ctx, id, "reject", (row) => ({
    set: {
      assignedTo: ctx.actor.personId,
      rejectionReason: reason,
      reviewedAt: ctx.now,
      reviewedBy: ctx.actor.personId,
    },
    effects: notify(ctx, verificationNotifications.rejected, {
      ...toApplicant(row),
      params: { type: row.userType, reason },
    }),
  })).catch((error) => {
    throw wrapError("reject request", error);
  });
