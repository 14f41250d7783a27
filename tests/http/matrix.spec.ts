import { test as base, expect } from "@playwright/test";
import { may } from "~/features/identity/accounts/abilities";
import { policyFor } from "~/server/policies";
import { makeAthlete, makeBrand } from "../support/factories";
import { ask, authedClient, ORIGIN, type RequestOptions } from "../support/http";
import { intentsOf } from "../support/intents";
import { fill, type Group, type Screen, screens } from "../support/site-map";
import { makeWorld, type Role, type World } from "../support/world";

/** Every address of routes.ts x everyone who may ask for it, as a page, as data and as one child alone. */

type Visitor = Role | "anonymous";
type Ask = (path: string, asked?: RequestOptions) => Promise<Response>;

const test = base.extend<object, { world: World & { as: Record<Visitor, Ask> } }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const world = await makeWorld();
      const as: Partial<Record<Visitor, Ask>> = { anonymous: ask };
      for (const [role, person] of Object.entries(world.people))
        as[role as Role] = await authedClient(world.db, person);
      await use({ ...world, as: as as Record<Visitor, Ask> });
      world.db.client.close();
    },
    { scope: "worker" },
  ],
});

const HOME: Record<Role, string> = {
  brand: "/brand/dashboard",
  otherBrand: "/brand/dashboard",
  athlete: "/athlete/dashboard",
  otherAthlete: "/athlete/dashboard",
  moderator: "/admin",
  admin: "/admin",
};
/** One of each kind: what a stranger of the same kind gets is tried below, with foreign ids. */
const VISITORS: Visitor[] = ["anonymous", "brand", "athlete", "moderator", "admin"];

const MEMBERS: Partial<Record<Group, Role[]>> = {
  athlete: ["athlete"],
  brand: ["brand"],
  account: ["brand", "athlete", "moderator", "admin"],
  admin: ["moderator", "admin"],
};

const guarded = screens.filter(({ group }) => group in MEMBERS);

/** Who belongs: of staff, those whose role allows what the screen requires. */
const membersOf = ({ group, ability }: Screen): Visitor[] =>
  (MEMBERS[group] ?? []).filter(
    (role) => !ability || may({ type: "staff", roles: [role as "admin" | "moderator"] }, ability),
  );

/** Where a visitor who does not belong is sent. */
const elsewhere = (visitor: Visitor) => (visitor === "anonymous" ? "/login" : HOME[visitor]);

test("every route file is in a folder with a known guard", () => {
  const known = new Set(["public", "auth", "dev", "resources", ...Object.keys(MEMBERS)]);
  expect(screens.filter(({ group }) => !known.has(group))).toEqual([]);
  expect(screens.length).toBeGreaterThan(30);
});

test("every screen of staff requires an ability", () => {
  const without = guarded.filter(({ group, ability }) => group === "admin" && !ability);
  expect(without.map(({ path }) => path)).toEqual([]);
});

test("every guarded screen has its own loader, because a layout's guard protects nothing", () => {
  expect(guarded.filter(({ hasLoader }) => !hasLoader).map(({ path }) => path)).toEqual([]);
});

/**
 * All requests, also those side by side: screens of staff record that they were looked at. How many lie one after another is counted in
 * round-trips.spec.ts.
 */
const tripsOf = ({ group, path }: Screen, visitor: Visitor) => {
  if (path === "/subscription-success") return 2;
  const isLookOfStaff = path === "/deals/:dealId" && MEMBERS.admin?.includes(visitor as Role);
  return group === "admin" || isLookOfStaff ? 2 : 1;
};

/** A form of the kind that the address takes. */
function anyForm(path: string): RequestOptions {
  if (policyFor(new URL(fill(path), ORIGIN)).body !== "multipart") return { form: { a: "b" } };
  const body = new FormData();
  body.set("a", "b");
  return { body };
}

for (const screen of guarded) {
  const { path } = screen;
  const members = membersOf(screen);
  const strangers = VISITORS.filter((visitor) => !members.includes(visitor));
  // A page and its data come from one loader, so the forms in which data are asked for are tried by two.
  const askingForData = strangers.slice(0, 2);
  test(`GET ${path}: members only`, async ({ world }) => {
    for (const visitor of strangers) {
      const page = await world.as[visitor](fill(path, world.ids));
      expect(page.status, visitor).toBe(302);
      expect(page.headers.get("Location"), visitor).toMatch(
        new RegExp(`^${elsewhere(visitor)}(\\?|$)`),
      );
    }
    for (const visitor of askingForData)
      for (const query of ["", `?_routes=${encodeURIComponent(screen.id)}`]) {
        const answer = await world.as[visitor](`${fill(path, world.ids)}.data${query}`);
        expect(answer.status, `${visitor} .data${query}`).toBe(202);
        expect(await answer.text(), visitor).toContain(elsewhere(visitor));
      }
  });

  test(`GET ${path}: no error for any member, and no request too many`, async ({ world }) => {
    for (const visitor of members) {
      const page = await world.as[visitor](fill(path, world.ids));
      expect(page.status, `${visitor} ${fill(path, world.ids)}`).toBeLessThan(500);
      const [, trips] = /"(\d+) round trips"/.exec(page.headers.get("Server-Timing") ?? "") ?? [];
      expect(Number(trips), `${visitor}: requests`).toBeLessThanOrEqual(tripsOf(screen, visitor));
    }
  });

  if (screen.hasAction)
    test(`POST ${path}: members only`, async ({ world }) => {
      for (const visitor of strangers) {
        for (const suffix of askingForData.includes(visitor) ? ["", ".data"] : [""]) {
          const answer = await world.as[visitor](fill(path, world.ids) + suffix, anyForm(path));
          if (visitor === "anonymous")
            expect([302, 202], `${visitor}${suffix}`).toContain(answer.status);
          else expect(answer.status, `${visitor}${suffix}`).toBe(403);
        }
      }
    });
}

/** What a stranger of the same kind may see of these is their own view, not the owner's: checked by features. */
const SHARED = new Set([
  "/brand/athletes/:athleteId",
  "/brand/athletes/:athleteId/invite",
  "/athlete/campaigns/:campaignId",
  "/athlete/campaigns/:campaignId/interest",
]);

const owned = guarded.filter(({ path }) => path.includes(":") && !SHARED.has(path));

for (const screen of owned) {
  const stranger = screen.group === "brand" ? "otherBrand" : "otherAthlete";
  const same = async (a: Response, b: Response) => {
    const comparable = async (answer: Response) => ({
      status: answer.status,
      location: answer.headers.get("Location")?.replace(/[0-9a-z]{26,}/g, "") ?? null,
      length: (await answer.text()).replace(/[0-9a-z]{26,}/g, "").length,
    });
    expect(await comparable(a)).toEqual(await comparable(b));
  };

  test(`${screen.path}: a foreign id responds like an unknown one`, async ({ world }) => {
    const asStranger = world.as[stranger];
    await same(
      await asStranger(`${fill(screen.path, world.ids)}.data`),
      await asStranger(`${fill(screen.path)}.data`),
    );
    expect((await asStranger(fill(screen.path, world.ids))).status).not.toBe(200);
    if (!screen.hasAction) return;
    const { db } = world;
    const person = await (stranger === "otherBrand" ? makeBrand(db) : makeAthlete(db));
    const send = await authedClient(db, person);
    for (const form of commandsOf(screen))
      await same(
        await send(fill(screen.path, world.ids), { form }),
        await send(fill(screen.path), { form }),
      );
  });
}

/** A form for each intent of a screen, with the fields it requires. */
function commandsOf(screen: Screen): Record<string, string>[] {
  const intents = intentsOf(screen);
  return (intents.length > 0 ? intents : ["default"]).flatMap((name) => {
    const filled = COMMANDS.filter(({ intent = "default" }) => intent === name);
    if (filled.length > 0) return filled;
    return [name === "default" ? { a: "b" } : { intent: name }];
  });
}

/** Commands with the fields they require. */
const COMMANDS: Record<string, string>[] = [
  { intent: "save", expectedVersion: "1", title: "Another title" },
  { intent: "request-changes", feedback: "Please revise" },
  { intent: "flag", reason: "other", feedback: "No" },
  { intent: "post", postUrl: "example.com/p/1" },
  { intent: "figures", span: "1h", views: "1" },
  { intent: "comment", id: "01arz3ndektsv4rrffq69g5faw", comment: "Hello" },
  { intent: "send", id: "01arz3ndektsv4rrffq69g5fax", message: "Hello" },
  { intent: "unsend", seq: "1" },
  { reason: "spam", details: "Unwanted" },
  { intent: "message", id: "01arz3ndektsv4rrffq69g5fay", message: "Hello" },
  { intent: "offer", id: "01arz3ndektsv4rrffq69g5faz", type: "other", terms: "Mine" },
  { intent: "accept-offer", offerId: "01arz3ndektsv4rrffq69g5fb0" },
  { intent: "appeal", note: "Look again" },
];

test("each form with fields is one of a screen", () => {
  const known = new Set(owned.flatMap(intentsOf));
  expect(COMMANDS.filter(({ intent }) => intent && !known.has(intent))).toEqual([]);
});

/** Our own pages; an athlete's is asked in public-athlete.spec.ts. */
const publicScreens = ({ group, path }: Screen) => group === "public" && !/[:*]/.test(path);

for (const { path } of screens.filter(publicScreens))
  test(`GET ${path}: public, and asks the database what only it knows`, async ({ world }) => {
    for (const visitor of ["anonymous", "brand", "athlete", "admin"] as Visitor[]) {
      const page = await world.as[visitor](path);
      // Who is signed in can do it alone.
      const leadsOn = path === "/data-deletion" && visitor !== "anonymous";
      expect(page.status, visitor).toBe(leadsOn ? 302 : 200);
      if (leadsOn) expect(page.headers.get("Location")).toBe("/data-management");
      // Pricing shows the plan of those who may have one, the home page what was counted, the list its athletes.
      const hasPlan = path === "/pricing" && /^(brand|athlete)$/.test(visitor);
      const asks = hasPlan || path === "/" || path === "/athletes" ? 1 : 0;
      expect(page.headers.get("Server-Timing"), visitor).toContain(`"${asks} round trips"`);
    }
  });

test("resource routes respond to a visitor without failing", async ({ world }) => {
  for (const { path, hasAction } of screens.filter(({ group }) => group === "resources")) {
    expect((await world.as.anonymous(fill(path))).status, path).toBeLessThan(500);
    if (hasAction)
      expect((await world.as.anonymous(fill(path), { form: {} })).status, path).toBeLessThan(500);
  }
});
