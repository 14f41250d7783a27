import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { savePreferences } from "~/features/finding/matching/save-preferences.server";
import {
  finishFirstRun,
  hideSteps,
  readFirstSteps,
} from "~/features/profiles/first-steps/steps.server";
import { profiles } from "~db/schema";
import { commandContext } from "../support/command-context";
import { makeBrand } from "../support/factories";
import { database } from "../support/own-database";

const db = database();

const NO_PREFERENCES = { targetSports: [], targetLocations: [], preferredContentThemes: [] };

test("the first run is offered until it is finished, on the person's account alone", async () => {
  const [one, other] = [await makeBrand(db), await makeBrand(db)];
  await db.write(
    [one, other].map(({ userId }) =>
      db.orm.update(profiles).set({ welcomedAt: null }).where(eq(profiles.id, userId)),
    ),
  );
  await finishFirstRun(commandContext(db, one));
  expect(await readFirstSteps(db, one.userId)).toMatchObject({
    isNew: false,
    isHidden: false,
  });
  await hideSteps(commandContext(db, one));
  expect(await readFirstSteps(db, one.userId)).toMatchObject({ isHidden: true });
  expect(await readFirstSteps(db, other.userId)).toMatchObject({
    isNew: true,
    isHidden: false,
  });
});

test("the first time of finishing the first run stays", async () => {
  const brand = await makeBrand(db);
  const ctx = commandContext(db, brand);
  await db.write([
    db.orm.update(profiles).set({ welcomedAt: null }).where(eq(profiles.id, brand.userId)),
  ]);
  await finishFirstRun({ ...ctx, now: 1_000 });
  await finishFirstRun({ ...ctx, now: 2_000 });
  const [[row]] = await db.read(
    db.orm.select({ at: profiles.welcomedAt }).from(profiles).where(eq(profiles.id, brand.userId)),
  );
  expect(row?.at).toBe(1_000);
});

test("only a brand's own preferences count", async () => {
  const [brand, other] = [await makeBrand(db), await makeBrand(db)];
  const hasPreferences = async () => (await readFirstSteps(db, brand.userId)).hasPreferences;
  await savePreferences(commandContext(db, other), NO_PREFERENCES);
  expect(await hasPreferences()).toBe(false);
  await savePreferences(commandContext(db, brand), NO_PREFERENCES);
  expect(await hasPreferences()).toBe(true);
});
