import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { at, createdAt, flag, id, isOneOf } from "../columns";
import { MEDIA_KINDS, MEDIA_PURPOSES } from "../constants";
import { profiles } from "./accounts";
import { campaigns } from "./campaigns";
import { contentSubmissions } from "./content";
import { conversations } from "./conversations";
import { disputes } from "./disputes";
import { verificationRequests } from "./verification";

/** A file on its way; deleted when it has arrived. R2 does not list parts, so rows know them. */
export const uploads = sqliteTable(
  "uploads",
  {
    /** Becomes the id of the media. */
    id: id(),
    ownerId: text("owner_id").references(() => profiles.id, { onDelete: "set null" }),
    contentId: text("content_id").references(() => contentSubmissions.id, { onDelete: "set null" }),
    /** R2's id of the multipart upload. */
    storageId: text("storage_id").notNull(),
    /** The athlete's file that this is a polished version of. */
    replacesId: text("replaces_id"),
    /** Whether the file belongs to its owner's portfolio and not to content. */
    forPortfolio: flag("for_portfolio"),
    /** The conversation in which the file is sent. */
    conversationId: text("conversation_id").references(() => conversations.id, {
      onDelete: "set null",
    }),
    /** The dispute to which it is added as evidence. */
    disputeId: text("dispute_id").references(() => disputes.id, { onDelete: "set null" }),
    /** The request to be verified for which it is a document. */
    verificationId: text("verification_id").references(() => verificationRequests.id, {
      onDelete: "set null",
    }),
    name: text("name").notNull(),
    bytes: integer("bytes").notNull(),
    /** When the file last changed on its device: with name and size, the same file picked again. */
    modifiedAt: at("modified_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("uploads_owner").on(t.ownerId),
    index("uploads_content").on(t.contentId),
    index("uploads_created").on(t.createdAt),
    index("uploads_conversation").on(t.conversationId).where(sql`conversation_id is not null`),
    index("uploads_dispute").on(t.disputeId).where(sql`dispute_id is not null`),
    index("uploads_verification").on(t.verificationId).where(sql`verification_id is not null`),
  ],
);

export const uploadParts = sqliteTable(
  "upload_parts",
  {
    uploadId: text("upload_id")
      .notNull()
      .references(() => uploads.id, { onDelete: "cascade" }),
    n: integer("n").notNull(),
    /** R2's name of the part as it was last sent. */
    etag: text("etag").notNull(),
  },
  (t) => [primaryKey({ columns: [t.uploadId, t.n] })],
);

/** What a file belongs to is gone. */
export const isAbandoned = sql`(case purpose when 'content' then content_id when 'cover' then campaign_id when 'message' then conversation_id when 'dispute' then dispute_id when 'verification' then verification_id else owner_id end) is null`;

/**
 * A picture, clip or document that has arrived and was checked. Its objects are `media/<id>/…`; they outlive the row by the
 * outbox row that deletes them, so owner and content may go first.
 */
export const media = sqliteTable(
  "media",
  {
    id: id(),
    ownerId: text("owner_id").references(() => profiles.id, { onDelete: "set null" }),
    purpose: text("purpose", { enum: MEDIA_PURPOSES }).notNull().default("content"),
    contentId: text("content_id").references(() => contentSubmissions.id, { onDelete: "set null" }),
    /** The campaign whose cover it is. */
    campaignId: text("campaign_id").references(() => campaigns.id, { onDelete: "set null" }),
    /** The conversation that it was sent in. */
    conversationId: text("conversation_id").references(() => conversations.id, {
      onDelete: "set null",
    }),
    /** The dispute of which it is evidence. */
    disputeId: text("dispute_id").references(() => disputes.id, { onDelete: "set null" }),
    /** The request to be verified for which it is a document. */
    verificationId: text("verification_id").references(() => verificationRequests.id, {
      onDelete: "set null",
    }),
    /** Its name in public addresses, not to be guessed; null: not public. */
    publicName: text("public_name"),
    /** Its place in the owner's portfolio, from 1; null: not in it. */
    position: integer("position"),
    /** The first and the last version of the content that shows it; it still does where there is no last. */
    sinceVersion: integer("since_version").notNull().default(1),
    untilVersion: integer("until_version"),
    /** The athlete's file that staff made this one from; it stands in for that in the versions that have both. */
    replacesId: text("replaces_id"),
    polishedBy: text("polished_by").references(() => profiles.id, { onDelete: "set null" }),
    kind: text("kind", { enum: MEDIA_KINDS }).notNull(),
    name: text("name").notNull(),
    /** What it says to those who do not see it. */
    alt: text("alt").notNull().default(""),
    /** All that is stored of it. */
    bytes: integer("bytes").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    /** Of a clip; null where its index does not tell. */
    durationMs: integer("duration_ms"),
    /** Of a clip: whether a still of it is kept. */
    poster: flag("poster"),
    /** Of what was sent; a clip's is known shortly after it has arrived. */
    sha256: text("sha256"),
    createdAt: createdAt(),
  },
  (t) => [
    check("media_kind", isOneOf(t.kind, MEDIA_KINDS)),
    index("media_owner").on(t.ownerId),
    index("media_content").on(t.contentId),
    index("media_sha256").on(t.sha256),
    check("media_purpose", isOneOf(t.purpose, MEDIA_PURPOSES)),
    uniqueIndex("media_public_name").on(t.publicName).where(sql`public_name is not null`),
    index("media_campaign").on(t.campaignId).where(sql`campaign_id is not null`),
    index("media_conversation").on(t.conversationId).where(sql`conversation_id is not null`),
    index("media_dispute").on(t.disputeId).where(sql`dispute_id is not null`),
    index("media_verification").on(t.verificationId).where(sql`verification_id is not null`),
    index("media_portfolio").on(t.ownerId, t.position).where(sql`position is not null`),
    index("media_abandoned").on(t.createdAt).where(isAbandoned),
  ],
);

/** What is said in a clip, as WebVTT. */
export const mediaCaptions = sqliteTable("media_captions", {
  mediaId: text("media_id")
    .primaryKey()
    .references(() => media.id, { onDelete: "cascade" }),
  vtt: text("vtt").notNull(),
  createdAt: createdAt(),
});
