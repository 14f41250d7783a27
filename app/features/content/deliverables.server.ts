import { and, eq, type SQL, sql } from "drizzle-orm";
import { FieldError } from "~/platform/forms";
import type { Database } from "~db/client";
import { campaignInvitations, campaigns } from "~db/schema";
import { type AgreedPiece, type Progress, progressOf } from "./deliverables";

/**
 * The pieces that an athlete has made for an invitation, for a query over `campaign_invitations`. A draft is the
 * athlete's alone.
 */
const piecesOf = (drafts: "with drafts" | "sent") =>
  sql`(select json_group_array(json_object('id', piece.id, 'title', piece.title,
      'status', piece.status, 'deliverable', piece.deliverable, 'items', ${items}))
    from content_submissions piece
    where piece.campaign_id = campaign_invitations.campaign_id
      and piece.athlete_id = campaign_invitations.athlete_id
      ${drafts === "sent" ? sql`and piece.status <> 'draft'` : sql``})`.mapWith(
    (text: string): AgreedPiece[] => JSON.parse(text),
  );

const items = sql`max(1, json_array_length(piece.media_urls), (
  select count(*) from media where media.content_id = piece.id and media.replaces_id is null and media.since_version <= piece.version
    and (media.until_version is null or media.until_version >= piece.version)))`;

/** What a query over `campaign_invitations` selects to know of progress: see `progressIn`. */
export const agreed = (drafts: "with drafts" | "sent") => ({
  deliverables: campaignInvitations.deliverables,
  pieces: piecesOf(drafts),
});

/** Null when nothing was agreed in writing, and so nothing is counted. */
export const progressIn = (row: {
  deliverables: string[] | null;
  pieces: AgreedPiece[];
}): Progress | null => (row.deliverables?.length ? progressOf(row.deliverables, row.pieces) : null);

/** @throws FieldError when a piece names what its athlete has not agreed to */
export function requireAgreed(deliverables: readonly string[], named: string | undefined) {
  if (named !== undefined && !deliverables.includes(named))
    throw new FieldError({
      deliverable: ["You haven't agreed to that for this campaign. Choose another deliverable"],
    });
}

async function agreementWhere(db: Database, drafts: "with drafts" | "sent", mine: SQL | undefined) {
  const [[row]] = await db.read(
    db.orm
      .select(agreed(drafts))
      .from(campaignInvitations)
      .innerJoin(campaigns, eq(campaigns.id, campaignInvitations.campaignId))
      .where(and(eq(campaignInvitations.status, "accepted"), mine)),
  );
  return row ?? { deliverables: [], pieces: [] };
}

/** How far an athlete is with what they agreed to for a campaign. */
export const progressInCampaign = async (db: Database, athleteId: string, campaignId: string) =>
  progressIn(
    await agreementWhere(
      db,
      "with drafts",
      and(
        eq(campaignInvitations.athleteId, athleteId),
        eq(campaignInvitations.campaignId, campaignId),
      ),
    ),
  );

const ofPiece = (contentId: string) =>
  sql`(${campaignInvitations.campaignId}, ${campaignInvitations.athleteId}) = (
    select campaign_id, athlete_id from content_submissions where id = ${contentId})`;

/** The same, of the agreement that a piece of this athlete's is for, and what is missing once that piece is sent. */
export async function progressBesideOwn(db: Database, athleteId: string, contentId: string) {
  const { deliverables, pieces } = await agreementWhere(
    db,
    "with drafts",
    and(eq(campaignInvitations.athleteId, athleteId), ofPiece(contentId)),
  );
  const progress = progressIn({ deliverables, pieces });
  const sent = pieces.map((piece) =>
    piece.id === contentId ? { ...piece, status: "awaiting_review" as const } : piece,
  );
  return progress && { ...progress, missingAfterwards: progressOf(deliverables, sent).missing };
}

/** The same, for the brand that a piece is made for. */
export const progressBesideReceived = async (db: Database, brandId: string, contentId: string) =>
  progressIn(
    await agreementWhere(db, "sent", and(eq(campaigns.brandId, brandId), ofPiece(contentId))),
  );
