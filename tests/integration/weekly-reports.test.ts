import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import {
  selectDueCampaign,
  sendWeeklyReports,
} from "~/features/content/campaign-results/send-weekly-reports.server";
import { ownReport } from "~/features/content/campaign-results/shares.server";
import { setWeeklyReport } from "~/features/content/campaign-results/weekly-report.server";
import { dayOf } from "~/platform/dates";
import { DAY_MS } from "~/platform/durations";
import { newId } from "~db/columns";
import type { CampaignStatus } from "~db/constants";
import { brandMembers, campaignGoals, campaigns, profiles, weeklyReports } from "~db/schema";
import { commandContext } from "../support/command-context";
import { makeAthlete, makeBrand, makeCampaign, type Person } from "../support/factories";
import { mailsQueuedFor, notificationsOf } from "../support/notifications";
import { ownDatabase } from "../support/own-database";
import { makeDeal, makePost } from "../support/results";

/** The report of a campaign that a member of its brand gets every week. */

const db = ownDatabase();

const dayIn = (days: number) => dayOf(Date.now() + days * DAY_MS);

const look = (days: number, cursor = "") =>
  sendWeeklyReports(db, { day: dayIn(days), now: Date.now() + days * DAY_MS }, cursor);

/** The nightly run after so many days. */
async function run(days: number, cursor = ""): Promise<void> {
  const { writes, next } = await look(days, cursor);
  if (writes.length > 0) await db.write(writes);
  if (next !== null) await run(days, next);
}

/** A brand that waits for the report of a running campaign, in which a post has brought 400 of 500 engagements. */
async function waiting() {
  const brand = await makeBrand(db);
  const id = await makeCampaign(db, brand.brandId, { title: "Spring", status: "active" });
  const athlete = await makeAthlete(db);
  const ids = { campaignId: id, athleteId: athlete.userId, brandId: brand.brandId };
  await makeDeal(db, ids);
  await makePost(db, ids, [{ span: "7d", source: "connected", engagements: 400, reach: 4_000 }]);
  await db.write([
    db.orm
      .insert(campaignGoals)
      .values({ campaignId: id, goal: "engagement", target: 500, method: "", updatedAt: 1 }),
  ]);
  await setWeeklyReport(commandContext(db, brand), id, true);
  return { brand, id, ctx: commandContext(db, brand) };
}

const end = (id: string, status: CampaignStatus = "completed") =>
  db.write([db.orm.update(campaigns).set({ status }).where(eq(campaigns.id, id))]);

const titles = async ({ userId }: Person) =>
  (await notificationsOf(db, userId)).map(({ title }) => title);

const WEEKLY = "Spring: 400 of 500 engagements so far";
const FINAL = "Spring: ended with 400 of 500 engagements";

const choices = async (id: string) =>
  (await db.read(db.orm.select().from(weeklyReports).where(eq(weeklyReports.campaignId, id))))[0];

it("has the verdict, four figures and a link, in one notification and one mail", async () => {
  const { brand, id } = await waiting();
  await run(7);
  const [mail, ...more] = await mailsQueuedFor(db, brand.userId);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    title: WEEKLY,
    link: `/brand/campaigns/${id}/report`,
  });
  expect(mail?.message.split("\n")).toEqual([
    expect.stringMatching(/^400 of 500 engagements so far\. £.*\.$/),
    "",
    "People reached: 4,000",
    "Engagements: 400",
    "Clicks: No data yet",
    "Orders: No data yet",
  ]);
});

it("comes once in seven days, the first a week after the choice", async () => {
  const { brand, id, ctx } = await waiting();
  for (const days of [0, 1, 6]) await run(days);
  expect(await titles(brand)).toEqual([]);
  for (const days of [7, 7, 8, 13]) await run(days);
  expect(await titles(brand)).toEqual([WEEKLY]);
  await setWeeklyReport(ctx, id, true);
  // The job did not run on the 14th day: the next one counts from the day of the last.
  for (const days of [16, 17, 22]) await run(days);
  expect(await titles(brand)).toEqual([WEEKLY, WEEKLY]);
  await run(23);
  expect(await titles(brand)).toHaveLength(3);
});

for (const status of ["completed", "cancelled"] as const)
  it(`comes a last time for a ${status} campaign, the next night, and then never again`, async () => {
    const { brand, id } = await waiting();
    await end(id, status);
    await run(1);
    expect(await titles(brand)).toEqual([FINAL]);
    for (const days of [2, 8, 15]) await run(days);
    expect(await mailsQueuedFor(db, brand.userId)).toMatchObject([
      {
        title: FINAL,
        message: expect.stringContaining("this is the last weekly email"),
      },
    ]);
    expect(await choices(id)).toEqual([]);
  });

it("is one mail when two runs read at the same moment", async () => {
  const { brand, id } = await waiting();
  for (const { writes } of [await look(7), await look(7)]) await db.write(writes);
  expect(await titles(brand)).toEqual([WEEKLY]);
  await end(id);
  for (const { writes } of [await look(8), await look(8)]) await db.write(writes);
  expect(await titles(brand)).toEqual([WEEKLY, FINAL]);
});

it("is not sent when the campaign ended or the choice went since the job read it", async () => {
  const ended = await waiting();
  const { writes } = await look(7);
  await end(ended.id);
  await db.write(writes);
  expect(await titles(ended.brand)).toEqual([]);
  await run(7);
  expect(await titles(ended.brand)).toEqual([FINAL]);
  const off = await waiting();
  const late = await look(7);
  await setWeeklyReport(off.ctx, off.id, false);
  await db.write(late.writes);
  expect(await titles(off.brand)).toEqual([]);
});

it("is not sent to a suspended or closed account, nor to one that left the brand, and their turn passes", async () => {
  const quiet: Person[] = [];
  for (const values of [{ status: "suspended" as const }, { closedAt: 1 }]) {
    const { brand } = await waiting();
    await db.write([db.orm.update(profiles).set(values).where(eq(profiles.id, brand.userId))]);
    quiet.push(brand);
  }
  const left = await waiting();
  await db.write([db.orm.delete(brandMembers).where(eq(brandMembers.personId, left.brand.userId))]);
  quiet.push(left.brand);
  const other = await waiting();
  await run(7);
  for (const person of quiet) expect(await titles(person)).toEqual([]);
  expect(await titles(other.brand)).toEqual([WEEKLY]);
  expect(await choices(left.id)).toMatchObject([{ nextOn: dayIn(14) }]);
});

it("is each member's own choice", async () => {
  const { brand, id, ctx } = await waiting();
  await setWeeklyReport(ctx, id, false);
  await setWeeklyReport(ctx, id, false);
  await run(7);
  expect(await titles(brand)).toEqual([]);
  await setWeeklyReport(ctx, id, true);
  expect((await ownReport(ctx, id)).weekly).toEqual({ nextOn: dayIn(7) });
});

it("is refused for another brand's campaign, like for an unknown one", async () => {
  const { id, ctx, brand } = await waiting();
  const other = commandContext(db, await makeBrand(db));
  for (const wanted of [true, false])
    for (const campaignId of [id, newId()])
      await expect(setWeeklyReport(other, campaignId, wanted)).rejects.toMatchObject({
        code: "not_found",
      });
  expect(await choices(id)).toMatchObject([{ personId: brand.userId }]);
  expect((await ownReport(ctx, id)).weekly).not.toBeUndefined();
});

for (const status of ["draft", "completed", "cancelled"] as const)
  it(`cannot be chosen for a ${status} campaign`, async () => {
    const brand = await makeBrand(db);
    const id = await makeCampaign(db, brand.brandId, { status });
    await expect(setWeeklyReport(commandContext(db, brand), id, true)).rejects.toMatchObject({
      code: "conflict",
    });
    expect(await choices(id)).toEqual([]);
  });

it("finds the choices by their key", async () => {
  const [plan] = await db.read(
    db.orm.all<{ detail: string }>(sql`explain query plan ${selectDueCampaign("2026-11-29", "")}`),
  );
  expect(plan.map(({ detail }) => detail)).toEqual([
    expect.stringMatching(/^SEARCH weekly USING .*autoindex_weekly_reports_1 \(campaign_id>\?\)/),
    expect.stringMatching(/^SEARCH campaigns USING .*\(id=\?\)/),
  ]);
});
