import { eq, or, type SQL, sql } from "drizzle-orm";
import { notPersonal, personal } from "~/platform/personal-data";
import { savedSearches, shortlistedAthletes, trendingCategories, trendingSums } from "~db/schema";
import { brandOfPerson, ownedByBrand } from "../accounts/brand-members";

/**
 * Forgets the words of an athlete that no other in the search has: words are kept for mistyped searches.
 * @param rows of `athlete_profiles`, before they change
 */
export const forgetWords = (rows: SQL) => [
  sql`delete from search_terms where (variant, term) in (
    select substr(word.term, 1, i.value - 1) || substr(word.term, i.value + 1), word.term
    from (select distinct w.value as term from (
            select full_name || ' ' || sport || ' ' || location || ' ' || replace(other_sports, '"', ' ') as words
            from (select * from athlete_profiles where ${rows}) join profiles on id = user_id),
            json_each('[' || replace(json_quote(replace(replace(replace(lower(words), ',', ' '), '-', ' '), '''', ' ')), ' ', '","') || ']') w) word,
         json_each('[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25]') i
    where length(word.term) between 4 and 24 and word.term not glob '*[^a-z0-9à-öø-ɏ]*'
      and i.value <= length(word.term) + 1
      and not exists (select 1 from athlete_words where athlete_words match '"' || word.term || '"'))`,
];

export const discoveryData = [
  personal(savedSearches, {
    what: "Saved searches",
    why: "contract",
    seenBy: "nobody",
    about: ownedByBrand(savedSearches.brandId),
    exported: ["id", "brandId", "name", "query", "createdAt", "deletedAt"],
    erasure: { how: "deleted" },
  }),
  personal(shortlistedAthletes, {
    what: "Athletes on your shortlist",
    why: "contract",
    seenBy: "nobody",
    about: ownedByBrand(shortlistedAthletes.brandId),
    exported: ["brandId", "athleteId", "createdAt"],
    erasure: {
      how: "deleted",
      // Other brands' lists lose the athlete, too.
      rows: ({ id }) =>
        or(
          eq(shortlistedAthletes.brandId, brandOfPerson(id)),
          eq(shortlistedAthletes.athleteId, id),
        ),
    },
  }),
  notPersonal(trendingCategories, "figures of a sport or a theme over all athletes"),
  notPersonal(trendingSums, "sums of such figures"),
];
