import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { LostRace, mustChange } from "~db/client";
import { profiles } from "~db/schema";
import { database } from "../support/acting";
import { makeBrand } from "../support/factories";

const db = database();

const nameOf = async (id: string) => {
  const [rows] = await db.read(
    db.orm.select({ name: profiles.fullName }).from(profiles).where(eq(profiles.id, id)),
  );
  return rows[0]?.name;
};

test("a batch whose guarded write touches no row leaves nothing behind", async () => {
  const person = await makeBrand(db, { name: "Before" });
  const write = db.write([
    db.orm.update(profiles).set({ fullName: "After" }).where(eq(profiles.id, person.userId)),
    db.orm.update(profiles).set({ fullName: "Nobody" }).where(eq(profiles.id, "unknown")),
    mustChange(),
  ]);
  await expect(write).rejects.toThrow(LostRace);
  expect(await nameOf(person.userId)).toBe("Before");
});

test("a batch whose guarded write touches a row is kept whole", async () => {
  const person = await makeBrand(db, { name: "Before" });
  await db.write([
    db.orm.update(profiles).set({ fullName: "After" }).where(eq(profiles.id, person.userId)),
    mustChange(),
  ]);
  expect(await nameOf(person.userId)).toBe("After");
});
