import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { commitIfUnchanged, systemContext } from "~/platform/command";
import { assertRowChanged, ConcurrencyError } from "~db/client";
import { auditLogs, profiles } from "~db/schema";
import { makeBrand } from "../support/factories";
import { database } from "../support/own-database";

const db = database();

const nameOf = async (id: string) => {
  const [rows] = await db.read(
    db.orm.select({ name: profiles.fullName }).from(profiles).where(eq(profiles.id, id)),
  );
  return rows[0]?.name;
};

test("a batch whose guarded write changes no row is rolled back", async () => {
  const person = await makeBrand(db, { name: "Before" });
  const write = db.write([
    db.orm.update(profiles).set({ fullName: "After" }).where(eq(profiles.id, person.userId)),
    db.orm.update(profiles).set({ fullName: "Nobody" }).where(eq(profiles.id, "unknown")),
    assertRowChanged(),
  ]);
  await expect(write).rejects.toThrow(ConcurrencyError);
  expect(await nameOf(person.userId)).toBe("Before");
});

test("a batch whose guarded write changes a row is committed", async () => {
  const person = await makeBrand(db, { name: "Before" });
  await db.write([
    db.orm.update(profiles).set({ fullName: "After" }).where(eq(profiles.id, person.userId)),
    assertRowChanged(),
  ]);
  expect(await nameOf(person.userId)).toBe("After");
});

test("of two changes by a job the second leaves no effect and no audit row, and is no error", async () => {
  const person = await makeBrand(db, { name: "Before" });
  const is = (name: string) => and(eq(profiles.id, person.userId), eq(profiles.fullName, name));
  const rename = (fullName: string, job: string) =>
    commitIfUnchanged(systemContext(db, job, Date.now()), {
      change: db.orm.update(profiles).set({ fullName }).where(is("Before")),
      effects: [db.orm.update(profiles).set({ welcomedAt: fullName.length }).where(is(fullName))],
      audit: { action: "name_changed", resourceType: "account", resourceId: person.userId },
    });
  expect(await rename("After", "first")).toBe(true);
  expect(await rename("Late again", "second")).toBe(false);
  const [[row], entries] = await db.read(
    db.orm.select().from(profiles).where(eq(profiles.id, person.userId)),
    db.orm
      .select({ userId: auditLogs.userId, job: auditLogs.requestId })
      .from(auditLogs)
      .where(and(eq(auditLogs.resourceId, person.userId), eq(auditLogs.action, "name_changed"))),
  );
  expect(row).toMatchObject({ fullName: "After", welcomedAt: 5 });
  expect(entries).toEqual([{ userId: null, job: "first" }]);
});
