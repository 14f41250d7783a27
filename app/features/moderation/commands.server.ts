import { eq } from "drizzle-orm";
import { paths } from "~/paths";
import { workflow } from "~/platform/command";
import { wrapError } from "~/platform/errors";
import {
  brandProfiles,
  campaigns,
  contentSubmissions,
  moderationCases,
  profiles,
} from "~db/schema";
import { actsWith } from "../accounts/abilities.server";
import type { CommandContext } from "../accounts/actor";
import { APPEAL_DAYS } from "../content/appeal";
import { contentChanged, notify } from "../notifications/notify";
import type { Decision } from "./schema";
import { type CaseTransition, caseMachine, DECISION_OF } from "./status";

const transitionCase = workflow({
  machine: caseMachine,
  table: moderationCases,
  resource: "moderation_case",
  actsAs: actsWith("moderate content"),
  async read({ db }: CommandContext, id) {
    const [[found]] = await db.read(
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
        .innerJoin(brandProfiles, eq(brandProfiles.userId, campaigns.brandId))
        .innerJoin(profiles, eq(profiles.id, contentSubmissions.athleteId))
        .where(eq(moderationCases.id, id)),
    );
    return found;
  },
  // A case belongs to all staff.
  unchanged: () => undefined,
});

interface Told {
  piece: string;
  athlete: string;
  company: string;
}

const APPEAL = `If you think this is wrong, open it to appeal within ${APPEAL_DAYS} days.`;

/** What each side is told of a decision; the moderator's note follows. */
const NEWS: Record<
  CaseTransition,
  Record<"athlete" | "brand", (told: Told) => [string, string]>
> = {
  dismiss: {
    athlete: ({ piece, company }) => [
      "Flag dismissed",
      `Our moderators found nothing wrong with ${piece}, which ${company} flagged. You can send it again.`,
    ],
    brand: ({ piece, athlete }) => [
      "Flag dismissed",
      `Our moderators looked at ${piece} by ${athlete} and found nothing wrong. The athlete can send it again.`,
    ],
  },
  return: {
    athlete: ({ piece }) => [
      "Content returned with guidance",
      `Our moderators looked at ${piece}. Change it, then send it again.`,
    ],
    brand: ({ piece, athlete }) => [
      "Your flag was upheld",
      `Our moderators returned ${piece} to ${athlete} with guidance.`,
    ],
  },
  warn: {
    athlete: ({ piece }) => [
      "A warning from our moderators",
      `Our moderators looked at ${piece}, and this is a warning. Change it, then send it again. ${APPEAL}`,
    ],
    brand: ({ piece, athlete }) => [
      "Your flag was upheld",
      `Our moderators returned ${piece} to ${athlete} with a warning.`,
    ],
  },
  remove: {
    athlete: ({ piece }) => [
      "Content removed",
      `Our moderators removed ${piece}. It can't be sent again. ${APPEAL}`,
    ],
    brand: ({ piece, athlete }) => [
      "Your flag was upheld",
      `Our moderators removed ${piece} by ${athlete}.`,
    ],
  },
};

/**
 * Closes a case with a decision and a word to each side.
 * @throws AppError conflict when a colleague closed it first
 */
export const decideCase = (
  ctx: CommandContext,
  id: string,
  { decision, athleteNote, brandNote }: Decision,
) =>
  transitionCase(ctx, id, decision, (found) => {
    const told: Told = {
      piece: `“${found.title || "Untitled Content"}”`,
      athlete: found.athleteName,
      company: found.company || "the brand",
    };
    const tell = (side: "athlete" | "brand", userId: string, link: string, note: string) => {
      const [title, message] = NEWS[decision][side](told);
      return notify(ctx, {
        userId,
        kind: "moderation",
        title,
        message: `${message} ${note}`.trim(),
        link,
      });
    };
    return {
      set: {
        decision: DECISION_OF[decision],
        athleteNote,
        brandNote,
        closedBy: ctx.actor.userId,
        closedAt: ctx.now,
      },
      effects: [
        ...tell("athlete", found.athleteId, paths.athlete.content(found.contentId), athleteNote),
        ...tell("brand", found.brandId, paths.brand.reviewQueue, brandNote),
        contentChanged(found.contentId, ctx.now),
      ],
    };
  }).catch((error) => {
    throw wrapError("close case", error);
  });
