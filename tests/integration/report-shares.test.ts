import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { MAX_SHARES } from "~/features/content/campaign-results/fields";
import {
  revokeShare,
  sharedReport,
  shareReport,
  sharesOf,
} from "~/features/content/campaign-results/shares.server";
import { DAY_MS } from "~/platform/durations";
import { newId } from "~db/columns";
import { profiles, reportShares } from "~db/schema";
import { commandContext } from "../support/command-context";
import { makeBrand, makeCampaign, type Person } from "../support/factories";
import { database } from "../support/own-database";

/** Links that show a campaign's report to people without an account. */

const db = database();

async function campaign() {
  const brand = await makeBrand(db);
  const id = await makeCampaign(db, brand.brandId, { title: "Spring" });
  return { brand, id, ctx: commandContext(db, brand) };
}

const listed = async (brand: Person, id: string) =>
  (await db.read(sharesOf(db, brand.brandId, id)))[0];

test("a link shows the report until its end, and then says that it ended", async () => {
  const { brand, id, ctx } = await campaign();
  const token = await shareReport(ctx, id, { id: newId(), days: "7" });
  expect(token).toMatch(/^[\w-]{43}$/);
  const end = ctx.now + 7 * DAY_MS;
  expect(await sharedReport(db, token, end - 1)).toMatchObject({
    shown: { report: { campaign: { title: "Spring" } } },
    until: end,
    ended: null,
  });
  expect(await sharedReport(db, token, end)).toEqual({
    shown: null,
    until: end,
    ended: "expired",
  });
  expect(await listed(brand, id)).toMatchObject([{ expiresAt: end, revokedAt: null }]);
});

test("a revoked link shows nothing from then on; revoked twice, it is revoked once", async () => {
  const { brand, id, ctx } = await campaign();
  const [stored, share] = [newId(), newId()];
  const other = await shareReport(ctx, id, { id: stored, days: "30" });
  const token = await shareReport(ctx, id, { id: share, days: "90" });
  await revokeShare(ctx, id, share);
  await revokeShare({ ...ctx, now: ctx.now + 5 }, id, share);
  expect(await sharedReport(db, token, ctx.now)).toMatchObject({ shown: null, ended: "revoked" });
  expect((await sharedReport(db, other, ctx.now)).shown).not.toBeNull();
  expect((await listed(brand, id)).find((row) => row.id === share)?.revokedAt).toBe(ctx.now);
});

test("a link with a password shows the report only with it, and not after its end", async () => {
  const { brand, id, ctx } = await campaign();
  const share = { id: newId(), days: "7", password: "winter miles" } as const;
  const token = await shareReport(ctx, id, share);
  const end = ctx.now + 7 * DAY_MS;
  const locked = { shown: null, until: end, ended: null };
  expect(await sharedReport(db, token, ctx.now)).toEqual(locked);
  await expect(sharedReport(db, token, ctx.now, "winter")).rejects.toMatchObject({
    fields: { password: [expect.stringContaining("doesn't match")] },
  });
  expect(await sharedReport(db, token, ctx.now, share.password)).toMatchObject({
    shown: { report: { campaign: { title: "Spring" } } },
  });
  expect(await sharedReport(db, token, end, share.password)).toMatchObject({
    shown: null,
    ended: "expired",
  });
  expect(await listed(brand, id)).toMatchObject([{ hasPassword: true }]);
  const [[stored]] = await db.read(
    db.orm.select().from(reportShares).where(eq(reportShares.id, share.id)),
  );
  expect(stored?.passwordHash).toMatch(/^scrypt\$/);
});

test("a link that never was one leads nowhere", async () => {
  await expect(sharedReport(db, "guess", Date.now())).rejects.toMatchObject({ code: "not_found" });
});

test("another brand can neither make, see nor revoke links", async () => {
  const { brand, id, ctx } = await campaign();
  const share = newId();
  const token = await shareReport(ctx, id, { id: share, days: "7" });
  const other = await makeBrand(db);
  const theirs = commandContext(db, other);
  const own = await makeCampaign(db, other.brandId);
  await expect(shareReport(theirs, id, { id: newId(), days: "7" })).rejects.toMatchObject({
    code: "not_found",
  });
  for (const at of [id, own])
    await expect(revokeShare(theirs, at, share)).rejects.toMatchObject({ code: "not_found" });
  expect(await listed(other, id)).toEqual([]);
  expect(await listed(brand, id)).toHaveLength(1);
  expect((await sharedReport(db, token, ctx.now)).shown).not.toBeNull();
});

test("a link needs a confirmed address, because it outlives a reset of the password", async () => {
  const { brand, id, ctx } = await campaign();
  await db.write([
    db.orm.update(profiles).set({ emailConfirmedAt: null }).where(eq(profiles.id, brand.userId)),
  ]);
  await expect(shareReport(ctx, id, { id: newId(), days: "7" })).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringContaining("Confirm your email first"),
  });
  expect(await listed(brand, id)).toEqual([]);
});

test("a replayed form makes no second link", async () => {
  const { brand, id, ctx } = await campaign();
  const form = { id: newId(), days: "7" } as const;
  await shareReport(ctx, id, form);
  await expect(shareReport(ctx, id, form)).rejects.toMatchObject({ code: "conflict" });
  expect(await listed(brand, id)).toHaveLength(1);
});

test("a campaign has a limited number of open links, also when they are made at once", async () => {
  const { brand, id, ctx } = await campaign();
  const make = (days: "7" | "30" = "30") => shareReport(ctx, id, { id: newId(), days });
  const made = await Promise.allSettled(Array.from({ length: MAX_SHARES + 3 }, () => make()));
  expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(MAX_SHARES);
  await expect(make()).rejects.toMatchObject({ code: "limit" });
  const [first] = await listed(brand, id);
  await revokeShare(ctx, id, first?.id ?? "");
  await make();
});
