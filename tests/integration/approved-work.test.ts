import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { deliverableName } from "~/features/campaigns/terms/deliverables";
import { approvedWork } from "~/features/content/content/approved-work.server";
import { computeProgress } from "~/features/content/content/deliverables";
import { isApproved } from "~/features/content/content/status-tables";
import { CONTENT_STATUSES } from "~db/constants";
import { campaigns } from "~db/schema";
import { ask, REEL } from "../support/deliverables";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  makeInvitation,
} from "../support/factories";
import { database } from "../support/own-database";

const db = database();

const WORK = [ask(2, "reel"), ask(3, "story"), ask(1, "video")];
const WORDS = WORK.map(deliverableName);

test("what is approved of a campaign is what its deals count, one by one", async () => {
  const brand = await makeBrand(db);
  const campaignId = await makeCampaign(db, brand.brandId);
  let seed = 7;
  const random = (n: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * n);
  };
  const expected = { approved: 0, agreed: 0 };
  for (let i = 0; i < 12; i++) {
    const { userId } = await makeAthlete(db);
    // Each word may be asked for twice, and a deal may ask for nothing.
    const asked = Array.from({ length: random(5) }, () => WORK[random(3)] ?? REEL);
    const state = i === 11 ? "ended" : "accepted";
    const dealId = await makeInvitation(db, campaignId, userId, state, { deliverables: asked });
    const items = [];
    for (let n = random(7); n > 0; n--) {
      const status = CONTENT_STATUSES[random(CONTENT_STATUSES.length)] ?? "approved";
      const deliverable = [...WORDS, "something else", null][random(5)] ?? null;
      const mediaUrls = Array.from({ length: random(3) }, (_, k) => `https://example.com/${k}`);
      const values = { dealId, deliverable, mediaUrls };
      const id = await makeContent(db, campaignId, userId, status, values);
      items.push({ id, title: "", status, deliverable, items: Math.max(1, mediaUrls.length) });
    }
    if (state === "ended") continue;
    const { needed, delivered } = computeProgress(
      asked.map((one) => ({ text: deliverableName(one), count: one.count })),
      items.filter(({ status }) => isApproved(status)),
    );
    expected.agreed += needed;
    expected.approved += delivered;
  }
  const [[row]] = await db.read(
    db.orm.select({ approvedWork }).from(campaigns).where(eq(campaigns.id, campaignId)),
  );
  expect(expected.approved).toBeGreaterThan(0);
  expect(row?.approvedWork).toEqual(expected);
});
