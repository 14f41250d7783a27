import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  BOUNDS,
  FIELDS,
  forecastOf,
  forecastQuery,
  MAX_COMPARED,
  readForecasting,
  START,
  writeCompared,
} from "./scenario";

const read = (query: string) => readForecasting(new URLSearchParams(query));

describe("a query string read as a scenario", () => {
  it("begins with the usual plan", () => {
    expect(read("").scenario).toEqual({
      budget: 5_000,
      athletes: 5,
      followers: 50_000,
      engagement: 3.5,
    });
    expect(read("").notes).toEqual({});
  });

  it.each([
    ["budget=-1", { budget: 0 }, "Campaign budget must be at least £0."],
    ["athletes=0", { athletes: 1 }, "Number of athletes must be at least 1."],
    ["athletes=51", { athletes: 50 }, "Number of athletes must be at most 50."],
    ["athletes=2.6", { athletes: 3 }, "Number of athletes must be in steps of 1. Using 3 instead."],
    ["followers=999", { followers: 1_000 }, "Average followers must be at least 1,000."],
    [
      "followers=1000000000",
      { followers: 1_000_000 },
      "Average followers must be at most 1,000,000.",
    ],
    [
      "followers=54000",
      { followers: 50_000 },
      "Average followers must be in steps of 10,000. Using 50,000 instead.",
    ],
    ["engagement=0.4", { engagement: 0.5 }, "Average engagement must be at least 0.5%."],
    ["engagement=20.1", { engagement: 20 }, "Average engagement must be at most 20%."],
    [
      "engagement=1e1",
      { engagement: 3.5 },
      "Average engagement must be a number. Using 3.5% instead.",
    ],
    ["budget=lots", { budget: 5_000 }, "Campaign budget must be a number. Using £5,000 instead."],
    [
      "followers=",
      { followers: 50_000 },
      "Average followers must be a number. Using 50,000 instead.",
    ],
  ])("brings %s to the nearest legal number and says so", (query, expected, note) => {
    const { scenario, notes } = read(query);
    expect(scenario).toEqual({ ...START, ...expected });
    expect(Object.values(notes)).toEqual([note]);
  });

  it.each([
    "budget=0",
    "budget=12.34",
    "budget=£5,000",
    "athletes=50",
    "followers=1000",
    "engagement=0.5",
  ])("keeps %s unchanged", (query) => expect(read(query).notes).toEqual({}));

  it("stays within the bounds for any input, and reads its own query strings back", () => {
    const query = fc.dictionary(fc.constantFrom(...FIELDS, "compare", "add"), fc.string());
    const numbers = fc.record(
      Object.fromEntries(
        FIELDS.map((field) => [
          field,
          fc.oneof(fc.double(), fc.integer(), fc.nat(2_000_000)).map(String),
        ]),
      ),
    );
    fc.assert(
      fc.property(fc.oneof(query, numbers), (params) => {
        const { scenario, compared } = readForecasting(new URLSearchParams(params));
        for (const field of FIELDS) {
          expect(scenario[field]).toBeGreaterThanOrEqual(BOUNDS[field].min);
          expect(scenario[field]).toBeLessThanOrEqual(BOUNDS[field].max);
        }
        const again = read(forecastQuery(scenario, compared));
        expect(again).toEqual({ scenario, compared, notes: {}, full: false });
        expect(Number.isFinite(forecastOf(scenario).reach)).toBe(true);
      }),
    );
  });
});

describe("scenarios side by side", () => {
  const other = (athletes: number) => `compare=${writeCompared({ ...START, athletes })}`;

  it("adds the requested scenario once", () => {
    const added = read("athletes=7&add=1");
    expect(added.compared).toEqual([{ ...START, athletes: 7 }]);
    expect(read(`athletes=7&add=1&${other(7)}`).compared).toHaveLength(1);
  });

  it("keeps three distinct scenarios and reports a full list", () => {
    const three = [1, 2, 2, 3].map(other).join("&");
    expect(read(three).compared.map(({ athletes }) => athletes)).toEqual([1, 2, 3]);
    const more = read(`${three}&add=1`);
    expect(more.compared).toHaveLength(MAX_COMPARED);
    expect(more.full).toBe(true);
  });

  it("skips malformed scenarios", () => {
    for (const raw of ["x", "1_2_3", "", "a_b_c_d", "1_2_3_4_5", "1__3_4"])
      expect(read(`compare=${raw}`).compared).toEqual([]);
  });
});

it("reads a query string of a thousand scenarios", () => {
  const params = new URLSearchParams();
  for (let budget = 0; budget < 20_000; budget++) params.append("compare", `${budget}_1_1000_1`);
  const started = performance.now();
  expect(readForecasting(params).compared.map(({ budget }) => budget)).toEqual([0, 1, 2]);
  expect(performance.now() - started).toBeLessThan(2_000);
});
