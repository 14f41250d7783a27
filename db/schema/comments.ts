import {
  type AnySQLiteColumn,
  index,
  integer,
  real,
  sqliteTable,
  text,
} from "drizzle-orm/sqlite-core";
import { at, createdAt, id } from "../columns";
import { profiles } from "./accounts";
import { contentSubmissions } from "./content";
import { media } from "./media";

/** What is said about a content item. A comment without `parentId` begins a thread; the thread is resolved as one. */
export const contentComments = sqliteTable(
  "content_comments",
  {
    id: id(),
    contentId: text("content_id")
      .notNull()
      .references(() => contentSubmissions.id, { onDelete: "cascade" }),
    /** The version that the comment is about. */
    version: integer("version").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    comment: text("comment").notNull(),
    /** The first comment of the thread that it answers. */
    parentId: text("parent_id").references((): AnySQLiteColumn => contentComments.id, {
      onDelete: "cascade",
    }),
    /** The file that it is pinned to: to a moment of a clip or a point of a picture, or to the file as a whole. */
    mediaId: text("media_id").references(() => media.id, { onDelete: "set null" }),
    /** The moment, in milliseconds from the clip's beginning. */
    pinMs: integer("pin_ms"),
    /** The point, in percent of the picture's width and height. */
    pinX: real("pin_x"),
    pinY: real("pin_y"),
    createdAt: createdAt(),
    editedAt: at("edited_at"),
    resolvedAt: at("resolved_at"),
    resolvedBy: text("resolved_by").references(() => profiles.id, { onDelete: "set null" }),
    /** The version that was sent back with this comment on the list of requested changes. */
    requestedVersion: integer("requested_version"),
  },
  (t) => [
    index("content_comments_content").on(t.contentId, t.createdAt),
    index("content_comments_user").on(t.userId),
    index("content_comments_parent").on(t.parentId),
    index("content_comments_media").on(t.mediaId),
    index("content_comments_resolved_by").on(t.resolvedBy),
  ],
);
