import { sql } from "drizzle-orm";
import { markHandled } from "~/features/communication/notifications/mark-handled";
import { broadcastContentChange } from "~/features/communication/notifications/notify";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { sideIdOf } from "~/features/identity/accounts/actor";
import { actsWith } from "~/features/identity/accounts/staff-access.server";
import {
  loadReviewedContent,
  type ReviewedProfile,
  storeQuality,
} from "~/features/profiles/athletes/content-quality.server";
import { type Step, workflow } from "~/platform/command";
import { AppError, conflict, wrapError } from "~/platform/errors";
import { contentSubmissions } from "~db/schema";
import {
  type ContentSnapshot,
  isUnchanged,
  loadContentForCommand,
} from "./content-snapshot.server";
import { recordTransition } from "./record-transition.server";
import {
  ALLOWS_TRANSITIONS,
  closedText,
  contentMachine,
  isVisibleToBrand,
  type Transition,
} from "./status";
import { findSubmissionObstacle } from "./submission-obstacle";

/**
 * `expectedUpdatedAt`, wherever a command takes it: when the content item last changed, as the page showed it that asks. A
 * page that has been overtaken decides nothing.
 */
export type ExpectedUpdatedAt = number | undefined;

const authorOf = (id: string) => sql`(select athlete_id from content_submissions where id = ${id})`;

interface ReviewedSnapshot extends ContentSnapshot {
  reviewed: ReviewedProfile;
}

const runTransition = workflow({
  machine: contentMachine,
  table: contentSubmissions,
  resource: "content",
  actsAs: actsWith("polish content"),
  // Side by side: one request.
  read: async (ctx, id): Promise<ReviewedSnapshot> => {
    const [content, reviewed] = await Promise.all([
      loadContentForCommand(ctx, id),
      loadReviewedContent(ctx.db, authorOf(id)),
    ]);
    return { ...content, reviewed };
  },
  unchanged: (ctx, content: ReviewedSnapshot) => isUnchanged(ctx, content),
});

/** The spec's words for a failure of each transition. */
const FAILURE_ACTIONS: Record<Transition, string> = {
  save: "save content",
  submit: "submit content",
  withdraw: "take content back",
  polish: "send content to polishing",
  recall: "take content back",
  return: "return content",
  finish: "send content for review",
  "send-own": "send your own version",
  approve: "approve content",
  "request-changes": "request changes",
  flag: "flag content",
  revise: "submit content",
  post: "mark as posted",
};

/** Takes an item to its next state, if it is as the actor's page showed it (`expectedUpdatedAt`). */
export const transitionContent = (
  ctx: CommandContext,
  id: string,
  step: Step<ContentSnapshot, Transition>,
  expectedUpdatedAt: ExpectedUpdatedAt,
  buildEffects: (content: ContentSnapshot) => Effects | Promise<Effects>,
) => {
  const transition = typeof step === "string" ? step : step.name;
  return runTransition(ctx, id, step, async (content) => {
    if (!ALLOWS_TRANSITIONS[content.campaignStatus] || content.closedAt !== null)
      throw conflict(closedText(content.campaignStatus));
    if (expectedUpdatedAt !== undefined && expectedUpdatedAt !== content.updatedAt)
      throw conflict(STALE_DECISION);
    const { set, effects = [], isQuiet = false, ...rest } = await buildEffects(content);
    const { to: status } = contentMachine.transitions[transition];
    const contentItem = { id, status, version: content.version };
    return {
      ...rest,
      set: { ...set, updatedAt: ctx.now },
      effects: [
        ...markHandled(sideIdOf(ctx.actor), ctx.now, id),
        ...effects,
        ...storeQuality(ctx.db, content.reviewed, contentItem),
        ...(isQuiet
          ? []
          : [
              broadcastContentChange(
                id,
                ctx.now,
                isVisibleToBrand(status) ? undefined : content.brandId,
              ),
            ]),
        ...(await recordTransition(ctx, content, transition, set, rest.auditDetail)),
      ],
    };
  }).catch((error) => {
    throw wrapError(FAILURE_ACTIONS[transition], error);
  });
};

type Effects = Awaited<ReturnType<Parameters<typeof runTransition>[3]>> & {
  /** No open page is told. */
  isQuiet?: boolean;
};

/** A decision that is sent again: on the version that its page showed, in the same words. */
export const isSameDecision =
  (feedback: string | null, expectedUpdatedAt: ExpectedUpdatedAt) =>
  ({ brandFeedback, submittedAt }: ContentSnapshot) =>
    brandFeedback === feedback &&
    (expectedUpdatedAt === undefined || expectedUpdatedAt >= (submittedAt ?? 0));

/** Nothing can be done with what moderators have removed. */
export function requireNotRemoved({ moderation }: Pick<ContentSnapshot, "moderation">) {
  if (moderation === "removed") throw conflict("Our moderators have removed this content.");
}

/** @throws AppError unless the content may be sent on, and has all that it needs */
export function requireSendable(content: ContentSnapshot) {
  requireNotRemoved(content);
  if (content.moderation === "open")
    throw conflict(
      "Our moderators are looking at this content. You can send it again once they've decided.",
    );
  const obstacle = findSubmissionObstacle(content);
  if (obstacle) throw new AppError("invalid", obstacle);
}

const STALE_DECISION =
  "This has already been decided, and the content has changed since. Read it again before you decide.";
