import { and, eq, exists, ne, sql } from "drizzle-orm";
import { audit } from "~/platform/audit";
import { conflict, notFound } from "~/platform/errors";
import { brokenUnique, LostRace, mustChange, type Statement } from "~db/client";
import { newId } from "~db/columns";
import type { ContentStatus, FlagReason } from "~db/constants";
import {
  brandProfiles,
  campaigns,
  contentComments,
  contentSubmissions,
  moderationCases,
  profiles,
} from "~db/schema";
import type { Acting } from "../accounts/actor";
import { contentChanged, tell } from "../notifications/handover";
import { visibleToBrand } from "./policy";
import type { EditedPiece } from "./schema";
import { nextStatus, TRANSITIONS, type Transition } from "./status";

/** What a command needs to know of a piece before it acts. */
interface Known {
  title: string;
  status: ContentStatus;
  version: number;
  athleteId: string;
  athleteName: string;
  brandId: string;
  company: string;
}

type Changes = Partial<typeof contentSubmissions.$inferInsert>;

interface Effects {
  set?: Changes;
  /** Run before the piece changes. */
  before?: Statement[];
  /** Run only if it changed. */
  after: Statement[];
}

export const approveContent = (acting: Acting, id: string, feedback?: string) =>
  pass(acting, id, "approve", ({ athleteId, title, company }) => ({
    set: { approvedAt: acting.now, brandFeedback: feedback || null },
    after: tell(acting, {
      userId: athleteId,
      title: "Content approved",
      message: `${company} approved “${title}”. Post it, then mark it as posted.`,
      link: forAthlete(id),
    }),
  }));

export const requestChanges = (acting: Acting, id: string, feedback: string) =>
  pass(acting, id, "request-changes", ({ athleteId, title, company }) => ({
    set: { brandFeedback: feedback, revisionNotes: feedback },
    after: tell(acting, {
      userId: athleteId,
      title: "Changes requested",
      message: `${company} asks for changes to “${title}”: ${feedback}`,
      link: forAthlete(id),
    }),
  }));

/** Back to the athlete as a draft, and a case for the moderators; one that is still open hears of it again. */
export const flagContent = (acting: Acting, id: string, reason: FlagReason, feedback: string) =>
  pass(acting, id, "flag", ({ athleteId, title, company }) => ({
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
          set: { reason, feedback: sql`feedback || char(10) || excluded.feedback` },
        }),
      ...tell(acting, {
        userId: athleteId,
        title: "Content flagged",
        message: `${company} flagged “${title}” for our moderators. It is a draft again.`,
        link: forAthlete(id),
      }),
    ],
  }));

export const submitForReview = (acting: Acting, id: string) =>
  pass(acting, id, "submit", (piece) => ({
    set: { submittedAt: acting.now, brandFeedback: null },
    after: tellBrand(acting, id, piece),
  }));

export const sendToPolishing = (acting: Acting, id: string) =>
  pass(acting, id, "polish", () => ({ after: [] }));

/** Staff have polished a piece and hand it to the brand. */
export const finishPolishing = (acting: Acting, id: string) =>
  pass(acting, id, "finish", (piece) => ({
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
export const reviseContent = (acting: Acting, id: string, edited: EditedPiece) =>
  pass(acting, id, "revise", (piece) => ({
    before: [keepVersion(acting, id)],
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
  pass(acting, id, "post", ({ brandId, title, athleteName }) => ({
    set: { postedAt: acting.now },
    after: tell(acting, {
      userId: brandId,
      title: "Content posted",
      message: `${athleteName} posted “${title}”.`,
      link: forBrand(id),
    }),
  }));

/** Makes a draft for a running campaign whose invitation the athlete accepted. Sent twice, it is made once. */
export async function createPiece(
  acting: Acting,
  { id, campaignId, ...piece }: EditedPiece & { id: string; campaignId: string },
) {
  const { actor, db, now } = acting;
  try {
    await db.write([
      sql`insert into content_submissions
            (id, campaign_id, athlete_id, title, description, media_urls, status, version, created_at, updated_at)
          select ${id}, c.id, ${actor.userId}, ${piece.title}, ${piece.description},
            ${JSON.stringify(piece.mediaUrls)}, 'draft', 1, ${now}, ${now}
          from campaigns c
          join campaign_invitations i on i.campaign_id = c.id and i.athlete_id = ${actor.userId}
          where c.id = ${campaignId} and c.status = 'active' and i.status = 'accepted'`,
      mustChange(),
      audited(acting, "content_created", id),
    ]);
  } catch (error) {
    if (error instanceof LostRace)
      throw conflict(
        "You can make content for running campaigns you accepted. Choose one of them.",
      );
    if (!(await isOwnDouble(acting, error, id))) throw error;
  }
}

/** Changes a draft, which stays one. */
export async function saveDraft(acting: Acting, id: string, edited: EditedPiece) {
  const piece = await known(acting, id);
  if (piece.status !== "draft") throw conflict();
  await writeOrConflict(acting, [
    acting.db.orm
      .update(contentSubmissions)
      .set({ ...edited, updatedAt: acting.now })
      .where(and(own(acting, id), eq(contentSubmissions.status, "draft"))),
    mustChange(),
    audited(acting, "content_saved", id),
  ]);
}

/** A word about a piece, from the athlete or the brand. Blank text is ignored; sent twice, it is said once. */
export async function addComment(
  acting: Acting,
  contentId: string,
  { id, comment }: { id: string; comment: string },
) {
  const { actor, db, now } = acting;
  const piece = await known(acting, contentId);
  if (!comment) return;
  const fromAthlete = actor.userId === piece.athleteId;
  try {
    await db.write([
      db.orm.insert(contentComments).values({
        id,
        contentId,
        version: piece.version,
        userId: actor.userId,
        comment,
        createdAt: now,
      }),
      audited(acting, "content_commented", contentId),
      contentChanged(contentId, now),
      ...(fromAthlete && !visibleToBrand(piece.status)
        ? []
        : tell(acting, {
            userId: fromAthlete ? piece.brandId : piece.athleteId,
            title: "New comment",
            message: `${fromAthlete ? piece.athleteName : piece.company} commented on “${piece.title}”: ${comment}`,
            link: fromAthlete ? forBrand(contentId) : forAthlete(contentId),
          })),
    ]);
  } catch (error) {
    if (brokenUnique(error) !== "content_comments.id") throw error;
  }
}

/** Passes a piece on, if it is still where this person last saw it. */
async function pass(
  acting: Acting,
  id: string,
  transition: Transition,
  effectsOf: (piece: Known) => Effects,
) {
  const { actor, db, now } = acting;
  const piece = await known(acting, id);
  const to = nextStatus(piece.status, transition, actor.type);
  if (!to) throw conflict();
  const { set, before = [], after } = effectsOf(piece);
  await writeOrConflict(acting, [
    ...before,
    db.orm
      .update(contentSubmissions)
      .set({ ...set, status: to, updatedAt: now })
      .where(and(own(acting, id), eq(contentSubmissions.status, TRANSITIONS[transition].from))),
    mustChange(),
    ...after,
    audited(acting, `content_${transition.replace("-", "_")}`, id),
    contentChanged(id, now),
  ]);
}

async function writeOrConflict({ db }: Acting, statements: Statement[]) {
  try {
    await db.write(statements);
  } catch (error) {
    throw error instanceof LostRace ? conflict() : error;
  }
}

/** Which piece this person may act on: their own, one for their campaign, or one in the staff's hands. */
function own({ actor, db }: Acting, id: string) {
  const piece = eq(contentSubmissions.id, id);
  if (actor.type === "athlete") return and(piece, eq(contentSubmissions.athleteId, actor.userId));
  if (actor.type === "staff") return piece;
  return and(
    piece,
    ne(contentSubmissions.status, "draft"),
    exists(
      db.orm
        .select({ id: campaigns.id })
        .from(campaigns)
        .where(
          and(eq(campaigns.id, contentSubmissions.campaignId), eq(campaigns.brandId, actor.userId)),
        ),
    ),
  );
}

/** @throws AppError not_found when the piece is none of this person's business */
async function known(acting: Acting, id: string): Promise<Known> {
  const { db } = acting;
  const [[piece]] = await db.read(
    db.orm
      .select({
        title: contentSubmissions.title,
        status: contentSubmissions.status,
        version: contentSubmissions.version,
        athleteId: contentSubmissions.athleteId,
        athleteName: profiles.fullName,
        brandId: campaigns.brandId,
        company: brandProfiles.companyName,
      })
      .from(contentSubmissions)
      .innerJoin(campaigns, eq(campaigns.id, contentSubmissions.campaignId))
      .innerJoin(brandProfiles, eq(brandProfiles.userId, campaigns.brandId))
      .innerJoin(profiles, eq(profiles.id, contentSubmissions.athleteId))
      .where(own(acting, id)),
  );
  if (!piece) throw notFound();
  return {
    ...piece,
    company: piece.company || "The brand",
    title: piece.title || "Untitled Content",
  };
}

const keepVersion = ({ now }: Acting, id: string): Statement =>
  sql`insert into content_versions
        (id, content_id, version, title, description, media_urls, brand_feedback, created_at)
      select ${newId()}, id, version, title, description, media_urls, brand_feedback, ${now}
      from content_submissions where id = ${id} and status = 'rejected'
      on conflict do nothing`;

const tellBrand = (acting: Acting, id: string, { brandId, title, athleteName, version }: Known) =>
  tell(acting, {
    userId: brandId,
    title: "Content to review",
    message: `${athleteName} submitted “${title}”${version > 1 ? `, version ${version}` : ""}.`,
    link: forBrand(id),
  });

const audited = (acting: Acting, action: string, id: string) =>
  audit(acting, {
    userId: acting.actor.userId,
    action,
    resourceType: "content",
    resourceId: id,
  });

/** The same form sent twice by the same athlete. */
async function isOwnDouble(acting: Acting, error: unknown, id: string) {
  if (brokenUnique(error) !== "content_submissions.id") return false;
  return known(acting, id).then(
    () => true,
    () => false,
  );
}

const forAthlete = (id: string) => `/athlete/content/${id}`;
const forBrand = (id: string) => `/brand/content/${id}`;
