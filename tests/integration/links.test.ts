import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { ownReport } from "~/features/content/campaign-results/shares.server";
import { setDiscountCode } from "~/features/content/links/discount-code.server";
import { generateLinksCsv } from "~/features/content/links/export.server";
import { loadCampaignLinks } from "~/features/content/links/queries.server";
import { setLandingPage } from "~/features/content/links/set-landing-page.server";
import { respondToInvitation } from "~/features/deals/invitations/respond-to-invitation.server";
import { dayOf } from "~/platform/dates";
import { newId } from "~db/columns";
import {
  auditLogs,
  campaignLinks,
  codeSales,
  discountCodes,
  linkClicks,
  recordEntries,
} from "~db/schema";
import { athleteDeal } from "../support/athlete-deal";
import { commandContext } from "../support/command-context";
import {
  dealOf,
  makeActiveDeal,
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeInvitation,
  type Person,
} from "../support/factories";
import { notificationsOf } from "../support/notifications";
import { database } from "../support/own-database";

/** Short links and discount codes of a campaign; what a click does is in http/links.spec.ts. */

const db = database();
const as = (person: Person) => commandContext(db, person);
const HOST = "laurel.test";
const TARGET = "https://shop.example/autumn";

const linksIn = async (campaignId: string) => {
  const [rows] = await db.read(
    db.orm.select().from(campaignLinks).where(eq(campaignLinks.campaignId, campaignId)),
  );
  return rows;
};

describe("the landing page", () => {
  it("gives a link to everyone who has accepted, and to no one else", async () => {
    const { brand, athlete, campaignId } = await makeActiveDeal(db);
    const pending = await makeAthlete(db);
    await makeInvitation(db, campaignId, pending.userId, "pending");
    await setLandingPage(as(brand), campaignId, TARGET, HOST);
    expect(await linksIn(campaignId)).toMatchObject([
      { athleteId: athlete.userId, target: TARGET },
    ]);
    expect(await athleteDeal(db, pending, campaignId)).toBeNull();
  });

  it("gives codes that are short, easy to read and of no order", async () => {
    const { brand, campaignId } = await makeActiveDeal(db);
    for (let i = 0; i < 20; i++)
      await makeInvitation(db, campaignId, (await makeAthlete(db)).userId);
    await setLandingPage(as(brand), campaignId, TARGET, HOST);
    const codes = (await linksIn(campaignId)).map(({ code }) => code);
    expect(new Set(codes).size).toBe(21);
    for (const code of codes) expect(code).toMatch(/^[23456789bcdfghjkmnpqrstvwxz]{8}$/);
    const starts = new Set(codes.map((code) => code.slice(0, 2)));
    expect(starts.size).toBeGreaterThan(10);
  });

  it("can be changed later: links keep their codes and lead elsewhere, and the record says who did it", async () => {
    const { brand, campaignId } = await makeActiveDeal(db);
    await setLandingPage(as(brand), campaignId, TARGET, HOST);
    const [before] = await linksIn(campaignId);
    await setLandingPage(as(brand), campaignId, "https://shop.example/winter", HOST);
    expect(await linksIn(campaignId)).toEqual([
      { ...before, target: "https://shop.example/winter" },
    ]);
    const [rows] = await db.read(
      db.orm
        .select({ action: auditLogs.action, userId: auditLogs.userId, detail: auditLogs.detail })
        .from(auditLogs)
        .where(eq(auditLogs.resourceId, campaignId)),
    );
    expect(rows).toHaveLength(2);
    expect(rows[1]).toMatchObject({ action: "landing_set", userId: brand.userId });
    expect(JSON.stringify(rows[1]?.detail)).toContain("winter");
  });

  it("tells those who have a link of a page of another site, and of no other change", async () => {
    const { brand, athlete, campaignId } = await makeActiveDeal(db);
    const notifications = async () => {
      const rows = await notificationsOf(db, athlete.userId);
      return rows.map(({ title }) => title).filter((title) => title.startsWith("Your link"));
    };
    for (const target of [TARGET, "https://shop.example/winter"])
      await setLandingPage(as(brand), campaignId, target, HOST);
    expect(await notifications()).toEqual([]);
    await setLandingPage(as(brand), campaignId, "https://shop.example.evil.example/", HOST);
    expect(await notifications()).toEqual(["Your link now leads to shop.example.evil.example"]);
  });

  it("records for each deal that its link leads to another site, and no other change", async () => {
    const { brand, athlete, campaignId } = await makeActiveDeal(db);
    const second = await makeAthlete(db);
    await makeInvitation(db, campaignId, second.userId);
    const recorded = async () => {
      const [rows] = await db.read(
        db.orm
          .select()
          .from(recordEntries)
          .where(eq(recordEntries.campaignId, campaignId))
          .orderBy(recordEntries.number),
      );
      return rows;
    };
    for (const target of [TARGET, "https://shop.example/winter"])
      await setLandingPage(as(brand), campaignId, target, HOST);
    expect(await recorded()).toEqual([]);
    await setLandingPage(as(brand), campaignId, "https://other.example/", HOST);
    await setLandingPage(as(brand), campaignId, TARGET, HOST);
    const rows = await recorded();
    expect(rows.map(({ number, kind }) => [number, kind])).toEqual(
      [1, 2, 3, 4].map((number) => [number, "landing_moved"]),
    );
    for (const { userId } of [athlete, second]) {
      const [first, back] = rows.filter(({ athleteId }) => athleteId === userId);
      expect(first?.subjectId).toBe(await dealOf(db, campaignId, userId));
      expect(JSON.parse(first?.body ?? "")).toEqual({
        ...{ by: "brand", from: "https://shop.example/winter", to: "https://other.example/" },
      });
      expect(JSON.parse(back?.body ?? "")).toMatchObject({ to: TARGET });
    }
    expect(new Set(rows.map(({ id, salt }) => id + salt)).size).toBe(4);
  });

  it("gives a later acceptance its link, once", async () => {
    const { brand, campaignId } = await makeActiveDeal(db);
    await setLandingPage(as(brand), campaignId, TARGET, HOST);
    const late = await makeAthlete(db);
    const dealId = await makeInvitation(db, campaignId, late.userId, "pending");
    await respondToInvitation(as(late), dealId, "accept");
    const own = (await athleteDeal(db, late, campaignId))?.ownLink;
    expect(own).toMatchObject({ link: expect.any(String), code: null, clicks: 0 });
    await setLandingPage(as(brand), campaignId, TARGET, HOST);
    expect((await athleteDeal(db, late, campaignId))?.ownLink).toEqual(own);
  });

  it("misses no acceptance of the same moment", async () => {
    const { brand, campaignId } = await makeActiveDeal(db);
    const athletes = await Promise.all([1, 2, 3, 4].map(() => makeAthlete(db)));
    const answers = await Promise.all(
      athletes.map(async (athlete) => ({
        athlete,
        dealId: await makeInvitation(db, campaignId, athlete.userId, "pending"),
      })),
    );
    await Promise.all([
      ...answers.map(({ athlete, dealId }) => respondToInvitation(as(athlete), dealId, "accept")),
      setLandingPage(as(brand), campaignId, TARGET, HOST),
    ]);
    expect(await linksIn(campaignId)).toHaveLength(5);
  });

  it("is the brand's own business, and leads off this site", async () => {
    const { athlete, campaignId } = await makeActiveDeal(db);
    const other = await makeBrand(db);
    for (const id of [campaignId, newId()])
      await expect(setLandingPage(as(other), id, TARGET, HOST)).rejects.toMatchObject({
        code: "not_found",
      });
    await expect(setLandingPage(as(athlete), campaignId, TARGET, HOST)).rejects.toMatchObject({
      code: "forbidden",
    });
    const { brand, campaignId: own } = await makeActiveDeal(db);
    await expect(
      setLandingPage(as(brand), own, `https://${HOST}/go/bcdfghjk`, HOST),
    ).rejects.toMatchObject({ fields: { target: ["Enter a page of your own site"] } });
    expect(await linksIn(campaignId)).toEqual([]);
    expect(await loadCampaignLinks(as(other), campaignId)).toBeNull();
  });
});

describe("a discount code", () => {
  const codeOf = async (campaignId: string, athlete: Person) =>
    (await athleteDeal(db, athlete, campaignId))?.ownLink?.code ?? null;

  it("is given to an athlete who has accepted, and can be changed", async () => {
    const { brand, athlete, campaignId, dealId } = await makeActiveDeal(db);
    for (const code of ["MAYA10", "MAYA15"]) {
      await setDiscountCode(as(brand), campaignId, { dealId, code });
      expect(await codeOf(campaignId, athlete)).toBe(code);
    }
  });

  it("stays once a sale is reported", async () => {
    const { brand, athlete, campaignId, dealId } = await makeActiveDeal(db);
    const give = (code: string) => setDiscountCode(as(brand), campaignId, { dealId, code });
    await give("MAYA10");
    const [[{ id } = { id: "" }]] = await db.read(
      db.orm
        .select({ id: discountCodes.id })
        .from(discountCodes)
        .where(eq(discountCodes.campaignId, campaignId)),
    );
    await db.write([
      db.orm.insert(codeSales).values({
        ...{ codeId: id, reference: "1", day: "2026-11-01", revenue: 100 },
        ...{ source: "csv", createdAt: 1 },
      }),
    ]);
    await expect(give("MAYA15")).rejects.toMatchObject({
      fields: { code: ["MAYA10 has sales, so it can't be changed"] },
    });
    await give("MAYA10");
    expect(await codeOf(campaignId, athlete)).toBe("MAYA10");
  });

  it("is one athlete's of a brand; another brand may use the same", async () => {
    const first = await makeActiveDeal(db);
    const { brand, campaignId } = first;
    const second = await makeAthlete(db);
    const secondDeal = await makeInvitation(db, campaignId, second.userId);
    await setDiscountCode(as(brand), campaignId, { dealId: first.dealId, code: "RUN" });
    await expect(
      setDiscountCode(as(brand), campaignId, { dealId: secondDeal, code: "RUN" }),
    ).rejects.toMatchObject({
      fields: { code: ["You've already given this code to someone. Choose another one"] },
    });
    const other = await makeActiveDeal(db);
    await setDiscountCode(as(other.brand), other.campaignId, {
      dealId: other.dealId,
      code: "RUN",
    });
    expect(await codeOf(other.campaignId, other.athlete)).toBe("RUN");
  });

  it("is not for another brand's campaign, nor for athletes who have not accepted", async () => {
    const { brand, campaignId, dealId } = await makeActiveDeal(db);
    const other = await makeBrand(db);
    const pending = await makeInvitation(db, campaignId, (await makeAthlete(db)).userId, "pending");
    const own = await makeCampaign(db, other.brandId);
    const ownOther = await makeCampaign(db, brand.brandId);
    for (const [who, campaign, deal] of [
      [other, campaignId, dealId],
      [other, own, dealId],
      [brand, ownOther, dealId],
      [brand, campaignId, pending],
    ] as const)
      await expect(
        setDiscountCode(as(who), campaign, { dealId: deal, code: "MINE" }),
      ).rejects.toMatchObject({ code: "not_found" });
  });
});

it("the page and the file tell clicks and sales by athlete, of the brand's own campaign", async () => {
  const { brand, campaignId, dealId } = await makeActiveDeal(db);
  await setLandingPage(as(brand), campaignId, TARGET, HOST);
  await setDiscountCode(as(brand), campaignId, { dealId, code: "MAYA10" });
  const [link] = await linksIn(campaignId);
  const code = String(link?.code);
  const today = dayOf(Date.now());
  const [[given]] = await db.read(
    db.orm.select().from(discountCodes).where(eq(discountCodes.campaignId, campaignId)),
  );
  await db.write([
    db.orm.insert(linkClicks).values([
      { code, day: today, clicks: 7, bots: 2 },
      { code, day: "2026-01-01", clicks: 3 },
    ]),
    db.orm.insert(codeSales).values({
      ...{ codeId: String(given?.id), reference: "1", day: today, orders: 2, revenue: 12_050 },
      ...{ source: "csv", createdAt: 1 },
    }),
  ]);
  const page = await loadCampaignLinks(as(brand), campaignId);
  expect(page).toMatchObject({
    campaign: { target: TARGET, totals: { clicks: 10, bots: 2, orders: 2, revenue: 12_050 } },
    athletes: [{ link: code, code: "MAYA10", clicks: 10, bots: 2, orders: 2, revenue: 12_050 }],
  });
  expect(page?.athletes[0]?.daily).toEqual([...Array(27).fill(0), 7]);
  const { clicks, orders, revenue } = (await ownReport(as(brand), campaignId)).report.totals;
  expect([clicks, orders, revenue].map(({ measure }) => measure.range?.low)).toEqual([
    10, 2, 12_050,
  ]);
  const textOf = async (person: Person) => {
    let text = "";
    const addressOf = (link: string) => `https://laurel.test/go/${link}`;
    const file = generateLinksCsv(as(person), campaignId, addressOf, 1);
    for await (const part of file) text += part;
    return text.trim().split("\r\n");
  };
  const [, ...lines] = await textOf(brand);
  const start = `"Test Athlete","https://laurel.test/go/${code}","MAYA10"`;
  expect(lines).toEqual([
    `${start},"2026-01-01",3,0,0,"0.00"`,
    `${start},"${today}",7,2,2,"120.50"`,
  ]);
  await expect(textOf(await makeBrand(db))).rejects.toMatchObject({ code: "not_found" });

  // Read in parts, here of one athlete: the second has nothing to say, the third a click under the same name as the first.
  for (const [name, clicks] of [
    ["A Quiet Athlete", 0],
    ["Test Athlete", 5],
  ] as const) {
    const other = await makeAthlete(db, { name });
    const own = `x${other.userId.slice(-8)}`;
    await db.write([
      db.orm.insert(campaignLinks).values({
        ...{ code: own, dealId: await makeInvitation(db, campaignId, other.userId), campaignId },
        ...{ athleteId: other.userId, target: TARGET, createdAt: 1 },
      }),
      ...(clicks ? [db.orm.insert(linkClicks).values({ code: own, day: today, clicks })] : []),
    ]);
  }
  const parts = await textOf(brand);
  expect(parts).toHaveLength(4);
  expect(parts.slice(1, 3)).toEqual(lines);
  expect(parts[3]).toMatch(/,5,0,0,"0.00"$/);
});

it("tells a second deal of an athlete from the one that ended, on the page and in the file", async () => {
  const { brand, athlete, campaignId, dealId } = await makeActiveDeal(db);
  await setLandingPage(as(brand), campaignId, TARGET, HOST);
  await db.write([
    sql`update deals set status = 'ended', closed_at = 1 where id = ${dealId}`,
    sql`delete from campaign_invitations where id = ${dealId}`,
  ]);
  await makeInvitation(db, campaignId, athlete.userId);
  await setLandingPage(as(brand), campaignId, `${TARGET}&again`, HOST);
  const links = await linksIn(campaignId);
  await db.write(
    links.map(({ code }) =>
      db.orm.insert(linkClicks).values({ code: String(code), day: "2026-01-01", clicks: 1 }),
    ),
  );
  const page = await loadCampaignLinks(as(brand), campaignId);
  const names = ["Test Athlete", "Test Athlete (deal ended)"];
  expect(page?.athletes.map(({ name }) => name).toSorted()).toEqual(names);
  let text = "";
  for await (const part of generateLinksCsv(as(brand), campaignId, (link) => link, 1)) text += part;
  const [, ...lines] = text.trim().split("\r\n");
  expect(lines.map((line) => line.split(",")[0]).toSorted()).toEqual(
    names.map((name) => `"${name}"`).toSorted(),
  );
});

it("shows many athletes page by page, each once", async () => {
  const { brand, campaignId } = await makeActiveDeal(db);
  for (let i = 0; i < 30; i++) await makeInvitation(db, campaignId, (await makeAthlete(db)).userId);
  const pageOf = async (number: number) => loadCampaignLinks(as(brand), campaignId, number);
  const [first, second, third] = [await pageOf(1), await pageOf(2), await pageOf(3)];
  expect(first).toMatchObject({ number: 1, pages: 2 });
  expect([first, second, third].map((page) => page?.athletes.length)).toEqual([25, 6, 0]);
  const all = [...(first?.athletes ?? []), ...(second?.athletes ?? [])];
  expect(new Set(all.map(({ dealId }) => dealId)).size).toBe(31);
  // The totals are those of all pages.
  const last = second?.athletes.at(-1)?.dealId ?? "";
  const athleteId = sql`(select athlete_id from deals where id = ${last})`;
  await db.write([
    sql`insert into campaign_links (code, deal_id, campaign_id, athlete_id, target, created_at)
      values ('lastpage', ${last}, ${campaignId}, ${athleteId}, ${TARGET}, 1)`,
    db.orm.insert(linkClicks).values({ code: "lastpage", day: "2026-01-01", clicks: 4, bots: 1 }),
  ]);
  expect((await pageOf(1))?.campaign.totals).toMatchObject({ clicks: 4, bots: 1, orders: 0 });
});
