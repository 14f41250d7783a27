import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { endSeeingAs, SEE_AS_MS, stopSeeingAs } from "~/features/staff/see-as.server";
import { suspendAccount } from "~/features/staff/suspend.server";
import { notifications, seenAs, userRoles } from "~db/schema";
import { database } from "../support/command-context";
import { makeBrand, type Person } from "../support/factories";
import { makeLooker, REASON } from "../support/see-as";

const db = database();

const notesTo = async ({ userId }: Person) => {
  const [rows] = await db.read(
    db.orm.select().from(notifications).where(eq(notifications.userId, userId)),
  );
  return rows.map(({ title, message }) => `${title}: ${message}`);
};

test("an admin sees as a person for 15 minutes, and the person is told once, with the reason", async () => {
  const [admin, brand] = [await makeLooker(db), await makeBrand(db)];
  await admin.start(brand);
  expect(await admin.sees()).toBe(brand.userId);
  expect(await admin.sees(SEE_AS_MS + 1000)).toBeUndefined();
  expect(await notesTo(brand)).toEqual([]);
  for (const run of [1, 2]) {
    await endSeeingAs({ db, clock: () => Date.now() + SEE_AS_MS + 1000 });
    expect(await notesTo(brand), String(run)).toEqual([expect.stringContaining(REASON)]);
  }
});

test("stopping ends it at once; twice is as good as once", async () => {
  const [admin, brand] = [await makeLooker(db), await makeBrand(db)];
  await admin.start(brand);
  await stopSeeingAs(admin.context, admin.ctx);
  await stopSeeingAs(admin.context, admin.ctx);
  expect(await admin.sees()).toBeUndefined();
  expect(await notesTo(brand)).toHaveLength(1);
});

test("moderators cannot, and staff, oneself and suspended accounts are refused", async () => {
  const [admin, moderator, brand] = [
    await makeLooker(db),
    await makeLooker(db, ["moderator"]),
    await makeBrand(db),
  ];
  await expect(moderator.start(brand)).rejects.toMatchObject({ code: "forbidden" });
  await expect(admin.start(moderator.person)).rejects.toMatchObject({ code: "forbidden" });
  await expect(admin.start(admin.person)).rejects.toMatchObject({ code: "forbidden" });
  await suspendAccount(admin.ctx, brand.userId, "Spam");
  await expect(admin.start(brand)).rejects.toMatchObject({ code: "conflict" });
  const [rows] = await db.read(db.orm.select().from(seenAs).where(eq(seenAs.userId, brand.userId)));
  expect(rows).toEqual([]);
});

test("it ends with the person's suspension and with the admin's role", async () => {
  const [admin, brand, other] = [await makeLooker(db), await makeBrand(db), await makeBrand(db)];
  await admin.start(brand);
  await suspendAccount(admin.ctx, brand.userId, "Spam");
  expect(await admin.sees()).toBeUndefined();
  await stopSeeingAs(admin.context, admin.ctx);
  await admin.start(other);
  await db.write([db.orm.delete(userRoles).where(eq(userRoles.userId, admin.person.userId))]);
  expect(await admin.sees()).toBeUndefined();
});
