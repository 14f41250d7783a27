import { eq, sql } from "drizzle-orm";
import { broadcastContentChange, notify } from "~/features/communication/notifications/notify";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { openSessions } from "~/features/identity/accounts/queries.server";
import { actsWith } from "~/features/identity/accounts/staff-access.server";
import { workflow } from "~/platform/command";
import { wrapError } from "~/platform/errors";
import { newId } from "~db/columns";
import type { Side } from "~db/constants";
import {
  brandProfiles,
  campaigns,
  contentSubmissions,
  moderationCases,
  profiles,
} from "~db/schema";
import { suspension } from "../staff/suspend-account.server";
import { moderationNotifications } from "./notifications";
import type { Decision } from "./schema";
import { type ClosingTransition, caseMachine, DECISION_OF } from "./status";

const transitionCase = workflow({
  machine: caseMachine,
  table: moderationCases,
  resource: "moderation_case",
  actsAs: actsWith("moderate content"),
  async read({ db, now }: CommandContext, id) {
    const athlete = sql`(select content.athlete_id from moderation_cases c
      join content_submissions content on content.id = c.content_id where c.id = ${id})`;
    const [[found], open] = await db.read(
      db.orm
        .select({
          id: moderationCases.id,
          status: moderationCases.status,
          contentId: contentSubmissions.id,
          title: contentSubmissions.title,
          athleteId: contentSubmissions.athleteId,
          athleteName: profiles.fullName,
          brandId: campaigns.brandId,
          company: brandProfiles.companyName,
        })
        .from(moderationCases)
        .innerJoin(contentSubmissions, eq(contentSubmissions.id, moderationCases.contentId))
        .innerJoin(campaigns, eq(campaigns.id, contentSubmissions.campaignId))
        .innerJoin(brandProfiles, eq(brandProfiles.id, campaigns.brandId))
        .innerJoin(profiles, eq(profiles.id, contentSubmissions.athleteId))
        .where(eq(moderationCases.id, id)),
      openSessions(db, athlete, now),
    );
    return found && { ...found, open };
  },
  // A case belongs to all staff.
  unchanged: () => undefined,
});

type CaseNotes = Omit<Decision, "decision">;

/**
 * Closes a case with a decision and a word to each side. Beside a suspension, the word to the athlete is its reason.
 * @throws AppError conflict when a colleague closed it first, or the account is suspended already
 */
const closeCase = (
  ctx: CommandContext,
  id: string,
  { decision, athleteNote, brandNote }: CaseNotes & { decision: ClosingTransition },
) =>
  transitionCase(ctx, id, decision, (found) => {
    const notifySide = (side: Side, userId: string, note: string) =>
      notify(ctx, moderationNotifications.case_closed, {
        userId,
        subjectId: found.contentId,
        params: {
          side,
          decision,
          note,
          title: found.title || "Untitled Content",
          athlete: found.athleteName,
          company: found.company || "the brand",
        },
      });
    const suspensionId = decision === "suspend" ? newId() : null;
    return {
      before: suspensionId
        ? suspension(
            ctx,
            { id: found.athleteId, type: "athlete", name: found.athleteName, open: found.open },
            { suspensionId, reason: athleteNote },
          )
        : [],
      set: {
        decision: DECISION_OF[decision],
        athleteNote,
        brandNote,
        suspensionId,
        closedBy: ctx.actor.personId,
        closedAt: ctx.now,
      },
      effects: [
        ...notifySide("athlete", found.athleteId, athleteNote),
        ...notifySide("brand", found.brandId, brandNote),
        broadcastContentChange(found.contentId, ctx.now),
      ],
    };
  });

/** Asks an admin to suspend the athlete. The case stays open, with the notes as the admin may send them. */
const requestSuspension = (
  ctx: CommandContext,
  id: string,
  { athleteNote, brandNote }: CaseNotes,
) =>
  transitionCase(ctx, id, "ask", () => ({
    set: { athleteNote, brandNote, suspensionAskedBy: ctx.actor.personId },
  }));

/** @throws AppError forbidden for a moderator who suspends */
export const decideCase = (ctx: CommandContext, id: string, { decision, ...notes }: Decision) =>
  (decision === "ask"
    ? requestSuspension(ctx, id, notes)
    : closeCase(ctx, id, { decision, ...notes })
  ).catch((error) => {
    throw wrapError("close case", error);
  });
