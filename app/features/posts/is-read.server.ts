import { sql } from "drizzle-orm";
import { mayAnswer } from "../connections/ask.server";

/** Whether the platform of a row of `posts` may tell us about it: its athlete has connected the channel. */
export const isRead = sql<boolean>`exists (select 1 from social_connections
  where athlete_id = posts.athlete_id and platform = posts.platform and ${mayAnswer})`;
