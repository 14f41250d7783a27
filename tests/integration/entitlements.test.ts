import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { loadStaffPerson } from "~/features/backoffice/staff/staff-person.server";
import { isPremium } from "~/features/billing/subscriptions/load-entitlements.server";
import { ownPlan } from "~/features/billing/subscriptions/queries.server";
import { PLAN_CHANGED } from "~/features/billing/subscriptions/refresh-subscription.server";
import { endCampaign } from "~/features/campaigns/campaigns/end-campaign.server";
import { launchCampaign } from "~/features/campaigns/campaigns/launch-campaign.server";
import { sendMessage } from "~/features/communication/messages/send-message.server";
import { exportAnalytics } from "~/features/content/analytics/export.server";
import { loadAnalytics } from "~/features/content/analytics/load-analytics.server";
import { startContract } from "~/features/deals/contracts/draw-up.server";
import {
  deleteTemplate,
  listTemplates,
  renameTemplate,
  saveTemplate,
} from "~/features/deals/contracts/templates.server";
import { loadInvitationChoices } from "~/features/deals/invitations/choices.server";
import { generateResultsCsv } from "~/features/finding/insights/results-csv.server";
import { readResultsFilter } from "~/features/finding/insights/results-filter";
import { makeResultsPdf } from "~/features/finding/insights/results-pdf.server";
import { showResults } from "~/features/finding/insights/show-results.server";
import { createMatchedCampaign } from "~/features/finding/matching/create-matched-campaign.server";
import { loadMatches } from "~/features/finding/matching/queries.server";
import {
  refreshDailyMatches,
  refreshMatches,
  runRankingJobs,
} from "~/features/finding/matching/ranking-jobs.server";
import { addFile } from "~/features/media/media/attachments.server";
import type { CheckedFile } from "~/features/media/media/stored-file";
import { disputeQueue } from "~/features/money/disputes/staff-queries.server";
import { portfolioTarget } from "~/features/profiles/portfolio/commands.server";
import { loadOwnPortfolio } from "~/features/profiles/portfolio/queries.server";
import { verificationQueue } from "~/features/profiles/verification/staff-queries.server";
import { DAY_MS } from "~/platform/durations";
import type { Attempt } from "~/platform/outbox";
import { OUTBOX_HANDLERS } from "~/server/outbox";
import type { Database } from "~db/client";
import { newId } from "~db/columns";
import { campaigns, media, subscriptions } from "~db/schema";
import { assets } from "../support/assets";
import { commandContext } from "../support/command-context";
import { type Deal, dealsOn } from "../support/deals";
import {
  givePremium,
  LAUNCHABLE,
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeDispute,
  makeInvitation,
  makeStaff,
  makeVerification,
  type Person,
  sideOf,
} from "../support/factories";
import { database } from "../support/own-database";

/** What each plan allows, through the commands. */

const db = database();

let free: Person;
let premium: Person;

beforeEach(async () => {
  [free, premium] = [await makeBrand(db), await makeBrand(db)];
  await givePremium(db, premium);
});

/** The plan has ended, as the provider says. */
const downgrade = (person: Person) =>
  db.write([
    db.orm
      .update(subscriptions)
      .set({ plan: null, state: "free" })
      .where(eq(subscriptions.sideId, sideOf(person))),
  ]);

const NEEDS_PLAN = { code: "forbidden", next: { label: "See plans" } };

const NOW = Date.now();

test.each([
  [{ state: "active", endsAt: null }, true],
  [{ state: "active", endsAt: NOW + DAY_MS }, true],
  [{ state: "active", endsAt: NOW }, false],
  [{ state: "past_due", graceEndsAt: NOW + 1 }, true],
  [{ state: "past_due", graceEndsAt: NOW }, false],
  [{ state: "past_due", graceEndsAt: NOW + 1, endsAt: NOW - 1 }, true],
  [{ state: "free", plan: null }, false],
  [{ state: "active", plan: "athlete_premium" }, false],
] as const)("inside a statement a plan is the same as on its page: %o is %s", async (row, paid) => {
  await givePremium(db, free, row);
  const [[found]] = await db.read(
    db.orm
      .select({ paid: isPremium("brand", free.brandId, NOW) })
      .from(subscriptions)
      .where(eq(subscriptions.sideId, free.brandId)),
  );
  expect(found?.paid).toBe(paid);
  const { plan } = await ownPlan({ ...commandContext(db, free), now: NOW });
  expect(plan === "brand_premium").toBe(paid);
  const { userId } = await makeAthlete(db);
  const choices = await loadInvitationChoices({ ...commandContext(db, free), now: NOW }, userId);
  expect(choices?.feePercent, "the fee that the invite form names").toBe(paid ? 4 : 8);
});

describe("active campaigns", () => {
  const draft = (brand: Person) =>
    makeCampaign(db, brand.brandId, { ...LAUNCHABLE, status: "draft" });
  const launch = (brand: Person, id: string, on: Database = db) =>
    launchCampaign(commandContext(on, brand), id);
  const active = async ({ brandId }: Person) => {
    const [rows] = await db.read(
      db.orm
        .select({ status: campaigns.status })
        .from(campaigns)
        .where(eq(campaigns.brandId, brandId)),
    );
    return rows.filter(({ status }) => status === "active").length;
  };

  test("a free brand has two at once, and a completed one makes room", async () => {
    const [first, second, third] = [await draft(free), await draft(free), await draft(free)];
    await launch(free, first);
    await launch(free, second);
    await expect(launch(free, third)).rejects.toMatchObject(NEEDS_PLAN);
    expect(await active(free)).toBe(2);
    await endCampaign(commandContext(db, free), first, "complete");
    await launch(free, third);
    expect(await active(free)).toBe(2);
  });

  test("two launches at once do not pass the limit together", async () => {
    await makeCampaign(db, free.brandId);
    const drafts = [await draft(free), await draft(free)];
    // Both have read before either writes.
    let waiting = 0;
    let release = () => {};
    const bothRead = new Promise<void>((resolve) => {
      release = resolve;
    });
    const together: Database = {
      ...db,
      async write(statements) {
        if (++waiting === 2) release();
        await bothRead;
        return db.write(statements);
      },
    };
    const done = await Promise.allSettled(drafts.map((id) => launch(free, id, together)));
    expect(done.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await active(free)).toBe(2);
  });

  test("a premium brand has no limit; back on the free plan what runs goes on, and nothing new starts", async () => {
    const drafts = await Promise.all(Array.from({ length: 4 }, () => draft(premium)));
    for (const id of drafts.slice(0, 3)) await launch(premium, id);
    await downgrade(premium);
    expect(await active(premium)).toBe(3);
    await expect(launch(premium, String(drafts[3]))).rejects.toMatchObject(NEEDS_PLAN);
    await endCampaign(commandContext(db, premium), String(drafts[0]), "complete");
  });
});

describe("matches", () => {
  /** A draft made by the command, with a sport that nobody else asks for. */
  const create = async (brand: Person, createdAt = Date.now(), id = newId()) => {
    const input = {
      ...{ id, title: "Autumn miles", description: "", requirements: "" },
      ...{ targetSports: ["Running"], deliverables: [], audienceCountries: ["GB" as const] },
    };
    const { matched } = await createMatchedCampaign(
      { ...commandContext(db, brand), now: createdAt },
      input,
    );
    return { id, matched };
  };
  const count = async (brand: Person, id: string) =>
    (await loadMatches(db, brand.brandId, id)).matches.length;

  beforeEach(async () => {
    await makeAthlete(db, { figures: { sport: "Running" } });
  });

  test("a free brand gets them for its first campaign, at no later moment for another", async () => {
    const first = await create(free, Date.now() - 1_000);
    const second = await create(free);
    expect([first.matched, second.matched]).toEqual([true, null]);
    expect(await count(free, first.id)).toBeGreaterThan(0);
    await refreshMatches(db, second.id, Date.now());
    const ahead = await refreshDailyMatches(db, { day: "2026-11-23", now: Date.now() }, first.id);
    await db.write(ahead.writes);
    expect(await count(free, second.id)).toBe(0);
    expect((await loadMatches(db, free.brandId, second.id)).campaign?.hasMatches).toBe(false);
  });

  test("a form that is sent twice gets the same answer, although its campaign exists by then", async () => {
    const first = await create(free);
    expect(await create(free, Date.now(), first.id)).toEqual({ id: first.id, matched: true });
  });

  test("a premium brand gets them for every campaign, and keeps what it has back on the free plan", async () => {
    const first = await create(premium, Date.now() - 1_000);
    const second = await create(premium);
    expect([first.matched, second.matched]).toEqual([true, true]);
    const before = await count(premium, second.id);
    expect(before).toBeGreaterThan(0);
    await downgrade(premium);
    await refreshMatches(db, second.id, Date.now());
    expect(await count(premium, second.id)).toBe(before);
    expect((await create(premium)).matched).toBeNull();
  });

  test("begin for earlier campaigns with the plan, not with the next night", async () => {
    await create(free, Date.now() - 1_000);
    const { id } = await create(free);
    await givePremium(db, free);
    const { signal } = new AbortController();
    const background = { db, clock: Date.now, signal } as unknown as Attempt;
    await OUTBOX_HANDLERS[PLAN_CHANGED]?.send(background, { sideId: free.brandId }, "key");
    await runRankingJobs(background, Date.now() + 10_000);
    expect(await count(free, id)).toBeGreaterThan(0);
  });
});

describe("contract templates", () => {
  const { as, makeContract } = dealsOn(db);
  const save = ({ brand, id }: Deal, name: string) =>
    saveTemplate(as(brand), id, { id: newId(), name });

  test("are saved on the paid plan; back on the free one they are used, renamed and deleted", async () => {
    const deal = await makeContract();
    await expect(save(deal, "Ours")).rejects.toMatchObject(NEEDS_PLAN);
    await givePremium(db, deal.brand);
    await save(deal, "Ours");
    await downgrade(deal.brand);
    await expect(save(deal, "Another")).rejects.toMatchObject(NEEDS_PLAN);
    const ctx = as(deal.brand);
    const [template] = await listTemplates(ctx);
    const athlete = await makeAthlete(db);
    const dealId = await makeInvitation(db, deal.campaignId, athlete.userId);
    const { templates } = await startContract(ctx, dealId, String(template?.id));
    expect(templates).toMatchObject([{ name: "Ours" }]);
    await renameTemplate(ctx, String(template?.id), "Still ours");
    await deleteTemplate(ctx, String(template?.id));
    expect(await listTemplates(ctx)).toEqual([]);
  });
});

describe("an athlete", () => {
  let athlete: Person;
  let paying: Person;
  beforeEach(async () => {
    [athlete, paying] = [await makeAthlete(db), await makeAthlete(db)];
    await givePremium(db, paying);
  });

  const contentItems = async (of: Person, n: number) => {
    const row = { ownerId: of.userId, purpose: "portfolio", kind: "picture" } as const;
    const rows = Array.from({ length: n }, (_, i) => {
      const id = newId();
      return {
        ...{ ...row, id, publicName: id, position: i + 1, name: "a.jpg" },
        ...{ bytes: 1, width: 1, height: 1, createdAt: Date.now() },
      };
    });
    await db.write([db.orm.insert(media).values(rows)]);
  };
  const add = (to: Person) =>
    addFile(commandContext(db, to), portfolioTarget, {}, {
      ...{ id: newId(), kind: "picture" as const, name: "b.jpg", bytes: 1, width: 1, height: 1 },
      ...{ durationMs: null, sha256: null },
    } as CheckedFile);
  const shown = async (of: Person) => (await loadOwnPortfolio(commandContext(db, of))).length;

  test("shows 6 content items, or 24 on the paid plan; what is shown stays when the plan ends", async () => {
    await contentItems(athlete, 5);
    await add(athlete);
    await expect(add(athlete)).rejects.toThrow("Your portfolio is full");
    await contentItems(paying, 23);
    await add(paying);
    await expect(add(paying)).rejects.toThrow("Your portfolio is full");
    await downgrade(paying);
    expect(await shown(paying)).toBe(24);
    await expect(add(paying)).rejects.toThrow("Your portfolio is full");
  });

  test("writes first to a brand on the paid plan only, and goes on in a conversation afterwards", async () => {
    const write = (from: Person) =>
      sendMessage(
        commandContext(db, from),
        { id: sideOf(free) },
        { id: newId(), message: "Hello" },
      );
    await expect(write(athlete)).rejects.toMatchObject({ code: "not_found" });
    const id = await write(paying);
    await downgrade(paying);
    expect(await write(paying)).toBe(id);
    const other = await makeBrand(db);
    await expect(
      sendMessage(
        commandContext(db, paying),
        { id: sideOf(other) },
        { id: newId(), message: "Hello" },
      ),
    ).rejects.toMatchObject({ code: "not_found" });
  });

  test("has details and 12 months of analytics on the paid plan, and not after it", async () => {
    const shown = (of: Person, period: "30d" | "12m") =>
      loadAnalytics(commandContext(db, of), period);
    await expect(shown(athlete, "12m")).rejects.toMatchObject(NEEDS_PLAN);
    expect((await shown(athlete, "30d")).details).toBeNull();
    expect((await shown(paying, "12m")).details).toEqual({
      campaigns: [],
      platforms: [],
      best: [],
    });
    await downgrade(paying);
    await expect(shown(paying, "12m")).rejects.toMatchObject(NEEDS_PLAN);
    await expect(exportAnalytics(commandContext(db, paying)).next()).rejects.toMatchObject(
      NEEDS_PLAN,
    );
  });

  test("on the paid plan stands two days ahead in the queue of verification, and no further", async () => {
    const at = (days: number) => Date.now() + days * DAY_MS;
    // Far ahead, so that they are the last of the queue for whoever else waits.
    const ids = {
      earlier: await makeVerification(db, athlete, { createdAt: at(-100_003) }),
      paid: await makeVerification(db, paying, { createdAt: at(-100_000) }),
      later: await makeVerification(db, await makeAthlete(db), { createdAt: at(-100_001) }),
    };
    const staff = commandContext(db, await makeStaff(db));
    const { items } = await verificationQueue(staff, "pending", null);
    const order = items.map(({ id }) => id).filter((id) => Object.values(ids).includes(id));
    expect(order).toEqual([ids.earlier, ids.paid, ids.later]);
    const after = await verificationQueue(staff, "pending", ids.paid);
    expect(after.items[0]?.id).toBe(ids.later);
    expect(items.find(({ id }) => id === ids.paid)?.isAhead).toBe(true);
  });
});

test("the results of each campaign, and their files, are part of the paid plan of a brand", async () => {
  const filter = readResultsFilter(new URLSearchParams());
  const csv = async (brand: Person) => {
    const parts: string[] = [];
    for await (const part of generateResultsCsv(commandContext(db, brand), filter))
      parts.push(part);
    return parts.slice(1);
  };
  for (const brand of [free, premium]) {
    const campaignId = await makeCampaign(db, brand.brandId, { title: "=Miles" });
    await makeInvitation(db, campaignId, (await makeAthlete(db)).userId, "accepted", { fee: 950 });
    const shown = await showResults(commandContext(db, brand), filter);
    expect(shown.totals[0]).toMatchObject({ label: "Cost", value: "£9.50" });
  }
  expect((await showResults(commandContext(db, premium), filter)).tables).not.toBeNull();
  expect((await csv(premium))[0]).toContain(`"Campaign","'=Miles","active"`);
  expect(
    (await makeResultsPdf(commandContext(db, premium), filter, assets)).length,
  ).toBeGreaterThan(1_000);
  expect((await showResults(commandContext(db, free), filter)).tables).toBeNull();
  await expect(csv(free)).rejects.toMatchObject(NEEDS_PLAN);
  await expect(makeResultsPdf(commandContext(db, free), filter, assets)).rejects.toMatchObject(
    NEEDS_PLAN,
  );
});

test("staff see the plan of an account, and which brand has priority support", async () => {
  const athlete = await makeAthlete(db);
  const campaignId = await makeCampaign(db, premium.brandId);
  const id = await makeDispute(
    db,
    { brand: premium, athlete, campaignId },
    { priority: "urgent", createdAt: 1 },
  );
  const staff = commandContext(db, await makeStaff(db, ["admin"]));
  expect((await loadStaffPerson(staff, premium.userId)).plan).toBe("brand_premium");
  expect((await loadStaffPerson(staff, free.userId)).plan).toBeNull();
  const queue = await disputeQueue(staff, { status: "active", priority: null, mine: false });
  expect(queue.items.find((one) => one.id === id)?.hasPriority).toBe(true);
});
