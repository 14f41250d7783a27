import { describe, expect, test } from "vitest";
import { deliverableName } from "~/features/campaigns/terms/deliverables";
import { assessCandidate } from "~/features/finding/matching/rank";
import { ENGAGEMENT_NORM, TIER_LABELS, tierOf } from "~/features/profiles/athletes/figures";
import {
  COMPANION,
  INVITED,
  MAYA,
  SAMPLE_BRAND,
  SAMPLE_CAMPAIGN,
} from "~/features/site/site/samples";
import { formatMoney } from "~/platform/money";
import { formatCount, formatPercent } from "~/platform/numbers";
import { demoData } from "./demo-data";
import { ownerIn } from "./people";

function samplesOf(data: ReturnType<typeof demoData>) {
  const find = <T>(rows: T[], is: (row: T) => boolean): T => {
    const [found, ...others] = rows.filter(is);
    if (!found || others.length > 0) throw new Error("The demo data has no such row, or several");
    return found;
  };
  const nameOf = (userId: string) => find(data.profiles, ({ id }) => id === userId).fullName;
  const campaign = find(data.campaigns, ({ title }) => title === SAMPLE_CAMPAIGN.title);
  const brand = find(data.brandProfiles, ({ id }) => id === campaign.brandId);
  const invitations = data.campaignInvitations.filter((one) => one.campaignId === campaign.id);
  const preferences = data.brandPreferences.find(({ brandId }) => brandId === campaign.brandId);

  const athlete = (name: string) => {
    const { id } = find(data.profiles, ({ fullName }) => fullName === name);
    const row = find(data.athleteProfiles, ({ userId }) => userId === id);
    const criteria = {
      title: campaign.title,
      description: campaign.description ?? "",
      requirements: campaign.requirements ?? "",
      targetSports: campaign.targetSports ?? [],
      deliverables: campaign.deliverables ?? [],
      minFollowers: campaign.minFollowers ?? null,
      minEngagementRate: campaign.minEngagementRate ?? null,
    };
    const match = assessCandidate(criteria, row, preferences ? { preferences } : {});
    return {
      row,
      shown: {
        name,
        sport: row.sport,
        location: row.location,
        tier: TIER_LABELS[tierOf(row.totalFollowers)],
        score: row.ambassadorScore,
        followers: formatCount(row.totalFollowers),
        engagement: formatPercent(row.avgEngagement),
        isVerified: row.isVerified,
        match: { score: match.score, reasons: match.reason.split(" · ") },
      },
    };
  };
  return { data, find, nameOf, campaign, brand, invitations, athlete };
}

describe.each([
  ["in March", Date.UTC(2026, 2, 31, 9, 30)],
  ["in November", Date.UTC(2026, 10, 22, 22)],
])("public pages show the demo data as it is %s", (_, now) => {
  const demo = samplesOf(demoData(now, "hash"));
  const { data, find, nameOf, campaign, brand, invitations } = demo;

  test.each([MAYA, COMPANION, INVITED])("$name", (sample) => {
    const { name, sport, location, tier, score, followers, engagement, isVerified, match } = sample;
    const shown = { name, sport, location, tier, score, followers, engagement, isVerified, match };
    expect(shown).toEqual(demo.athlete(name).shown);
  });

  test("the engagement norm of Maya's tier", () => {
    const { row } = demo.athlete(MAYA.name);
    expect(MAYA.norm).toBe(formatPercent(ENGAGEMENT_NORM[tierOf(row.totalFollowers)]));
  });

  test("the brand and its campaign", () => {
    expect(SAMPLE_BRAND).toEqual({
      name: brand.companyName,
      contact: nameOf(ownerIn(data, brand.id)),
    });
    const { fee } = find(invitations, (one) => nameOf(one.athleteId) === MAYA.name);
    expect(new Set(invitations.map((one) => one.fee))).toEqual(new Set([fee]));
    expect(SAMPLE_CAMPAIGN).toEqual({
      title: campaign.title,
      deliverables: campaign.deliverables?.map(deliverableName),
      days:
        (Date.parse(campaign.endDate ?? "") - Date.parse(campaign.startDate ?? "")) / 86_400_000,
      fee: formatMoney(fee ?? 0),
    });
    const statusOf = (name: string) =>
      find(invitations, (one) => nameOf(one.athleteId) === name).status;
    expect([MAYA, COMPANION, INVITED].map(({ name }) => statusOf(name))).toEqual([
      "accepted",
      "accepted",
      "pending",
    ]);
  });
});
