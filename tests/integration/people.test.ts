import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { loadStaffPerson } from "~/features/backoffice/staff/staff-person.server";
import { findPeople, pageOfPeople } from "~/features/identity/accounts/find-people.server";
import { newId } from "~db/columns";
import { auditLogs, profiles } from "~db/schema";
import { commandContext } from "../support/command-context";
import {
  makeActiveDeal,
  makeAthlete,
  makeBrand,
  makeDispute,
  makeStaff,
  makeVerification,
  type Person,
} from "../support/factories";
import { database } from "../support/own-database";
import { openSession } from "../support/sign-in";

const db = database();
const as = (person: Person) => commandContext(db, person);

/** A beginning that no other test's accounts have. */
const unique = () => `Q${newId().slice(-8)}`;

async function found(q: string, after: string | null = null) {
  const { people, next } = await findPeople(as(await makeStaff(db)), q, after);
  return { names: people.map(({ name }) => name), ids: people.map(({ id }) => id), next };
}

test("finds by the beginning of a name or an address, and by the whole id", async () => {
  const key = unique();
  const [one, two] = [
    await makeBrand(db, { name: `${key} Adams`, companyName: `Northlight of ${key}` }),
    await makeAthlete(db, { name: "Someone", email: `${key.toLowerCase()}.b@test.laurel` }),
  ];
  expect((await found(key.toLowerCase())).names).toEqual([`${key} Adams`, "Someone"]);
  expect((await found(` ${key.toUpperCase()} ad`)).names).toEqual([`${key} Adams`]);
  expect((await found(two.email.toUpperCase())).ids).toEqual([two.userId]);
  expect((await found("NORTHLIGHT of")).ids).toEqual([one.userId]);
  expect((await found(one.userId)).ids).toEqual([one.userId]);
  expect((await found(`${key}%`)).ids).toEqual([]);
});

test("pages through names that are alike, each account once", async () => {
  const key = unique();
  const made: string[] = [];
  for (let i = 0; i < 45; i++) made.push((await makeBrand(db, { name: `${key} Same` })).userId);
  const expectedVersion: string[] = [];
  for (let after: string | null = null, page = 0; page < 4; page++) {
    const { ids, next } = await found(key, after);
    expectedVersion.push(...ids);
    if (!next) break;
    after = next;
  }
  expect(expectedVersion).toEqual(made.sort());
});

test("pages through companies that are alike, each account once", async () => {
  const key = unique();
  const made: string[] = [];
  for (let i = 0; i < 25; i++)
    made.push((await makeBrand(db, { companyName: `${key} Ltd` })).userId);
  const first = await found(key.toLowerCase());
  const second = await found(key.toLowerCase(), first.next);
  expect([...first.ids, ...second.ids]).toEqual(made.sort());
  expect(second.next).toBeNull();
});

test("without a search the newest are listed, in pages", async () => {
  for (let i = 0; i < 22; i++) await makeBrand(db);
  const first = await found("");
  const second = await found("", first.next);
  expect(first.ids).toHaveLength(20);
  const all = [...first.ids, ...second.ids];
  expect(new Set(all).size).toBe(all.length);
});

/** What a million accounts would cost: each page reads from an index, from where it begins. */
test("no search reads the whole table", async () => {
  const id = newId();
  for (const [q, after] of [
    ["", null],
    ["", `name-${id}`],
    ["ma", null],
    ["ma", `name-${id}`],
    ["ma", `email-${id}`],
    ["ma", `company-${id}`],
    [id, null],
  ] as const) {
    const [plan] = await db.read(
      db.orm.all<{ detail: string }>(sql`explain query plan ${pageOfPeople(q, after)}`),
    );
    const steps = plan
      .map(({ detail }) => detail)
      .filter((detail) => / (brand_)?profiles/.test(detail));
    expect(steps.length, q).toBeGreaterThan(0);
    for (const step of steps) {
      expect(step, `${q} ${after}`).toMatch(/^SEARCH (brand_)?profiles USING/);
      if (q.length === 2 && !step.includes("id=?"))
        expect(step).toMatch(/INDEX (profiles_(name|email)|brand_profiles_company) \(/);
    }
  }
});

const looks = async ({ userId }: Person, resourceType: string) => {
  const [rows] = await db.read(
    db.orm
      .select()
      .from(auditLogs)
      .where(and(eq(auditLogs.userId, userId), eq(auditLogs.resourceType, resourceType))),
  );
  return rows;
};

test("each look is recorded, with who was seen and without what was typed", async () => {
  const [moderator, brand] = [await makeStaff(db), await makeBrand(db)];
  await findPeople(as(moderator), brand.email, null);
  await findPeople(as(moderator), "nobody-is-called-this", null);
  expect(await looks(moderator, "account_list")).toMatchObject([
    { action: "staff_viewed", detail: { ids: [brand.userId] } },
  ]);
  await loadStaffPerson(as(moderator), brand.userId);
  expect(await looks(moderator, "account")).toMatchObject([
    { action: "staff_viewed", resourceId: brand.userId },
  ]);
  await expect(loadStaffPerson(as(moderator), newId())).rejects.toMatchObject({
    code: "not_found",
  });
});

test("only staff look people up", async () => {
  const brand = await makeBrand(db);
  for (const person of [brand, await makeAthlete(db), await makeStaff(db, [])]) {
    await expect(findPeople(as(person), "", null)).rejects.toMatchObject({ code: "forbidden" });
    await expect(loadStaffPerson(as(person), brand.userId)).rejects.toMatchObject({
      code: "forbidden",
    });
  }
});

test("only admins open the page of staff, and a refused look is recorded too", async () => {
  const [moderator, admin] = [await makeStaff(db), await makeStaff(db, ["admin"])];
  const looks = async (by: Person) => {
    const [rows] = await db.read(
      db.orm
        .select()
        .from(auditLogs)
        .where(and(eq(auditLogs.userId, by.userId), eq(auditLogs.resourceId, admin.userId))),
    );
    return rows.length;
  };
  await expect(loadStaffPerson(as(moderator), admin.userId)).rejects.toMatchObject({
    code: "forbidden",
  });
  expect(await looks(moderator)).toBe(1);
  expect(await loadStaffPerson(as(admin), moderator.userId)).toMatchObject({ type: "staff" });
});

test("the page of a person has what concerns them", async () => {
  const { brand, athlete, campaignId } = await makeActiveDeal(db);
  const disputeId = await makeDispute(db, { brand, athlete, campaignId });
  await openSession(db, athlete);
  const requestId = await makeVerification(db, athlete);
  const page = await loadStaffPerson(as(await makeStaff(db)), athlete.userId);
  expect(page).toMatchObject({
    name: athlete.name,
    email: athlete.email,
    type: "athlete",
    status: "active",
    sport: "Running",
    campaigns: [{ id: campaignId }],
    disputes: [{ id: disputeId }],
    cases: [{ id: requestId, kind: "verification" }],
    sessions: [{ ipAddress: "127.0.0.1" }],
  });
  const later = await loadStaffPerson(as(await makeStaff(db)), athlete.userId);
  expect(later.logs).toContainEqual(
    expect.objectContaining({ action: "staff_viewed", by: "Test Staff", byThem: false }),
  );
  const [[row]] = await db.read(
    db.orm.select().from(profiles).where(eq(profiles.id, athlete.userId)),
  );
  expect(page.createdAt).toBe(row?.createdAt);
});
