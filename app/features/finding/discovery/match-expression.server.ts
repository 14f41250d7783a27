import { type SQL, sql } from "drizzle-orm";
import { isPlaceName } from "~/features/reference/places/places.server";
import { buildPlaceExpression } from "./filter-conditions.server";
import type { Filters } from "./filters";
import { isNarrow, planIntersection } from "./query-plan";
import {
  buildFilterQuery,
  buildTermQueries,
  parseSearchTerms,
  spellingVariants,
} from "./search-terms";

/** What a search asks of the full-text index, with typed words mended. */

/** The match expression; null where an index of the search model serves better. */
export function buildMatchExpression(filters: Filters): SQL | null {
  const place = buildPlaceExpression(filters);
  const tokens = [buildFilterQuery(filters), place].filter(Boolean).join(" AND ");
  if (!filters.q)
    return place || planIntersection(filters) || (filters.themes.length > 0 && !isNarrow(filters))
      ? sql`${tokens}`
      : null;
  const typedMatch = sql.join(
    parseSearchTerms(filters.q).map(buildWordMatch),
    sql` || ' AND ' || `,
  );
  return sql`(select ${typedMatch} || ${tokens && ` AND ${tokens}`})`;
}

const hasMatch = (match: string) =>
  sql`exists (select 1 from athlete_words where athlete_words match ${match})`;

/** A place is matched whole: York is not Yorkshire. */
const buildWordQueries = (word: string) => buildTermQueries(word, isPlaceName(word));

/** The word or prefix; when no athlete has it, the nearest word that some athlete has. */
const buildWordMatch = (word: string): SQL =>
  sql`case ${sql.join(
    buildWordQueries(word).map((match) => sql`when ${hasMatch(match)} then ${match}`),
    sql` `,
  )} else '"' || coalesce(${selectNearestTerm(word)}, ${word}) || '"' end`;

/** A term that differs by one letter and still has athletes, or null. */
const selectNearestTerm = (word: string): SQL => sql`(
  select term from search_terms t
  where variant in ${spellingVariants(word)} and exists (select 1 from athlete_words where athlete_words match '"' || t.term || '"')
  order by abs(length(term) - ${[...word].length}), term limit 1)`;

/** One row `near`: the corrected words, or null when the typed words have matches. */
export function selectCorrection({ q }: Filters): SQL {
  const words = parseSearchTerms(q);
  if (words.length === 0) return sql`select null as near`;
  const hasMatches = words.map((word) => sql.join(buildWordQueries(word).map(hasMatch), sql` or `));
  const instead = words.map(
    (word, i) => sql`iif(${hasMatches[i]}, ${word}, ${selectNearestTerm(word)})`,
  );
  const all = sql.join(
    hasMatches.map((condition) => sql`(${condition})`),
    sql` and `,
  );
  // When one word has no correction, there is no corrected search to show.
  return sql`select iif(${all}, null, ${sql.join(instead, sql` || ' ' || `)}) as near`;
}
