import { sql } from "drizzle-orm";
import { conflict } from "~/platform/errors";
import { mustChange, type Statement } from "~db/client";
import { newId } from "~db/columns";
import type { FlagReason } from "~db/constants";
import { contentSubmissions, moderationCases } from "~db/schema";
import type { Acting } from "../accounts/actor";
import { contentChanged, tell } from "../notifications/handover";
import {
  asRead,
  audited,
  forAthlete,
  forBrand,
  type Known,
  known,
  writeOrConflict,
} from "./known.server";
import { type EditedPiece, REASON_LABELS } from "./schema";
import { nextStatus, type Transition } from "./status";
import { keepVersion } from "./versions.server";

/**
 * `seen`, wherever a command takes it: when the piece last changed, as the page showed it that asks. A
 * page that has been overtaken decides nothing.
 */
type Seen = number | undefined;

type Changes = Partial<typeof contentSubmissions.$inferInsert>;

interface Effects {
  set?: Changes;
  /** Run before the piece changes. */
  before?: Statement[];
  /** Run only if it changed. */
  after: Statement[];
}

export const approveContent = (acting: Acting, id: string, feedback?: string, seen?: Seen) =>
  pass(acting, id, "approve", seen, ({ athleteId, title, company }) => ({
    set: { approvedAt: acting.now, brandFeedback: feedback || null },
    after: tell(acting, {
      userId: athleteId,
      title: "Content approved",
      message: `${company} approved “${title}”. Post it, then mark it as posted.`,
      link: forAthlete(id),
    }),
  }));

export const requestChanges = (acting: Acting, id: string, feedback: string, seen?: Seen) =>
  pass(acting, id, "request-changes", seen, ({ athleteId, title, company }) => ({
    set: { brandFeedback: feedback, revisionNotes: feedback },
    after: tell(acting, {
      userId: athleteId,
      title: "Changes requested",
      message: `${company} asks for changes to “${title}”: ${feedback}`,
      link: forAthlete(id),
    }),
  }));

/** Back to the athlete as a draft, and a case for the moderators; a case already open hears of it too. */
export const flagContent = (
  acting: Acting,
  id: string,
  reason: FlagReason,
  feedback: string,
  seen?: Seen,
) =>
  pass(acting, id, "flag", seen, ({ athleteId, title, company }) => ({
    set: { brandFeedback: `FLAGGED: ${reason} - ${feedback}` },
    after: [
      acting.db.orm
        .insert(moderationCases)
        .values({
          id: newId(),
          contentId: id,
          openedBy: acting.actor.userId,
          reason,
          feedback,
          createdAt: acting.now,
        })
        .onConflictDoUpdate({
          target: moderationCases.contentId,
          targetWhere: sql`status = 'open'`,
          set: { feedback: againSql(reason, feedback) },
        }),
      ...tell(acting, {
        userId: athleteId,
        title: "Content flagged",
        message: `${company} flagged “${title}” for our moderators. It is a draft again.`,
        link: forAthlete(id),
      }),
    ],
  }));

const againSql = (reason: FlagReason, feedback: string) => {
  const again = `Flagged again: ${REASON_LABELS[reason]}${feedback && ` - ${feedback}`}`;
  return sql`trim(${moderationCases.feedback} || char(10) || ${again}, char(10))`;
};

export const submitForReview = (acting: Acting, id: string) =>
  pass(acting, id, "submit", undefined, (piece) => ({
    set: { submittedAt: acting.now, brandFeedback: null },
    after: tellBrand(acting, id, piece),
  }));

export const sendToPolishing = (acting: Acting, id: string) =>
  pass(acting, id, "polish", undefined, () => ({ after: [] }));

/** Staff have polished a piece and hand it to the brand. */
export const finishPolishing = (acting: Acting, id: string) =>
  pass(acting, id, "finish", undefined, (piece) => ({
    set: { submittedAt: acting.now, brandFeedback: null },
    after: [
      ...tellBrand(acting, id, piece),
      ...tell(acting, {
        userId: piece.athleteId,
        title: "Content polished",
        message: `Our team polished “${piece.title}” and sent it to ${piece.company} for review.`,
        link: forAthlete(id),
      }),
    ],
  }));

/** A new version for review; the one that was sent back stays readable with what was said of it. */
export const reviseContent = (acting: Acting, id: string, edited: EditedPiece, seen?: Seen) =>
  pass(acting, id, "revise", seen, (piece) => ({
    before: [keepVersion(acting, id, piece)],
    set: {
      ...edited,
      version: piece.version + 1,
      submittedAt: acting.now,
      brandFeedback: null,
      revisionNotes: null,
    },
    after: tellBrand(acting, id, { ...piece, ...edited, version: piece.version + 1 }),
  }));

export const markPosted = (acting: Acting, id: string) =>
  pass(acting, id, "post", undefined, ({ brandId, title, athleteName }) => ({
    set: { postedAt: acting.now },
    after: tell(acting, {
      userId: brandId,
      title: "Content posted",
      message: `${athleteName} posted “${title}”.`,
      link: forBrand(id),
    }),
  }));

/** Passes a piece on, if it is still as this person last saw it. */
async function pass(
  acting: Acting,
  id: string,
  transition: Transition,
  seen: Seen,
  effectsOf: (piece: Known) => Effects,
) {
  const { actor, db, now } = acting;
  const piece = await known(acting, id);
  const to = nextStatus(piece.status, transition, actor.type);
  if (!to) throw conflict();
  if (seen !== undefined && seen !== piece.updatedAt) throw conflict(OVERTAKEN);
  const { set, before = [], after } = effectsOf(piece);
  await writeOrConflict(acting, [
    ...before,
    db.orm
      .update(contentSubmissions)
      .set({ ...set, status: to, updatedAt: now })
      .where(asRead(acting, id, piece)),
    mustChange(),
    ...after,
    audited(acting, `content_${transition.replace("-", "_")}`, id),
    contentChanged(id, now),
  ]);
}

const OVERTAKEN =
  "This was already decided, and the piece has changed since. Read it again, then decide.";

const tellBrand = (acting: Acting, id: string, { brandId, title, athleteName, version }: Known) =>
  tell(acting, {
    userId: brandId,
    title: "Content to review",
    message: `${athleteName} submitted “${title}”${version > 1 ? `, version ${version}` : ""}.`,
    link: forBrand(id),
  });
