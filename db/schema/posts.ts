import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { at, createdAt, isOneOf } from "../columns";
import { FIGURE_SOURCES, PLATFORMS, POST_SPANS, POST_STATES } from "../constants";
import { athleteProfiles } from "./athletes";
import { contentSubmissions } from "./content";
import { media } from "./media";

/** A posted content item: where it is, and what its platform says of it. Its address is in `content_submissions`. */
export const posts = sqliteTable(
  "posts",
  {
    contentId: text("content_id")
      .primaryKey()
      .references(() => contentSubmissions.id, { onDelete: "cascade" }),
    athleteId: text("athlete_id")
      .notNull()
      .references(() => athleteProfiles.userId, { onDelete: "cascade" }),
    /** Null: its address is of none that we know. */
    platform: text("platform", { enum: PLATFORMS }),
    state: text("state", { enum: POST_STATES }).notNull().default("unread"),
    /** Which post its address names, however it is written; null once the account is erased. */
    addressKey: text("address_key"),
    /** The platform's id of it; null until the platform has told us of it. */
    providerId: text("provider_id"),
    /** When it was posted, as its platform says; until then, when the athlete said so. */
    postedAt: at("posted_at").notNull(),
    /** Of its channel at the time, as far as that was known when it was marked; null: not known. */
    followers: integer("followers"),
    /** The caption as it was first read from the platform. */
    caption: text("caption"),
    /** The caption as it was last read; null: as `caption`. */
    latestCaption: text("latest_caption"),
    /** What the disclosure check says of the latest caption; null: nothing, or not checked. */
    disclosureProblem: text("disclosure_problem"),
    /** Until when it has to stay as it is. */
    keptUntil: at("kept_until").notNull(),
    readAt: at("read_at"),
    /** When its platform is asked again; null: never. */
    nextReadAt: at("next_read_at"),
    /** How many times in a row the platform gave no answer. */
    failures: integer("failures").notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    check("posts_platform", isOneOf(t.platform, PLATFORMS)),
    check("posts_state", isOneOf(t.state, POST_STATES)),
    // One post, one content item: else what came of it counts twice.
    uniqueIndex("posts_address").on(t.athleteId, t.addressKey),
    index("posts_athlete").on(t.athleteId, t.postedAt),
    index("posts_due").on(t.nextReadAt),
  ],
);

/** What a post had come to some time after it was posted; null where the platform, or the athlete, does not say. */
export const postFigures = sqliteTable(
  "post_figures",
  {
    contentId: text("content_id")
      .notNull()
      .references(() => posts.contentId, { onDelete: "cascade" }),
    span: text("span", { enum: POST_SPANS }).notNull(),
    source: text("source", { enum: FIGURE_SOURCES }).notNull(),
    takenAt: at("taken_at").notNull(),
    impressions: integer("impressions"),
    reach: integer("reach"),
    /** Likes, comments and shares. */
    engagements: integer("engagements"),
    clicks: integer("clicks"),
    views: integer("views"),
    /** Of typed figures: the picture that shows them. */
    screenshotId: text("screenshot_id").references(() => media.id, { onDelete: "set null" }),
  },
  (t) => [
    primaryKey({ columns: [t.contentId, t.span] }),
    check("post_figures_span", isOneOf(t.span, POST_SPANS)),
    check("post_figures_source", isOneOf(t.source, FIGURE_SOURCES)),
    index("post_figures_screenshot").on(t.screenshotId),
  ],
);
