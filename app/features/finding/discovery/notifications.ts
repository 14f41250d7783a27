import { notificationKinds } from "~/notifications";
import { plural } from "~/platform/numbers";
import { product } from "~/product";
import { newAthletesPath } from "./new-athletes";
import { readFilters } from "./read-filters";

export const searchNotifications = notificationKinds("search", {
  matched: {
    category: "search",
    text: ({ search, count, names }: NewMatches) => ({
      title: `${plural(count, "new athlete")} for “${search}”`,
      message: `${formatNames(names, count)} ${count === 1 ? "has" : "have"} joined ${product.name} and ${count === 1 ? "matches" : "match"} your search.`,
      reason: "you asked to hear of new athletes for this search",
    }),
    path: (_, { query, since }) => newAthletesPath(readFilters(new URLSearchParams(query)), since),
  },
});

interface NewMatches {
  /** The name of the saved search. */
  search: string;
  /** Its filters, as it stores them. */
  query: string;
  /** Who joined from then on is new, ms. */
  since: number;
  count: number;
  /** Some of them. */
  names: string[];
}

const list = new Intl.ListFormat("en-GB");

const formatNames = (names: string[], count: number) =>
  list.format(count > names.length ? [...names, `${count - names.length} more`] : names);
