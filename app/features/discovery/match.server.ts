import { type SQL, sql } from "drizzle-orm";
import { isPlaceName } from "../places/places.server";
import type { Filters } from "./filters";
import { placeExpression } from "./place-filter.server";
import { isNarrow } from "./plan";
import { filterTokens, searchTerms, termQueries, variantsOf } from "./words";

/** What a search asks of the full-text index, with typed words mended. */

/** The match expression; null when there are no words, place or themes. */
export function matchOf(filters: Filters): SQL | null {
  const place = placeExpression(filters);
  const tokens = [filterTokens(filters), place].filter(Boolean).join(" AND ");
  if (!filters.q)
    return place || (filters.themes.length > 0 && !isNarrow(filters)) ? sql`${tokens}` : null;
  const said = sql.join(searchTerms(filters.q).map(matchOfWord), sql` || ' AND ' || `);
  return sql`(select ${said} || ${tokens && ` AND ${tokens}`})`;
}

const found = (match: string) =>
  sql`exists (select 1 from athlete_words where athlete_words match ${match})`;

/** A place is matched whole: York is not Yorkshire. */
const queriesFor = (word: string) => termQueries(word, isPlaceName(word));

/** The word or prefix; when no athlete has it, the nearest word that some athlete has. */
const matchOfWord = (word: string): SQL =>
  sql`case ${sql.join(
    queriesFor(word).map((match) => sql`when ${found(match)} then ${match}`),
    sql` `,
  )} else '"' || coalesce(${nearestTo(word)}, ${word}) || '"' end`;

/** A term that differs by one letter and still has athletes, or null. */
const nearestTo = (word: string): SQL => sql`(
  select term from search_terms t
  where variant in ${variantsOf(word)} and exists (select 1 from athlete_words where athlete_words match '"' || t.term || '"')
  order by abs(length(term) - ${[...word].length}), term limit 1)`;

/** One row `near`: the corrected words, or null when the typed words have matches. */
export function nearestMatches({ q }: Filters): SQL {
  const words = searchTerms(q);
  if (words.length === 0) return sql`select null as near`;
  const known = words.map((word) => sql.join(queriesFor(word).map(found), sql` or `));
  const instead = words.map((word, i) => sql`iif(${known[i]}, ${word}, ${nearestTo(word)})`);
  const all = sql.join(
    known.map((one) => sql`(${one})`),
    sql` and `,
  );
  // When one word has no correction, there is no corrected search to show.
  return sql`select iif(${all}, null, ${sql.join(instead, sql` || ' ' || `)}) as near`;
}
