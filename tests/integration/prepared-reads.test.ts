import { eq, SQL } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { findOwnAccount } from "~/features/identity/accounts/own-account.server";
import { sessionCheck } from "~/features/identity/accounts/session-check.server";
import { loadAthleteDashboard } from "~/features/workspace/workspace/athlete-dashboard.server";
import { loadBrandDashboard } from "~/features/workspace/workspace/dashboard.server";
import { profiles } from "~db/schema";
import { commandContext } from "../support/command-context";
import { makeAthlete, makeBrand, makeCampaign } from "../support/factories";
import { loadScreen } from "../support/load-screen";
import { database } from "../support/own-database";
import { type Screen, screens } from "../support/site-map";

const db = database();

/** How often `work` makes the SQL of a query. */
async function countCompilations(work: () => Promise<unknown>) {
  const compile = vi.spyOn(SQL.prototype, "toQuery");
  try {
    await work();
    return compile.mock.calls.length;
  } finally {
    compile.mockRestore();
  }
}

const FRAME = { file: "routes/account/layout.tsx", path: "/notifications" } as Screen;

const screenOf = (path: string) => {
  const screen = screens.find((one) => one.path === path);
  if (!screen) throw new Error(`no screen ${path}`);
  return screen;
};

test.each([
  ["brand", "/brand/dashboard", ""],
  ["athlete", "/athlete/dashboard", ""],
  ["brand", "/notifications", ""],
  ["athlete", "/notifications", "?unread=yes"],
] as const)("the %s's %s%s makes no SQL after the first request", async (type, path, query) => {
  const visit = async () => {
    const person = type === "brand" ? await makeBrand(db) : await makeAthlete(db);
    return () => loadScreen(db, screenOf(path), { person, ids: {}, query });
  };
  const [first, second] = [await visit(), await visit()];
  expect(await first()).not.toBeNull();
  expect(await countCompilations(second)).toBe(0);
});

test("the frame and the check of the session make no SQL after the first request", async () => {
  const visit = async () => {
    const person = await makeAthlete(db);
    const check = sessionCheck(db, Date.now(), () => {});
    return async () => {
      await check({ sid: "none", uid: person.userId } as Parameters<typeof check>[0]);
      return loadScreen(db, FRAME, { person, ids: {} });
    };
  };
  const [first, second] = [await visit(), await visit()];
  expect(await first()).not.toBeNull();
  expect(await countCompilations(second)).toBe(0);
});

test("two people who are answered in one request to the database each get their own rows", async () => {
  const athletes = [
    await makeAthlete(db, { name: "Ann One" }),
    await makeAthlete(db, { name: "Bea Two" }),
  ];
  const brands = [await makeBrand(db), await makeBrand(db)];
  const [brand] = brands;
  const campaignId = await makeCampaign(db, brand?.brandId ?? "");
  const now = Date.now();
  await db.write(
    athletes.map(({ userId, name }) =>
      db.orm
        .update(profiles)
        .set({ timeZone: name === "Ann One" ? "Europe/Rome" : "Asia/Tokyo", avatar: name })
        .where(eq(profiles.id, userId)),
    ),
  );
  const [names, accounts, campaigns] = await Promise.all([
    Promise.all(athletes.map(({ userId }) => loadAthleteDashboard(db, userId, now))),
    Promise.all(athletes.map((person) => findOwnAccount(commandContext(db, person)))),
    Promise.all(brands.map(({ brandId }) => loadBrandDashboard(db, brandId, now))),
  ]);
  expect(names.map((dashboard) => dashboard?.fullName)).toEqual(["Ann One", "Bea Two"]);
  expect(accounts).toEqual([
    { timeZone: "Europe/Rome", avatar: "Ann One" },
    { timeZone: "Asia/Tokyo", avatar: "Bea Two" },
  ]);
  expect(campaigns.map((dashboard) => dashboard?.campaigns.map(({ id }) => id))).toEqual([
    [campaignId],
    [],
  ]);
});
