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
import { at, createdAt, id, isOneOf } from "../columns";
import { INTEREST_STATUSES } from "../constants";
import { athleteProfiles } from "./athletes";
import { campaigns } from "./campaigns";

/** An athlete's wish to be invited to a campaign. */
export const campaignInterests = sqliteTable(
  "campaign_interests",
  {
    id: id(),
    campaignId: text("campaign_id")
      .notNull()
      .references(() => campaigns.id, { onDelete: "cascade" }),
    athleteId: text("athlete_id")
      .notNull()
      .references(() => athleteProfiles.userId, { onDelete: "cascade" }),
    status: text("status", { enum: INTEREST_STATUSES }).notNull().default("open"),
    note: text("note").notNull().default(""),
    /** What the athlete asks for, in pence; null: not said. */
    fee: integer("fee"),
    createdAt: createdAt(),
    updatedAt: at("updated_at").notNull(),
  },
  (t) => [
    check("campaign_interests_status", isOneOf(t.status, INTEREST_STATUSES)),
    uniqueIndex("campaign_interests_once").on(t.campaignId, t.athleteId),
    index("campaign_interests_athlete").on(t.athleteId, t.status),
    index("campaign_interests_open").on(t.createdAt).where(sql`status = 'open'`),
  ],
);

/** Campaigns that an athlete has kept. */
export const savedCampaigns = sqliteTable(
  "saved_campaigns",
  {
    athleteId: text("athlete_id")
      .notNull()
      .references(() => athleteProfiles.userId, { onDelete: "cascade" }),
    campaignId: text("campaign_id")
      .notNull()
      .references(() => campaigns.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.athleteId, t.campaignId] }),
    index("saved_campaigns_campaign").on(t.campaignId),
  ],
);
