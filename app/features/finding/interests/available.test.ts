import { expect, test } from "vitest";
import { availableQuery, readAvailable } from "./available";

const read = (query: Record<string, string>) => readAvailable(new URLSearchParams(query));

test("what the address says is shown again by the same query", () => {
  const queries: Record<string, string>[] = [
    {},
    { q: "river", sport: "Rowing" },
    { fits: "on", list: "saved" },
    { list: "asked" },
    { fee: "450.5" },
  ];
  for (const query of queries) expect(availableQuery(read(query))).toEqual(query);
  expect(availableQuery(read({ q: " ", fits: "yes", list: "all", fee: "-3" }))).toEqual({});
});

test("a long text is cut between characters", () => {
  const { q, sport } = read({ q: `${"x".repeat(99)}😀y`, sport: "s".repeat(200) });
  expect(q).toBe(`${"x".repeat(99)}😀`);
  expect(sport).toHaveLength(100);
});
