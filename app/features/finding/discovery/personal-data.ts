import { eq, or, type SQL, sql } from "drizzle-orm";
import { brandOfPerson, ownedByBrand } from "~/features/identity/accounts/brand-members";
import { notPersonal, personal } from "~/platform/personal-data";
import { savedSearches, shortlistedAthletes, trendingCategories, trendingSums } from "~db/schema";
import { termsOf, variantsOfTerms, WORDS } from "~db/sql/search-model";

/**
 * Forgets the words of an athlete that no other in the search has: words are kept for mistyped searches.
 * @param rows of `athlete_profiles`, before they change
 */
export const eraseSearchWords = (rows: SQL) => [
  sql`with gone as (select ${sql.raw(WORDS)} as words
      from (select * from athlete_profiles where ${rows}) a join profiles p on p.id = a.user_id)
    delete from search_terms where (variant, term) in (
      ${sql.raw(variantsOfTerms(termsOf("gone s")))}
      and not exists (select 1 from athlete_words where athlete_words match '"' || t.term || '"'))`,
];

export const discoveryData = [
  personal(savedSearches, {
    what: "Saved searches",
    why: "contract",
    visibleTo: "no one",
    about: ownedByBrand(savedSearches.brandId),
    exported: [
      "id",
      "brandId",
      "name",
      "query",
      "alerts",
      "alertedUntil",
      "createdAt",
      "deletedAt",
    ],
    erasure: { how: "deleted" },
  }),
  personal(shortlistedAthletes, {
    what: "Athletes on your shortlist",
    why: "contract",
    visibleTo: "no one",
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
