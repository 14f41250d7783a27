import { expect, test } from "vitest";
import { listViewQuery, readListView, statusesIn } from "./list-view";

const view = (query: string) => readListView(new URL(`http://localhost/brand/campaigns${query}`));

test("an address without a query shows everything, newest first", () => {
  expect(view("")).toEqual({ tab: "all", q: "", sort: "newest" });
  expect(listViewQuery(view(""))).toEqual({});
});

test("what the address does not know counts as not said", () => {
  expect(view("?tab=paused&sort=__proto__")).toEqual({ tab: "all", q: "", sort: "newest" });
});

test("search and order are kept, the tab is not", () => {
  expect(listViewQuery(view("?tab=draft&q=%20miles%20&sort=ending"))).toEqual({
    q: "miles",
    sort: "ending",
  });
});

test("a search is cut at 200 characters", () => {
  expect(view(`?q=${"a".repeat(300)}`).q).toHaveLength(200);
});

test("every tab but the first shows its own state", () => {
  expect(statusesIn("all")).toHaveLength(4);
  expect(statusesIn("cancelled")).toEqual(["cancelled"]);
});
