import type { Database } from "~db/client";
import { newId } from "~db/columns";
import {
  campaignLinks,
  codeSales,
  dealForecasts,
  discountCodes,
  linkClicks,
  postFigures,
  posts,
} from "~db/schema";
import { dealOf, makeContent, makeInvitation } from "./factories";

/** Posts of a campaign, and what came of them. */

type Figures = Omit<typeof postFigures.$inferInsert, "contentId" | "takenAt"> & {
  takenAt?: number;
};

/** A posted content item with the figures of some spans. @returns its id */
export async function makePost(
  db: Database,
  { campaignId, athleteId }: { campaignId: string; athleteId: string },
  figures: Figures[] = [],
  values: Partial<typeof posts.$inferInsert> = {},
): Promise<string> {
  const postedAt = Date.now() - 1_000;
  const contentId = await makeContent(db, campaignId, athleteId, "posted", {
    postUrl: "https://instagram.com/p/abc",
    postedAt,
  });
  const post = { platform: "instagram", keptUntil: postedAt, createdAt: postedAt } as const;
  await db.write([
    db.orm.insert(posts).values({ ...post, postedAt, ...values, contentId, athleteId }),
    ...figures.map((figure) =>
      db.orm.insert(postFigures).values({ takenAt: postedAt, ...figure, contentId }),
    ),
  ]);
  return contentId;
}

/** A deal with what was expected of it. */
export async function makeDeal(
  db: Database,
  { campaignId, athleteId }: { campaignId: string; athleteId: string },
  {
    fee = 50_000,
    followers = 10_000,
    expected = 500,
  }: { fee?: number; followers?: number; expected?: number } = {},
): Promise<void> {
  const dealId = await makeInvitation(db, campaignId, athleteId, "accepted", { fee });
  await db.write([
    db.orm.insert(dealForecasts).values({
      ...{ dealId, followers, madeAt: 1 },
      ...{ reachLow: 2_000, reach: 3_200, reachHigh: 4_800 },
      ...{ engagementsLow: expected / 2, engagements: expected, engagementsHigh: expected * 2 },
    }),
  ]);
}

/** The athlete's short link, with these clicks by day. */
export async function makeLink(
  db: Database,
  { campaignId, athleteId }: { campaignId: string; athleteId: string },
  clicks: Record<string, { clicks: number; bots: number }>,
): Promise<void> {
  const code = newId();
  const dealId = await dealOf(db, campaignId, athleteId);
  const link = {
    code,
    dealId,
    campaignId,
    athleteId,
    target: "https://shop.example/",
    createdAt: 1,
  };
  await db.write([
    db.orm.insert(campaignLinks).values(link),
    ...Object.entries(clicks).map(([day, counts]) =>
      db.orm.insert(linkClicks).values({ code, day, ...counts }),
    ),
  ]);
}

/** The athlete's discount code, with these orders. */
export async function makeCode(
  db: Database,
  { campaignId, athleteId, brandId }: { campaignId: string; athleteId: string; brandId: string },
  sales: { orders: number; revenue: number; day?: string; refund?: boolean }[],
): Promise<void> {
  const id = newId();
  const dealId = await dealOf(db, campaignId, athleteId);
  const code = { id, dealId, campaignId, athleteId, brandId, code: id.toUpperCase(), createdAt: 1 };
  await db.write([
    db.orm.insert(discountCodes).values(code),
    ...sales.map((sale, i) =>
      db.orm.insert(codeSales).values({
        ...{ day: "2026-01-01", ...sale, codeId: id, reference: String(i) },
        ...{ source: "csv", createdAt: 1 },
      }),
    ),
  ]);
}
