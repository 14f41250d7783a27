import { and, eq, isNull, ne, or, sql } from "drizzle-orm";
import { commit, workflow } from "~/platform/command";
import { conflict, wrapError } from "~/platform/errors";
import { athleteProfiles, verificationRequests } from "~db/schema";
import { may } from "../accounts/abilities";
import { actsWith, requireAbility } from "../accounts/abilities.server";
import type { CommandContext } from "../accounts/actor";
import { brandOfPerson } from "../accounts/brand-members";
import { setAthleteVerified, storeScore } from "../athletes/athlete-rows.server";
import { profileRow } from "../athletes/profile-row.server";
import { ambassadorScore } from "../athletes/score";
import { setBrandVerified } from "../brands/brand-rows.server";
import { notify } from "../notifications/notify";
import { verificationNotifications } from "./notifications";
import { identityOf, isOpenRequest } from "./row.server";
import { verificationMachine } from "./status";

/** The commands of staff. The first of them to act on a request becomes its reviewer. Staff cannot review their own request. */

const TAKEN = "A colleague is reviewing this request. An admin can take it over.";
const CHANGED = "The profile has changed since you opened this page. Check it again, then decide.";

const isNotOwn = ({ actor }: CommandContext) => ne(verificationRequests.userId, actor.personId);

const review = workflow({
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
          userType: verificationRequests.userType,
          assignedTo: verificationRequests.assignedTo,
          identity: identityOf,
        })
        .from(verificationRequests)
        .where(and(eq(verificationRequests.id, id), isNotOwn(ctx))),
      orm
        .select(profileRow())
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
      sql`${identityOf} = ${identity}`,
    ),
});

interface Applicant {
  userId: string;
  userType: "athlete" | "brand";
}

const toApplicant = ({ userId, userType: type }: Applicant) => ({
  userId,
  subjectId: userId,
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
    () => conflict("This request is taken or decided. Open it again to see."),
  );
}

/** Asks the applicant for more, such as a document; a later question replaces it. */
export const askForMore = (ctx: CommandContext, id: string, question: string) =>
  review(ctx, id, "ask", (row) => ({
    set: { assignedTo: ctx.actor.personId, staffQuestion: question, answer: null },
    effects: notify(ctx, verificationNotifications.question, {
      ...toApplicant(row),
      params: { type: row.userType, question },
    }),
  }));

/**
 * Verifies the applicant. An athlete's score follows at once, unless the profile is saved in the same moment: then the daily
 * job brings it up to date.
 * @param seen the identity that the reviewer read, as `identity` of the page
 * @throws AppError conflict if the name or the channels have changed since
 */
export const approveRequest = (ctx: CommandContext, id: string, seen: string) =>
  review(ctx, id, "approve", (row) => {
    if (row.identity !== seen) throw conflict(CHANGED);
    const { athlete, userId } = row;
    return {
      set: { assignedTo: ctx.actor.personId, reviewedAt: ctx.now, reviewedBy: ctx.actor.personId },
      effects: [
        row.userType === "athlete"
          ? setAthleteVerified(sql`user_id = ${userId}`, true)
          : setBrandVerified(sql`id = ${brandOfPerson(userId)}`, true),
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
  review(ctx, id, "reject", (row) => ({
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
