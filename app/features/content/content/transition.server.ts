import { sql } from "drizzle-orm";
import { markHandled } from "~/features/communication/notifications/mark-handled";
import { broadcastContentChange } from "~/features/communication/notifications/notify";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { sideIdOf } from "~/features/identity/accounts/actor";
import { actsWith } from "~/features/identity/accounts/staff-access.server";
import {
  loadReviewedContent,
  type ReviewedContent,
  storeQuality,
} from "~/features/profiles/athletes/content-quality.server";
import {
  type Change,
  commitAll,
  prepareStep,
  readAgain,
  type Step,
  untilWritten,
  workflow,
} from "~/platform/command";
import { AppError, conflict, notFound, wrapError } from "~/platform/errors";
import { contentSubmissions } from "~db/schema";
import {
  type ContentSnapshot,
  isUnchanged,
  loadContentForCommand,
  loadContentsForCommand,
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

const authorsOf = (ids: readonly string[]) =>
  sql`(select athlete_id from content_submissions where id in ${ids})`;

const contentWorkflow = <Row extends ContentSnapshot>() => ({
  machine: contentMachine,
  table: contentSubmissions,
  resource: "content",
  actsAs: actsWith("polish content"),
  unchanged: (ctx: CommandContext, content: Row) => isUnchanged(ctx, content),
});

interface ReviewedSnapshot extends ContentSnapshot {
  reviewed: ReviewedContent;
}

const runTransition = workflow({
  ...contentWorkflow<ReviewedSnapshot>(),
  // Side by side: one request.
  read: async (ctx, id): Promise<ReviewedSnapshot> => {
    const [content, reviewed] = await Promise.all([
      loadContentForCommand(ctx, id),
      loadReviewedContent(ctx.db, authorsOf([id])),
    ]);
    return { ...content, reviewed };
  },
});
const prepareTransition = prepareStep(contentWorkflow<ContentSnapshot>());

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
    const change = await makeTransition(ctx, content, transition, expectedUpdatedAt, buildEffects);
    const quality = storeQuality(ctx.db, content.reviewed, [itemAfter(content, transition)]);
    return { ...change, effects: [...change.effects, ...quality] };
  }).catch((error) => {
    throw wrapError(FAILURE_ACTIONS[transition], error);
  });
};

/**
 * Takes several items through the same transition, in one batch. If one of them changes before the batch is written, it reads all of them again.
 * @param expected the items, with when each last changed as the actor's page showed it
 * @param refusalOf why an item is passed over; null: it is not
 * @returns the items that were taken through it, and those that were passed over
 * @throws AppError not_found when none of them is this person's business, conflict when they go on changing
 */
export const transitionContents = (
  ctx: CommandContext,
  transition: Transition,
  expected: ReadonlyMap<string, number>,
  refusalOf: (content: ContentSnapshot) => string | null,
  buildEffects: (content: ContentSnapshot) => Effects,
) => untilWritten(() => attemptTransitions(ctx, transition, expected, refusalOf, buildEffects));

async function attemptTransitions(
  ctx: CommandContext,
  transition: Transition,
  expected: ReadonlyMap<string, number>,
  refusalOf: (content: ContentSnapshot) => string | null,
  buildEffects: (content: ContentSnapshot) => Effects,
) {
  const ids = [...expected.keys()];
  // Side by side: one request.
  const [contents, reviewed] = await Promise.all([
    loadContentsForCommand(ctx, ids),
    loadReviewedContent(ctx.db, authorsOf(ids)),
  ]);
  if (contents.length === 0) throw notFound();
  const changes: Change[] = [];
  const done: ContentSnapshot[] = [];
  const refused: { content: ContentSnapshot; refusal: string }[] = [];
  for (const content of contents) {
    const refusal = refusalOf(content);
    if (refusal) refused.push({ content, refusal });
    else {
      const make = () =>
        makeTransition(ctx, content, transition, expected.get(content.id), buildEffects);
      changes.push(await prepareTransition(ctx, content, transition, make));
      done.push(content);
    }
  }
  const after = done.map((content) => itemAfter(content, transition));
  const quality = { effects: storeQuality(ctx.db, reviewed, after) };
  if (done.length > 0) await commitAll(ctx, [...changes, quality], readAgain);
  return { done, refused };
}

const itemAfter = ({ id, athleteId, version }: ContentSnapshot, transition: Transition) => ({
  ...{ id, athleteId, version },
  status: contentMachine.transitions[transition].to,
});

/** Nothing moves any more: its deal has ended, or its campaign. */
export const isClosed = ({ campaignStatus, closedAt }: ContentSnapshot) =>
  !ALLOWS_TRANSITIONS[campaignStatus] || closedAt !== null;

/** @throws AppError conflict when the item is closed, or not as the actor's page showed it */
async function makeTransition(
  ctx: CommandContext,
  content: ContentSnapshot,
  transition: Transition,
  expectedUpdatedAt: ExpectedUpdatedAt,
  buildEffects: (content: ContentSnapshot) => Effects | Promise<Effects>,
) {
  if (isClosed(content)) throw conflict(closedText(content.campaignStatus));
  if (expectedUpdatedAt !== undefined && expectedUpdatedAt !== content.updatedAt)
    throw conflict(STALE_DECISION);
  const { set, effects = [], isQuiet = false, ...rest } = await buildEffects(content);
  const { to: status } = contentMachine.transitions[transition];
  return {
    ...rest,
    set: { ...set, updatedAt: ctx.now },
    effects: [
      ...markHandled(sideIdOf(ctx.actor), ctx.now, content.id),
      ...effects,
      ...(isQuiet
        ? []
        : [
            broadcastContentChange(
              content.id,
              ctx.now,
              isVisibleToBrand(status) ? undefined : content.brandId,
            ),
          ]),
      ...(await recordTransition(ctx, content, transition, set, rest.auditDetail)),
    ],
  };
}

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
