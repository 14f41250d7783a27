import type {
  contentComments,
  contentSubmissions,
  contentVersions,
  moderationCases,
  polishings,
} from "~db/schema";
import type { Agreements } from "./agreements";
import { PIECES, type PieceText } from "./content";
import type { SeededRandom } from "./random";

export type ContentDetail = typeof contentSubmissions.$inferInsert;

export interface Pieces {
  pieces: ContentDetail[];
  versions: (typeof contentVersions.$inferInsert)[];
  comments: (typeof contentComments.$inferInsert)[];
  cases: (typeof moderationCases.$inferInsert)[];
  polishings: (typeof polishings.$inferInsert)[];
}

/** Content in every state, with what was said about it. */
export function makePieces(
  random: SeededRandom,
  agreements: Agreements,
  moderatorId: string,
): Pieces {
  const made: Pieces = { pieces: [], versions: [], comments: [], cases: [], polishings: [] };
  for (const text of PIECES) {
    const deal = agreements.byKey.get(text.campaign);
    const athleteId = text.by === "maya" ? deal?.maya : deal?.accepted[text.by];
    if (!deal || !athleteId) throw new Error(`Nobody to make "${text.title}"`);
    const piece = pieceRow(random, text, deal.campaign.id, athleteId);
    const { brandId } = deal.campaign;
    made.pieces.push(piece);
    if (piece.status === "polishing")
      made.polishings.push({
        id: random.idAt(piece.updatedAt),
        contentId: piece.id,
        createdAt: piece.updatedAt,
      });
    text.earlier?.forEach((earlier, i) => {
      const createdAt = random.ago((text.submitted ?? 0) + 2, 15);
      made.versions.push({
        id: random.idAt(createdAt),
        contentId: piece.id,
        version: i + 1,
        title: text.title,
        description: earlier.description,
        mediaUrls: [mediaUrl(text.title, i + 1)],
        brandFeedback: earlier.feedback,
        createdAt,
      });
    });
    text.comments?.forEach(({ by, text: comment, ago }, i) => {
      const createdAt = random.ago(ago, 16 + i);
      const userId = by === "brand" ? brandId : athleteId;
      const version = piece.version ?? 1;
      const id = random.idAt(createdAt);
      made.comments.push({ id, contentId: piece.id, version, userId, comment, createdAt });
    });
    if (text.flagged) {
      const { reason, feedback, ago, status, decision = null, athleteNote = "" } = text.flagged;
      const createdAt = random.ago(ago, 13);
      const closed = { closedBy: moderatorId, closedAt: random.ago(ago - 1, 11) };
      made.cases.push({
        id: random.idAt(createdAt),
        contentId: piece.id,
        openedBy: brandId,
        reason,
        feedback,
        status,
        decision,
        athleteNote,
        createdAt,
        ...(status === "closed" ? closed : { closedBy: null, closedAt: null }),
      });
    }
  }
  return made;
}

function pieceRow(
  random: SeededRandom,
  text: PieceText,
  campaignId: string,
  athleteId: string,
): ContentDetail {
  const createdAt = random.ago(text.created, 8);
  const at = (days: number | undefined, hour: number) =>
    days === undefined ? null : random.ago(days, hour);
  const submittedAt = at(text.submitted, 10);
  const decidedAt = at(text.decided, 14);
  const postedAt = at(text.posted, 17);
  const flaggedAt = text.status === "draft" && text.flagged ? at(text.flagged.ago, 13) : null;
  const version = (text.earlier?.length ?? 0) + 1;
  return {
    id: random.idAt(createdAt),
    campaignId,
    athleteId,
    title: text.title,
    description: text.description,
    mediaUrls: [mediaUrl(text.title, version)],
    platform: text.platform ?? null,
    disclosureReason: text.disclosureReason ?? null,
    status: text.status,
    version,
    brandFeedback: text.feedback ?? null,
    revisionNotes: text.status === "rejected" ? (text.feedback ?? null) : null,
    createdAt,
    updatedAt: postedAt ?? decidedAt ?? flaggedAt ?? submittedAt ?? createdAt,
    submittedAt,
    approvedAt: text.status === "approved" || text.status === "posted" ? decidedAt : null,
    postedAt,
    postUrl: postedAt ? `https://posts.example/${slug(text.title)}` : null,
  };
}

const slug = (title: string) => title.toLowerCase().replaceAll(/[^a-z]+/g, "-");

const mediaUrl = (title: string, version: number) =>
  `https://clips.example/${slug(title)}-v${version}.mp4`;
