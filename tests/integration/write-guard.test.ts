import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { assertRowChanged, ConcurrencyError } from "~db/client";
import { profiles } from "~db/schema";
import { database } from "../support/command-context";
import { makeBrand } from "../support/factories";

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
