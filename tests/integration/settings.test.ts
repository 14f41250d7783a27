import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  saveNotificationTimes,
  switchNotifications,
} from "~/features/communication/notifications/settings.server";
import {
  changeName,
  changeTimeZone,
  findOwnAccount,
} from "~/features/identity/accounts/own-account.server";
import { nameSchema } from "~/features/identity/accounts/schema";
import { requestEmailChange } from "~/features/identity/security/change-email.server";
import { loadPublicSwitch, setPublicPage } from "~/features/profiles/athletes/public-switch.server";
import { loadPublicAthlete } from "~/features/profiles/athletes/public-view.server";
import { saveBrandProfile } from "~/features/profiles/brands/commands.server";
import { loadCampaignBrand, loadOwnBrandProfile } from "~/features/profiles/brands/queries.server";
import { brandProfileSchema } from "~/features/profiles/brands/schema";
import { auditLogs, profiles } from "~db/schema";
import { commandContext } from "../support/command-context";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeInvitation,
  makeStaff,
  type Person,
} from "../support/factories";
import { database } from "../support/own-database";

const db = database();

const nameOf = async ({ userId }: Person) => {
  const [[row]] = await db.read(
    db.orm.select({ name: profiles.fullName }).from(profiles).where(eq(profiles.id, userId)),
  );
  return row?.name;
};

const auditsOf = async ({ userId }: Person) => {
  const [rows] = await db.read(
    db.orm.select({ action: auditLogs.action }).from(auditLogs).where(eq(auditLogs.userId, userId)),
  );
  return rows.map(({ action }) => action);
};

test.each([
  ["an athlete", () => makeAthlete(db)],
  ["a brand", () => makeBrand(db)],
  ["a moderator", () => makeStaff(db)],
])("%s changes their own name and no other", async (_, make) => {
  const [person, other] = [await make(), await make()];
  await changeName(commandContext(db, person), "Ada O. North");
  expect(await nameOf(person)).toBe("Ada O. North");
  expect(await nameOf(other)).toBe(other.name);
  expect(await auditsOf(person)).toEqual(["name_changed"]);
});

test("a name has letters and one line", () => {
  const faultOf = (fullName: string) =>
    nameSchema.safeParse({ intent: "name", fullName }).error?.issues[0]?.message;
  expect(faultOf(" \u200b ")).toBe("Add your full name");
  expect(faultOf("123")).toBe("Add your full name");
  expect(nameSchema.parse({ intent: "name", fullName: " Ada\n North " }).fullName).toBe(
    "Ada North",
  );
});

test("a name is saved twenty times in a minute and no oftener", async () => {
  const ctx = commandContext(db, await makeBrand(db));
  for (let i = 0; i < 20; i++) await changeName(ctx, `Ada ${"i".repeat(i + 1)}`);
  await expect(changeName(ctx, "Ada Last")).rejects.toMatchObject({ code: "limit" });
});

test("anyone chooses their own time zone and returns to their device's", async () => {
  const [brand, other] = [await makeBrand(db), await makeBrand(db)];
  const ctx = commandContext(db, brand);
  const zones = async () => [
    (await findOwnAccount(ctx)).timeZone,
    (await findOwnAccount(commandContext(db, other))).timeZone,
  ];
  expect(await zones()).toEqual([null, null]);
  await changeTimeZone(ctx, "America/New_York");
  expect(await zones()).toEqual(["America/New_York", null]);
  for (const unknown of ["Mars/Olympus", "america/new_york", "+01:00"])
    await expect(changeTimeZone(ctx, unknown)).rejects.toMatchObject({
      fields: { timeZone: ["Select a time zone from the list"] },
    });
  expect(await zones()).toEqual(["America/New_York", null]);
  await changeTimeZone(ctx, null);
  expect(await zones()).toEqual([null, null]);
  expect(await auditsOf(brand)).toEqual(["time_zone_changed", "time_zone_changed"]);
});

test("a time zone is saved twenty times in a minute and no oftener", async () => {
  const ctx = commandContext(db, await makeBrand(db));
  for (let i = 0; i < 20; i++) await changeTimeZone(ctx, i % 2 ? null : "UTC");
  await expect(changeTimeZone(ctx, "Asia/Tokyo")).rejects.toMatchObject({ code: "limit" });
});

test("the switch of the public page shows it and takes it back, each for the athlete's own", async () => {
  const [athlete, other] = [await makeAthlete(db), await makeAthlete(db)];
  const ctx = commandContext(db, athlete);
  await setPublicPage(ctx, true);
  expect(await loadPublicSwitch(db, athlete.userId)).toMatchObject({ isPublic: true });
  expect(await loadPublicAthlete(db, athlete.userId)).toMatchObject({ name: athlete.name });
  expect(await loadPublicSwitch(db, other.userId)).toMatchObject({ isPublic: false });
  await setPublicPage(ctx, false);
  expect(await loadPublicAthlete(db, athlete.userId)).toBeNull();
});

test("the public page shows no link and no handle, wherever the athlete wrote one", async () => {
  const { userId } = await makeAthlete(db, {
    figures: {
      isPublic: true,
      bio: "All on https://maya.example/runs and @maya.runs",
      contentThemes: ["Shoes on linktr.ee/maya"],
      location: "Leeds, www.maya.example",
    },
    channels: { instagram: { handle: "maya.runs", followers: 10 } },
  });
  const page = JSON.stringify(await loadPublicAthlete(db, userId));
  expect(page).not.toMatch(/maya\.|@|linktr/);
});

const profile = {
  companyName: "Northlight",
  website: "northlight.example",
  industry: "Outdoor",
  bio: "Shoes for bad weather.",
  targetSports: ["running", "Orienteering"],
  campaignGoals: "Winter mornings.",
};

test("a brand's profile is stored as said, the link with its scheme, known sports as known", async () => {
  const brand = await makeBrand(db);
  await saveBrandProfile(commandContext(db, brand), brandProfileSchema.parse(profile));
  expect(await loadOwnBrandProfile(db, brand.brandId)).toEqual({
    ...profile,
    logo: null,
    isVerified: false,
    version: 1,
    website: "https://northlight.example",
    targetSports: ["Running", "Orienteering"],
  });
  expect(await auditsOf(brand)).toEqual(["brand_profile_saved"]);
});

test("the audit of what is saved has the old and the new value of each change, and no address in full", async () => {
  const brand = await makeBrand(db);
  const ctx = commandContext(db, brand);
  await saveBrandProfile(ctx, brandProfileSchema.parse(profile));
  await saveBrandProfile(ctx, brandProfileSchema.parse({ ...profile, bio: "Shoes." }));
  await switchNotifications(ctx, { was: "mail:comment push:payment", on: ["push:payment"] });
  await saveNotificationTimes(ctx, { mail: "daily", quietFrom: undefined, quietTo: undefined });
  await requestEmailChange(ctx, `new-${brand.email}`);
  const [rows] = await db.read(
    db.orm
      .select({ detail: auditLogs.detail })
      .from(auditLogs)
      .where(eq(auditLogs.userId, brand.userId))
      .orderBy(auditLogs.createdAt, auditLogs.id),
  );
  const [, second, third, fourth, address] = rows.map(({ detail }) => detail);
  expect(second).toEqual({ bio: { from: "Shoes for bad weather.", to: "Shoes." } });
  expect(third).toEqual({ on: [], off: ["mail:comment"] });
  expect(fourth).toEqual({ mail: { from: "at_once", to: "daily" } });
  const domain = brand.email.split("@")[1];
  expect(address).toEqual({ from: `${brand.email[0]}…@${domain}`, to: `n…@${domain}` });
});

test("a brand's profile needs a company name and a link that can be followed", () => {
  const faultsOf = (values: object) =>
    brandProfileSchema
      .safeParse({ ...profile, ...values })
      .error?.issues.map(({ path, message }) => `${path}: ${message}`);
  expect(faultsOf({ companyName: undefined })).toEqual(["companyName: Add your company's name"]);
  expect(faultsOf({ companyName: " -- " })).toEqual(["companyName: Add your company's name"]);
  expect(faultsOf({ website: "javascript:alert(1)" })).toEqual([
    "website: Enter a link, such as northlight.com",
  ]);
  expect(faultsOf({ website: undefined })).toBeUndefined();
  expect(faultsOf({ targetSports: ["x".repeat(61)] })).toEqual([
    "targetSports: Each sport can have at most 60 characters",
  ]);
});

test("athletes read of the brand behind a campaign they may see, and of no other", async () => {
  const [brand, athlete, other] = [
    await makeBrand(db),
    await makeAthlete(db),
    await makeAthlete(db),
  ];
  const draft = await makeCampaign(db, brand.brandId, { status: "draft" });
  await makeInvitation(db, draft, athlete.userId, "pending");
  expect(await loadCampaignBrand(db, athlete.userId, draft)).toMatchObject({
    companyName: "Northlight",
  });
  expect(await loadCampaignBrand(db, other.userId, draft)).toBeNull();
  const active = await makeCampaign(db, brand.brandId);
  expect(await loadCampaignBrand(db, other.userId, active)).not.toBeNull();
});
