import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  extendDeadlines,
  remindWaiting,
} from "~/features/campaigns/deadlines/extend-deadline.server";
import { changeOfferedFees } from "~/features/deals/invitations/change-offered-fees.server";
import { respondToInvitation } from "~/features/deals/invitations/respond-to-invitation.server";
import { withdrawInvitations } from "~/features/deals/invitations/withdraw-invitations.server";
import { DAY_MS } from "~/platform/durations";
import { campaignInvitations, deadlines, notifications } from "~db/schema";
import { authContext } from "../support/auth-context";
import { commandContext } from "../support/command-context";
import { countCalls } from "../support/count-calls";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeInvitation,
  type Person,
} from "../support/factories";
import { interrupted } from "../support/interrupted";
import { notificationsOf } from "../support/notifications";
import { database } from "../support/own-database";

const db = database();

/** A brand with invitations that were sent three days ago, and one that is accepted. */
async function invitations(pending = 2) {
  const brand = await makeBrand(db);
  const campaignId = await makeCampaign(db, brand.brandId);
  const athletes: Person[] = [];
  const ids: string[] = [];
  for (let i = 0; i <= pending; i++) {
    const athlete = await makeAthlete(db);
    athletes.push(athlete);
    ids.push(
      await makeInvitation(db, campaignId, athlete.userId, i < pending ? "pending" : "accepted"),
    );
  }
  await db.write([
    db.orm
      .update(campaignInvitations)
      .set({ offeredAt: Date.now() - 3 * DAY_MS })
      .where(eq(campaignInvitations.campaignId, campaignId)),
  ]);
  return { brand, athletes, ids };
}

const as = (person: Person) => commandContext(db, person);

const titles = async ({ userId }: Person) =>
  (await notificationsOf(db, userId)).map(({ title }) => title);

const everything = async () =>
  db.read(
    db.orm.select().from(campaignInvitations),
    db.orm.select().from(deadlines),
    db.orm.select({ id: notifications.id }).from(notifications),
  );

test("those who have not answered are reminded once, also when it is sent twice", async () => {
  const { brand, athletes, ids } = await invitations();
  expect(await remindWaiting(as(brand), "invitation", ids)).toBe(2);
  expect(await remindWaiting(as(brand), "invitation", ids)).toBe(0);
  for (const athlete of athletes.slice(0, 2))
    expect(await titles(athlete)).toEqual([
      expect.stringMatching(/^Northlight: answer to Autumn miles due by /),
    ]);
  expect(await titles(athletes[2] as Person)).toEqual([]);
});

test("all that wait get more time, and are notified once", async () => {
  const { brand, athletes, ids } = await invitations();
  const days = await extendDeadlines(as(brand), "invitation", ids);
  expect(new Set(days).size).toBe(1);
  expect(days).toHaveLength(2);
  expect(await extendDeadlines(as(brand), "invitation", ids)).toEqual(days);
  expect(await titles(athletes[0] as Person)).toEqual(["Northlight: more time to answer"]);
});

test("pending invitations are withdrawn together, and a deal stays", async () => {
  const { brand, athletes, ids } = await invitations();
  expect(await withdrawInvitations(as(brand), ids)).toBe(2);
  const [rows] = await db.read(db.orm.select().from(campaignInvitations));
  expect(ids.map((id) => rows.find((row) => row.id === id)?.status)).toEqual([
    ...["withdrawn", "withdrawn", "accepted"],
  ]);
  expect(await titles(athletes[1] as Person)).toHaveLength(1);
  await expect(withdrawInvitations(as(brand), ids)).rejects.toMatchObject({ code: "not_found" });
});

test("an athlete who accepts at this moment keeps all of them as they are", async () => {
  const { brand, athletes, ids } = await invitations();
  const accepts = interrupted(db, () =>
    respondToInvitation(as(athletes[1] as Person), ids[1] ?? "", "accept"),
  );
  await expect(withdrawInvitations({ ...as(brand), db: accepts }, ids)).rejects.toMatchObject({
    code: "conflict",
  });
  const [rows] = await db.read(db.orm.select().from(campaignInvitations));
  expect(ids.map((id) => rows.find((row) => row.id === id)?.status)).toEqual([
    ...["pending", "accepted", "accepted"],
  ]);
});

test("another brand, and the athletes themselves, change nothing", async () => {
  const { athletes, ids } = await invitations();
  const before = await everything();
  const stranger = as(await makeBrand(db));
  for (const command of [
    () => remindWaiting(stranger, "invitation", ids),
    () => extendDeadlines(stranger, "invitation", ids),
    () => withdrawInvitations(stranger, ids),
  ])
    await expect(command()).rejects.toMatchObject({ code: "not_found" });
  const athlete = as(athletes[0] as Person);
  for (const command of [
    () => remindWaiting(athlete, "invitation", ids),
    () => extendDeadlines(athlete, "invitation", ids),
    () => withdrawInvitations(athlete, ids),
  ])
    await expect(command()).rejects.toMatchObject({ code: "forbidden" });
  expect(JSON.stringify(await everything())).toBe(JSON.stringify(before));
});

test("fifty cost one read and one write", async () => {
  const { brand, ids } = await invitations(50);
  const auth = await authContext(db);
  for (const command of [
    (ctx: ReturnType<typeof as>) => remindWaiting(ctx, "invitation", ids),
    (ctx: ReturnType<typeof as>) => extendDeadlines(ctx, "invitation", ids),
    (ctx: ReturnType<typeof as>) =>
      changeOfferedFees(ctx, { offer: ids.map((id) => `${id}:1`), fee: 450 }, auth),
    (ctx: ReturnType<typeof as>) => withdrawInvitations(ctx, ids),
  ]) {
    const { calls, counting } = countCalls(db);
    await command({ ...as(brand), db: counting });
    expect(calls).toEqual({ reads: 1, writes: 1 });
  }
});
