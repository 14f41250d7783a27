/** What a brand's list of campaigns shows, as its address says it. Pure. */
import { currentTab } from "~/components/ui/tabs";
import { CAMPAIGN_STATUSES } from "~db/constants";

export const LIST_TABS = ["all", "active", "draft", "completed", "cancelled"] as const;
export type ListTab = (typeof LIST_TABS)[number];

/** Of a tab: which states it shows. */
export const statusesIn = (tab: ListTab) => (tab === "all" ? CAMPAIGN_STATUSES : [tab]);

export const LIST_SORTS = ["newest", "waiting", "ending", "title"] as const;
export type ListSort = (typeof LIST_SORTS)[number];

export const SORT_LABELS: Record<ListSort, string> = {
  newest: "Newest first",
  waiting: "Needs your attention",
  ending: "Ending soonest",
  title: "Title, A to Z",
};

export interface ListView {
  tab: ListTab;
  /** Words of the title. */
  q: string;
  sort: ListSort;
}

const LONGEST_SEARCH = 200;

export function readListView(url: URL): ListView {
  const { searchParams } = url;
  const sort = searchParams.get("sort");
  return {
    tab: currentTab(url, LIST_TABS),
    q: (searchParams.get("q") ?? "").trim().slice(0, LONGEST_SEARCH),
    sort: LIST_SORTS.find((known) => known === sort) ?? LIST_SORTS[0],
  };
}

/** The search and the order, which every link of the list keeps. */
export const listViewQuery = ({ q, sort }: ListView): Record<string, string> => ({
  ...(q && { q }),
  ...(sort !== LIST_SORTS[0] && { sort }),
});
