import { expect, test } from "vitest";
import { freePlanOf, PLANS } from "./features/billing/billing/plans";
import { TOURS } from "./features/site/demo/tours";
import { SIDES } from "./features/site/site/both-sides";
import { FAQ } from "./features/site/site/faq";
import type { FeatureClaim } from "./features/site/site/feature-claim";
import { FEATURES } from "./features/site/site/feature-grid";
import { JOURNEYS, WHY_IT_WORKS } from "./features/site/site/journeys";
import { STAGES } from "./features/site/site/pipeline";
import { PICTURES } from "./features/site/site/product-pictures";
import { PROMISES } from "./features/site/site/promises";
import routes from "./routes";

interface Entry {
  path?: string | undefined;
  children?: Entry[] | undefined;
}

const pathsOf = (entries: Entry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [`/${path ?? ""}`, ...pathsOf(children)]);

const addresses = new Set(pathsOf(routes));

const CLAIMS: FeatureClaim[] = [
  ...SIDES.flatMap(({ steps }) => [...steps]),
  ...FEATURES,
  ...Object.values(JOURNEYS).flat(),
  ...WHY_IT_WORKS,
  ...STAGES,
  ...PROMISES,
  ...Object.values(TOURS).flat(),
  ...PICTURES,
];

/** Some of these are about no screen. */
const ANSWERS = FAQ.flatMap(({ questions }) => questions);
const PLAN_FEATURES = [...PLANS, freePlanOf("brand"), freePlanOf("athlete")].flatMap(
  ({ features }) => features,
);

test("every claim about a feature names a screen of the site map", () => {
  expect(addresses.size).toBeGreaterThan(100);
  expect(CLAIMS.length).toBeGreaterThan(45);
  expect(CLAIMS.filter(({ screen }) => !addresses.has(screen))).toEqual([]);
});

test.each([
  ["an answer of Help", ANSWERS],
  ["a feature of a plan", PLAN_FEATURES],
])("every screen that %s names is in the site map", (_, claims) => {
  const screens = claims.flatMap(({ screen }) => screen ?? []);
  expect(screens.length).toBeGreaterThan(12);
  expect(screens.filter((screen) => !addresses.has(screen))).toEqual([]);
});
