import { type SQL, sql } from "drizzle-orm";
import { matchWords } from "~/platform/text-search";

/** The ids of the campaigns that have all typed words in one of the columns of campaign_words. */
export const campaignsWithWords = (columns: string, typed: string): SQL =>
  sql`(select campaign_id from campaign_words where campaign_words match ${matchWords(columns, typed)})`;
