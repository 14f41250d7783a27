import { describe, expect, test } from "vitest";
import { insights } from "~/features/finding/insights/queries.server";
import { listBrandCampaigns } from "~/features/workspace/workspace/campaign-list.server";
import { loadBrandDashboard } from "~/features/workspace/workspace/dashboard.server";
import type { ListView } from "~/features/workspace/workspace/list-view";
import { loadCampaignPage } from "~/features/workspace/workspace/queries.server";
import { type CampaignStatus, INVITATION_STATUSES } from "~db/constants";
import { commandContext } from "../support/command-context";
import { ask } from "../support/deliverables";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  makeInvitation,
} from "../support/factories";
import { database } from "../support/own-database";

const db = database();

const listed = (brandId: string, view: Partial<ListView> = {}, after: string | null = null) =>
  listBrandCampaigns(
    db,
    brandId,
    { tab: "all", q: "", sort: "newest", ...view },
    after,
    "2026-11-22",
  );

const titles = ({ items }: Awaited<ReturnType<typeof listed>>) => items.map(({ title }) => title);

test("a campaign's row says how far it is and what the brand does next", async () => {
  const brand = await makeBrand(db);
  const [maya, tom, ines] = await Promise.all(
    ["Maya", "Tom", "Ines"].map((name) => makeAthlete(db, { name })),
  );
  if (!maya || !tom || !ines) throw new Error("three athletes");
  const id = await makeCampaign(db, brand.brandId, {
    budget: 5_000,
    deliverables: [ask(1, "post"), ask(1, "video")],
  });
  const terms = { fee: 90_000, deliverables: [ask(1, "post"), ask(1, "video")] };
  await makeInvitation(db, id, maya.userId, "accepted", terms);
  await makeInvitation(db, id, tom.userId, "accepted", { fee: 0, deliverables: [ask(1, "video")] });
  await makeInvitation(db, id, ines.userId, "pending", terms);
  for (const status of ["declined", "lapsed", "withdrawn"] as const)
    await makeInvitation(db, id, (await makeAthlete(db)).userId, status, terms);
  await makeContent(db, id, maya.userId, "awaiting_review", { submittedAt: 2_000 });
  await makeContent(db, id, tom.userId, "awaiting_review", { submittedAt: 1_000 });
  for (const status of ["approved", "posted", "draft", "rejected"] as const)
    await makeContent(db, id, maya.userId, status);
  const draft = await makeCampaign(db, brand.brandId, { status: "draft", title: "Not launched" });
  await makeInvitation(db, draft, maya.userId);

  const { items, counts } = await listed(brand.brandId);
  expect(items).toMatchObject([
    { id: draft, invited: 1, deals: 1, health: { text: "1 athlete has accepted. Launch it" } },
    {
      id,
      invited: 5,
      deals: 2,
      money: { label: "Over budget", value: "£1,750", of: "of £50" },
      work: { value: "2 of 3" },
      result: { value: "No goal" },
      health: { text: "2 content items to review", to: `/brand/campaigns/${id}?tab=content` },
    },
  ]);
  expect(counts).toEqual({ all: 2, active: 1, draft: 1, completed: 0, cancelled: 0 });
  expect((await listed((await makeBrand(db)).userId)).items).toEqual([]);
});

test("who is invited is the same number in the list, on the dashboard, the campaign and Insights", async () => {
  const brand = await makeBrand(db);
  const id = await makeCampaign(db, brand.brandId);
  const states = [...INVITATION_STATUSES, "ended"] as const;
  for (const state of states) await makeInvitation(db, id, (await makeAthlete(db)).userId, state);
  const [item] = (await listed(brand.brandId)).items;
  const dashboard = await loadBrandDashboard(db, brand.brandId, Date.now());
  const page = await loadCampaignPage(commandContext(db, brand), id);
  const { figures } = await insights(db, brand.brandId, "roi");
  const all = states.length - 1;
  expect([
    item?.invited,
    dashboard?.campaigns[0]?.invited,
    page?.invitedCount,
    figures.sent,
  ]).toEqual([all, all, all, all]);
  // A withdrawn one lowers no rate, and a deal that ended was accepted.
  expect(figures).toMatchObject({ accepted: 2, acceptanceRate: Math.round(200 / all) });
});

describe("the list", () => {
  const make = async () => {
    const { brandId } = await makeBrand(db);
    const athlete = await makeAthlete(db);
    const campaign = (title: string, status: CampaignStatus, endDate: string | null) =>
      makeCampaign(db, brandId, { title, status, endDate });
    const beta = await campaign("beta 100% wool", "active", "2027-03-01");
    await campaign("Alpha", "draft", "2027-02-01");
    await campaign("Gamma", "completed", "2026-01-01");
    await campaign("delta", "active", null);
    await makeContent(db, beta, athlete.userId, "awaiting_review");
    return brandId;
  };

  test.each([
    ["newest", ["delta", "Gamma", "Alpha", "beta 100% wool"]],
    ["waiting", ["beta 100% wool", "delta", "Gamma", "Alpha"]],
    ["ending", ["Alpha", "beta 100% wool", "delta", "Gamma"]],
    ["title", ["Alpha", "beta 100% wool", "delta", "Gamma"]],
  ] as const)("sorted by %s", async (sort, expected) => {
    expect(titles(await listed(await make(), { sort }))).toEqual(expected);
  });

  test("a tab shows its state, and the search counts in every tab", async () => {
    const brandId = await make();
    expect(titles(await listed(brandId, { tab: "active" }))).toEqual(["delta", "beta 100% wool"]);
    const found = await listed(brandId, { q: "ALPHA" });
    expect(titles(found)).toEqual(["Alpha"]);
    expect(found.counts).toMatchObject({ all: 1, draft: 1, active: 0 });
  });

  test("signs of a pattern are looked for as they are", async () => {
    const brandId = await make();
    expect(titles(await listed(brandId, { q: "100%" }))).toEqual(["beta 100% wool"]);
    for (const q of ["a_p", "%", "\\"])
      expect((await listed(brandId, { q })).items).toHaveLength(q === "%" ? 1 : 0);
  });
});

test.each(["newest", "waiting", "ending", "title"] as const)(
  "pages sorted by %s show every campaign once",
  async (sort) => {
    const { brandId } = await makeBrand(db);
    const ids: string[] = [];
    for (let i = 0; i < 26; i++)
      ids.push(
        await makeCampaign(db, brandId, {
          title: `Miles ${i % 3}`,
          endDate: i % 2 ? "2027-03-01" : null,
        }),
      );
    const first = await listed(brandId, { sort });
    expect(first.items).toHaveLength(24);
    const second = await listed(brandId, { sort }, first.next);
    expect(second.next).toBeNull();
    const expectedVersion = [...first.items, ...second.items].map(({ id }) => id);
    expect(expectedVersion.sort()).toEqual(ids.sort());
  },
);
