import { campaignSearchSql } from "./campaign-search";
import { countsSql } from "./counts";
import { foldedLettersSql } from "./folded-letters";
import { immutabilitySql } from "./immutability";
import { messageSearchSql } from "./message-search";
import { searchSql } from "./search";

/** What Drizzle cannot express, by subject, in the order in which the baseline makes it. */
export const handWrittenSql: Record<string, string[]> = {
  "Letters as searches compare them": foldedLettersSql,
  "Search of athletes": searchSql,
  "Counts of athletes": countsSql,
  "Search of campaigns": campaignSearchSql,
  "Search of messages": messageSearchSql,
  "Rows that nothing changes": immutabilitySql,
};
