import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { completionDay } from "~/features/campaigns/campaigns/completion-grace";
import { dailyCompletions } from "~/features/campaigns/campaigns/daily-completions.server";
import {
  editCampaign,
  loadCampaignToEdit,
} from "~/features/campaigns/campaigns/edit-campaign.server";
import { emit } from "~/server/events";
import { ConcurrencyError } from "~db/client";
import { auditLogs, campaignInterests, campaignInvitations, campaigns, deals } from "~db/schema";
import { commandContext } from "../support/command-context";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeInterest,
  makeInvitation,
  type Person,
} from "../support/factories";
import { notificationsOf } from "../support/notifications";
import { database } from "../support/own-database";

const db = database();

// Long ago, so that no other test's campaign has ended by then.
const END = "2001-03-01";
const ASKED = "2001-03-02";
const DONE = "2001-03-16";

const at = (day: string) => ({ day, now: Date.parse(`${day}T03:16:00Z`) });

/** The whole job of a day. */
async function run(day: string) {
  for (let cursor: string | null = ""; cursor !== null; ) {
    const { writes, next } = await dailyCompletions(emit)(db, at(day), cursor);
    if (writes.length > 0) await db.write(writes);
    cursor = next;
  }
}

const make = async (values: Partial<typeof campaigns.$inferInsert> = {}) => {
  const brand = await makeBrand(db, { companyName: "Northlight" });
  const id = await makeCampaign(db, brand.brandId, {
    title: "Autumn miles",
    endDate: END,
    ...values,
  });
  return { brand, id };
};

const statusOf = async (id: string) => {
  const [[row]] = await db.read(
    db.orm
      .select({ status: campaigns.status, askedAt: campaigns.completionAskedAt })
      .from(campaigns)
      .where(eq(campaigns.id, id)),
  );
  return row;
};

const notificationsTo = async ({ userId }: Person) => {
  const rows = (await notificationsOf(db, userId)).map(({ title, message }) => ({
    title,
    message,
  }));
  return rows;
};

test("the brand is asked once after the last day, and 14 days later the campaign completes", async () => {
  const { brand, id } = await make();
  const [accepted, pending] = [await makeAthlete(db), await makeAthlete(db)];
  await makeInvitation(db, id, accepted.userId);
  await makeInvitation(db, id, pending.userId, "pending");
  const interestId = await makeInterest(db, id, (await makeAthlete(db)).userId);

  await run(END);
  expect(await statusOf(id)).toEqual({ status: "active", askedAt: null });
  await run(ASKED);
  await run(ASKED);
  await run("2001-03-15");
  expect(await statusOf(id)).toEqual({ status: "active", askedAt: at(ASKED).now });
  expect(await notificationsTo(brand)).toEqual([
    {
      title: "“Autumn miles” ended on 1 Mar 2001",
      message:
        "“Autumn miles” ended on 1 Mar 2001. Complete it when everything is delivered. Otherwise it completes by itself on 16 Mar 2001.",
    },
  ]);
  expect(completionDay(at(ASKED).now)).toBe(DONE);

  await run(DONE);
  await run(DONE);
  expect((await statusOf(id))?.status).toBe("completed");
  const ended = "“Autumn miles” ended on 1 Mar 2001 and is now completed.";
  expect(await notificationsTo(accepted)).toEqual([
    {
      title: "Northlight: “Autumn miles” completed",
      message: `${ended} Thanks for being part of it.`,
    },
  ]);
  expect(await notificationsTo(pending)).toEqual([
    {
      title: "Northlight: “Autumn miles” completed",
      message: `${ended} Your invitation has expired.`,
    },
  ]);
  expect((await notificationsTo(brand)).at(-1)).toEqual({
    title: "“Autumn miles” completed",
    message: "“Autumn miles” ended on 1 Mar 2001 and is now completed.",
  });
  const [invitations, trail] = await db.read(
    db.orm
      .select({ status: campaignInvitations.status })
      .from(campaignInvitations)
      .where(eq(campaignInvitations.athleteId, pending.userId)),
    db.orm
      .select({ userId: auditLogs.userId })
      .from(auditLogs)
      .where(and(eq(auditLogs.resourceId, id), eq(auditLogs.action, "campaign_completed"))),
  );
  expect(invitations).toEqual([{ status: "lapsed" }]);
  const [agreed] = await db.read(
    db.orm.select({ status: deals.status }).from(deals).where(eq(deals.campaignId, id)),
  );
  expect(agreed).toEqual([{ status: "completed" }]);
  const [interests] = await db.read(
    db.orm
      .select({ status: campaignInterests.status })
      .from(campaignInterests)
      .where(eq(campaignInterests.id, interestId)),
  );
  expect(interests, "on the same day").toEqual([{ status: "lapsed" }]);
  expect(trail).toEqual([{ userId: null }]);
});

test.each([
  [{ status: "draft" as const }],
  [{ status: "cancelled" as const }],
  [{ status: "completed" as const }],
  [{ endDate: null }],
  [{ endDate: ASKED }],
])("no reminder is sent for %o", async (values) => {
  const { brand, id } = await make(values);
  await run(ASKED);
  expect((await statusOf(id))?.askedAt).toBeNull();
  expect(await notificationsTo(brand)).toEqual([]);
});

test("a brand that moves the end is asked again after the new one", async () => {
  const { brand, id } = await make();
  await run(ASKED);
  const ctx = commandContext(db, brand);
  await editCampaign(ctx, await loadCampaignToEdit(ctx, id), {
    expectedVersion: 1,
    title: "Autumn miles",
    description: "",
    requirements: "",
    endDate: "2999-01-01",
    audienceCountries: ["GB" as const],
    targetSports: [],
    deliverables: [],
  });
  expect((await statusOf(id))?.askedAt).toBeNull();
  await run(DONE);
  expect((await statusOf(id))?.status).toBe("active");
});

test.each([
  ["asked about", ASKED, null],
  ["completed", DONE, at(ASKED).now],
] as const)(
  "a campaign cancelled at the same time is not %s",
  async (_, day, completionAskedAt) => {
    const { brand, id } = await make({ completionAskedAt });
    // Every other campaign is behind the cursor.
    const { writes, next } = await dailyCompletions(emit)(db, at(day), `${id.slice(0, -1)}!`);
    expect(next).toBe(id);
    await db.write([sql`update campaigns set status = 'cancelled' where id = ${id}`]);
    await expect(db.write(writes)).rejects.toThrow(ConcurrencyError);
    expect((await statusOf(id))?.status).toBe("cancelled");
    expect(await notificationsTo(brand)).toEqual([]);
  },
);
