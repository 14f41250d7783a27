import { expect, test } from "vitest";
import { describeForecastErrors, type ForecastError } from "./forecast-errors";

const of = (
  posts: number,
  expected: number,
  measured: number,
  metric: ForecastError["metric"] = "engagements",
): ForecastError => ({ metric, posts, expected, measured });

const START = "In your completed campaigns, our forecasts were";

test.each<[string, ForecastError[], string | null]>([
  ["nothing measured", [], null],
  ["four posts", [of(4, 1_200, 1_000)], null],
  ["five posts", [of(5, 1_200, 1_000)], `${START} 20% too high for engagements (5 posts).`],
  ["too low", [of(9, 700, 1_000)], `${START} 30% too low for engagements (9 posts).`],
  ["close", [of(9, 1_050, 1_000)], `${START} about right for engagements (9 posts).`],
  ["posts that brought nothing", [of(9, 1_000, 0)], null],
  [
    "both",
    [of(5, 1_060, 1_000, "people reached"), of(8, 500, 1_000)],
    `${START} 6% too high for people reached (5 posts) and 50% too low for engagements (8 posts).`,
  ],
  [
    "one with too few posts",
    [of(2, 9, 1, "people reached"), of(8, 500, 1_000)],
    `${START} 50% too low for engagements (8 posts).`,
  ],
])("%s", (_, errors, sentence) => {
  expect(describeForecastErrors(errors)).toBe(sentence);
});
