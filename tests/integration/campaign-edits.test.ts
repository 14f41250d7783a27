import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { loadBrief } from "~/features/campaigns/campaigns/brief.server";
import {
  editCampaign,
  loadCampaignToEdit,
} from "~/features/campaigns/campaigns/edit-campaign.server";
import { endCampaign } from "~/features/campaigns/campaigns/end-campaign.server";
import { isOpenCampaign } from "~/features/campaigns/campaigns/policy";
import { deliverablesStart } from "~/features/campaigns/terms/form";
import { respondToInvitation } from "~/features/deals/invitations/respond-to-invitation.server";
import { loadCampaignPage } from "~/features/workspace/workspace/queries.server";
import { dayOf } from "~/platform/dates";
import { DAY_MS } from "~/platform/durations";
import type { Database } from "~db/client";
import { CAMPAIGN_STATUSES } from "~db/constants";
import { campaignVersions, rankingJobs } from "~db/schema";
import { athleteDeal } from "../support/athlete-deal";
import { commandContext } from "../support/command-context";
import { ask, REEL } from "../support/deliverables";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeInvitation,
  type Person,
} from "../support/factories";
import { notificationsOf } from "../support/notifications";
import { database } from "../support/own-database";

const db = database();

const inDays = (days: number) => dayOf(Date.now() + days * DAY_MS);

const STORED = {
  title: "Autumn miles",
  budget: 120_000,
  startDate: inDays(-3),
  endDate: inDays(10),
  deliverables: [REEL],
} as const;

/** What the form sends when nothing was changed. */
const FORM = {
  expectedVersion: 1,
  title: STORED.title as string,
  description: "",
  requirements: "",
  budget: 1_200,
  startDate: STORED.startDate,
  endDate: STORED.endDate,
  audienceCountries: ["GB" as const],
  targetSports: [],
  deliverables: deliverablesStart([REEL]),
};

const MORE = deliverablesStart([REEL, ask(2, "story")]);

let brand: Person;
let athlete: Person;
let pending: Person;
let asBrand: ReturnType<typeof commandContext>;

beforeAll(async () => {
  brand = await makeBrand(db, { companyName: "Northlight" });
  asBrand = commandContext(db, brand);
});
beforeEach(async () => {
  athlete = await makeAthlete(db);
  pending = await makeAthlete(db);
});

const make = (status: (typeof CAMPAIGN_STATUSES)[number] = "active") =>
  makeCampaign(db, brand.brandId, { ...STORED, deliverables: [...STORED.deliverables], status });

/** Later than anything that was made before: people take their time. */
const edit = async (id: string, edited: object, on: Database = db) => {
  const ctx = { ...commandContext(on, brand), now: Date.now() + 1 };
  return editCampaign(ctx, await loadCampaignToEdit(ctx, id), { ...FORM, ...edited });
};

const briefNow = async (id: string) => (await loadBrief(db, brand.brandId, id))?.brief;

const notificationsTo = async ({ userId }: Person) => {
  const rows = (await notificationsOf(db, userId)).map(({ title, message }) => ({
    title,
    message,
  }));
  return rows;
};

const versionsOf = async (id: string) => {
  const [rows] = await db.read(
    db.orm.select().from(campaignVersions).where(eq(campaignVersions.campaignId, id)),
  );
  return rows;
};

describe("an active campaign", () => {
  test("changes ten times an hour at most, and another one still changes", async () => {
    const [id, other] = [await make(), await make()];
    for (let n = 1; n <= 10; n++) await edit(id, { expectedVersion: n, description: `Text ${n}` });
    await expect(edit(id, { expectedVersion: 11, description: "Once more" })).rejects.toMatchObject(
      {
        code: "limit",
        retryAfter: 3_600,
      },
    );
    expect((await briefNow(id))?.description).toBe("Text 10");
    expect(await edit(other, { description: "Text" })).not.toBeNull();
  });

  test("takes allowed changes, tells those who accepted, and keeps what they agreed to", async () => {
    const id = await make();
    await makeInvitation(db, id, athlete.userId);
    await makeInvitation(db, id, pending.userId, "pending");
    expect(await edit(id, { budget: 1_500, deliverables: MORE })).toEqual({
      notified: 1,
    });
    expect(await briefNow(id)).toMatchObject({
      budget: 150_000,
      startDate: STORED.startDate,
      deliverables: [REEL, ask(2, "story")],
    });
    expect(await notificationsTo(athlete)).toEqual([
      {
        title: "Northlight: “Autumn miles” changed",
        message:
          "They changed “Autumn miles”. Deliverables changed. You can compare it with what you agreed to.",
      },
    ]);
    expect(await notificationsTo(pending)).toEqual([]);

    expect(
      await edit(id, {
        expectedVersion: 2,
        budget: 1_600,
        deliverables: MORE,
      }),
    ).toEqual({ notified: 0 });
    // The budget is the brand's own business.
    expect(await notificationsTo(athlete)).toHaveLength(1);
    expect((await athleteDeal(db, athlete, id))?.changes).toEqual([
      {
        label: "Deliverables",
        before: "1 Instagram reel",
        after: "1 Instagram reel\n2 Instagram stories",
      },
    ]);
    expect(await athleteDeal(db, pending, id)).toBeNull();
    const page = await loadCampaignPage(commandContext(db, brand), id, "brief");
    expect(page?.history.map(({ changes }) => changes)).toEqual([
      [{ label: "Budget", before: "£1,500", after: "£1,600" }],
      [
        { label: "Budget", before: "£1,200", after: "£1,500" },
        {
          label: "Deliverables",
          before: "1 Instagram reel",
          after: "1 Instagram reel\n2 Instagram stories",
        },
      ],
    ]);
    const [jobs] = await db.read(
      db.orm.select().from(rankingJobs).where(eq(rankingJobs.campaignId, id)),
    );
    expect(jobs).toHaveLength(1);
  });

  test("who accepts after a change agreed to the new brief", async () => {
    const id = await make();
    const dealId = await makeInvitation(db, id, athlete.userId, "pending");
    await edit(id, { title: "Winter miles" });
    const later = { ...commandContext(db, athlete), now: Date.now() + 1_000 };
    await respondToInvitation(later, dealId, "accept");
    expect((await athleteDeal(db, athlete, id))?.changes).toEqual([]);
  });

  test("a brief that changed after it was read can't be accepted unread", async () => {
    const id = await make();
    const dealId = await makeInvitation(db, id, athlete.userId, "pending");
    await edit(id, { requirements: "Film outdoors" });
    const accept = (expectedVersion: number) =>
      respondToInvitation(commandContext(db, athlete), dealId, "accept", {
        version: expectedVersion,
      });
    await expect(accept(1)).rejects.toMatchObject({ code: "conflict" });
    await accept(2);
  });

  test("a change between reading and accepting wins against the acceptance", async () => {
    const id = await make();
    const dealId = await makeInvitation(db, id, athlete.userId, "pending");
    const staleForm: Database = {
      ...db,
      async write(statements) {
        await edit(id, { requirements: "Film outdoors" });
        return db.write(statements);
      },
    };
    const accepting = respondToInvitation(commandContext(staleForm, athlete), dealId, "accept", {
      version: 1,
    });
    await expect(accepting).rejects.toMatchObject({ code: "conflict" });
    expect((await loadBrief(db, brand.brandId, id))?.accepted).toBe(0);
  });

  test.each([
    [{ budget: 1_199.99 }, "budget"],
    [{ budget: undefined }, "budget"],
    [{ startDate: inDays(-4) }, "startDate"],
    [{ endDate: inDays(9) }, "endDate"],
    [{ endDate: undefined }, "endDate"],
    [{ deliverables: [] }, "deliverables"],
  ])("refuses %o next to its field", async (edited, field) => {
    const id = await make();
    const before = await briefNow(id);
    await expect(edit(id, edited)).rejects.toMatchObject({
      fields: { [field]: [expect.any(String)] },
    });
    expect(await briefNow(id)).toEqual(before);
    expect(await versionsOf(id)).toEqual([]);
  });

  test("is left as it is when nothing was changed", async () => {
    const id = await make();
    expect(await edit(id, {})).toBeNull();
    expect((await loadBrief(db, brand.brandId, id))?.version).toBe(1);
  });
});

describe("a draft", () => {
  test("takes every change before the first acceptance, and tells no one", async () => {
    const id = await make("draft");
    await makeInvitation(db, id, pending.userId, "pending");
    expect(
      await edit(id, { title: "Winter", budget: 1, endDate: inDays(5), deliverables: [] }),
    ).toEqual({ notified: 0 });
    expect(await briefNow(id)).toMatchObject({ title: "Winter", budget: 100, deliverables: [] });
    expect(await notificationsTo(pending)).toEqual([]);
    expect(await versionsOf(id)).toHaveLength(1);
  });

  test("keeps no history that no athlete has read", async () => {
    const id = await make("draft");
    await edit(id, { title: "Winter" });
    expect(await versionsOf(id)).toEqual([]);
  });

  test("that an athlete has accepted changes like an active campaign", async () => {
    const id = await make("draft");
    await makeInvitation(db, id, athlete.userId);
    await expect(edit(id, { budget: 1 })).rejects.toMatchObject({ code: "invalid" });
    expect(await edit(id, { budget: 2_000, requirements: "Film outdoors" })).toEqual({
      notified: 1,
    });
  });

  test("an acceptance between reading and writing wins against a change that would be refused", async () => {
    const id = await make("draft");
    const dealId = await makeInvitation(db, id, athlete.userId, "pending");
    const staleForm: Database = {
      ...db,
      async write(statements) {
        await respondToInvitation(commandContext(db, athlete), dealId, "accept");
        return db.write(statements);
      },
    };
    await expect(edit(id, { budget: 1 }, staleForm)).rejects.toMatchObject({ code: "conflict" });
    expect(await briefNow(id)).toMatchObject({ budget: 120_000 });
    expect(await notificationsTo(athlete)).toEqual([]);
  });
});

test("a change of a version that is no longer current is refused", async () => {
  const id = await make();
  await edit(id, { title: "First" });
  await expect(edit(id, { title: "Second" })).rejects.toMatchObject({ code: "conflict" });
  expect(await briefNow(id)).toMatchObject({ title: "First" });
});

test("one of two changes at once wins, and is told once", async () => {
  const id = await make();
  await makeInvitation(db, id, athlete.userId);
  const outcomes = await Promise.allSettled(
    ["Autumn", "Winter", "Spring"].map((title) => edit(id, { title })),
  );
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await notificationsTo(athlete)).toHaveLength(1);
  expect(await versionsOf(id)).toHaveLength(1);
});

test("a cancellation between reading and writing wins", async () => {
  const id = await make();
  const staleForm: Database = {
    ...db,
    async write(statements) {
      await endCampaign(asBrand, id, "cancel");
      return db.write(statements);
    },
  };
  await expect(edit(id, { budget: 2_000 }, staleForm)).rejects.toMatchObject({ code: "conflict" });
  expect(await briefNow(id)).toMatchObject({ budget: 120_000 });
});

test.each(CAMPAIGN_STATUSES)("a campaign that is %s", async (status) => {
  const id = await make(status);
  const attempt = edit(id, { title: "Changed" });
  if (isOpenCampaign(status)) await attempt;
  else await expect(attempt).rejects.toMatchObject({ code: "conflict" });
  expect((await briefNow(id))?.title).toBe(isOpenCampaign(status) ? "Changed" : "Autumn miles");
});

test("a change of the product category is saved, notified to athletes who accepted, and kept in the history", async () => {
  const id = await make();
  await makeInvitation(db, id, athlete.userId);
  await edit(id, { category: "footwear" });
  await edit(id, { expectedVersion: 2, category: "travel" });
  expect((await notificationsTo(athlete)).at(-1)?.message).toContain(
    "Product category: Travel (was Running and sports shoes)",
  );
  const page = await loadCampaignPage(commandContext(db, brand), id, "brief");
  expect(page?.campaign.category).toBe("travel");
  expect(page?.history.map(({ changes }) => changes)).toEqual([
    [{ label: "Product category", before: "Running and sports shoes", after: "Travel" }],
    [{ label: "Product category", before: "None", after: "Running and sports shoes" }],
  ]);
});

test("another brand finds nothing to change", async () => {
  const id = await make();
  const other = commandContext(db, await makeBrand(db));
  await expect(loadCampaignToEdit(other, id)).rejects.toMatchObject({ code: "not_found" });
});

test("a change of the rule for late reviews is saved, notified to athletes who accepted, and kept in the history", async () => {
  const id = await make();
  await makeInvitation(db, id, athlete.userId);
  await edit(id, { overdueReview: "approve" });
  expect((await briefNow(id))?.overdueReview).toBe("approve");
  expect((await notificationsTo(athlete)).at(-1)?.message).toContain(
    "If a review is late: Approved automatically (was The brand is reminded)",
  );
  expect(
    (await loadCampaignPage(commandContext(db, brand), id, "brief"))?.history[0]?.changes,
  ).toEqual([
    {
      label: "If a review is late",
      before: "The brand is reminded",
      after: "Approved automatically",
    },
  ]);
  // A form without this field leaves the rule unchanged.
  await edit(id, { expectedVersion: 2, description: "Dark, wet and early." });
  expect((await briefNow(id))?.overdueReview).toBe("approve");
});
