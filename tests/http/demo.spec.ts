import { test as base, expect } from "@playwright/test";
import { sql } from "drizzle-orm";
import { describeForecastErrors } from "~/features/content/campaign-results/forecast-errors";
import { selectForecastErrors } from "~/features/content/campaign-results/forecast-errors.server";
import { sharedWorld } from "../support/shared-world";
import type { World } from "../support/world";

/** What the demo data must have for a visitor to see it. */

const test = base.extend<object, { world: World }>(sharedWorld);

test("the demo has enough measured posts to say how far forecasts were off", async ({
  world: { db },
}) => {
  const [[brand]] = await db.read(
    db.orm.all<{ id: string }>(
      sql`select brand_id as id from campaigns where title = 'Spring Road Relay'`,
    ),
  );
  const [errors] = await db.read(selectForecastErrors(db, brand?.id ?? ""));
  expect(describeForecastErrors(errors)).toMatch(
    /^In your completed campaigns, our forecasts were/,
  );
});
