import { describe, expect, test } from "vitest";
import { deliverableName } from "~/features/campaigns/terms/deliverables";
import { assessCandidate } from "~/features/finding/matching/rank";
import { ENGAGEMENT_NORM, TIER_LABELS, tierOf } from "~/features/profiles/athletes/figures";
import { explainScore } from "~/features/profiles/athletes/score";
import {
  COMPANION,
  INVITED,
  MAYA,
  SAMPLE_BRAND,
  SAMPLE_CAMPAIGN,
  SAMPLE_RESULTS,
  SAMPLE_REVIEW,
} from "~/features/site/site/samples";
import { formatMoney } from "~/platform/money";
import { formatCount, formatPercent } from "~/platform/numbers";
import type { ContentStatus, InvitationStatus } from "~db/constants";
import { demoData } from "./demo-data";
import { ownerIn } from "./people";

const grouped = new Intl.NumberFormat("en-GB");

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
  const fileOf = (contentId: string) =>
    find(data.files, ({ row }) => row.contentId === contentId).row.name;
  const contentOf = (campaignId: string) =>
    data.contentSubmissions.filter(
      (one) => one.campaignId === campaignId && one.status !== "draft",
    );
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
    const channels = data.socialAccounts.filter(({ athleteId }) => athleteId === id);
    return {
      row,
      channels,
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
  return { data, find, nameOf, campaign, brand, invitations, contentOf, fileOf, athlete };
}

const LABELS: Partial<Record<ContentStatus, string>> = {
  approved: "Approved",
  awaiting_review: "Awaiting Review",
  posted: "Posted",
};

describe.each([
  ["in March", Date.UTC(2026, 2, 31, 9, 30)],
  ["in November", Date.UTC(2026, 10, 22, 22)],
])("public pages show the demo data as it is %s", (_, now) => {
  const demo = samplesOf(demoData(now, "hash"));
  const { data, find, nameOf, campaign, brand, invitations, contentOf, fileOf } = demo;

  test.each([MAYA, COMPANION, INVITED])("$name", (sample) => {
    const { name, sport, location, tier, score, followers, engagement, isVerified, match } = sample;
    const shown = { name, sport, location, tier, score, followers, engagement, isVerified, match };
    expect(shown).toEqual(demo.athlete(name).shown);
  });

  test("what the athlete's demo shows of Maya", () => {
    const { row, channels } = demo.athlete(MAYA.name);
    const factors = explainScore({ ...row, channels })
      .factors.map(({ label, points }) => `${label} ${points}`)
      .join(", ");
    expect(MAYA.factors.toLowerCase()).toBe(factors.toLowerCase());
    expect(MAYA.norm).toBe(formatPercent(ENGAGEMENT_NORM[tierOf(row.totalFollowers)]));
    expect(MAYA.instagram).toEqual({
      followers: grouped.format(channels[0]?.followers ?? 0),
      rate: String(channels[0]?.engagementRate),
    });
    const own = data.campaignInvitations.filter(({ athleteId }) => athleteId === row.userId);
    const withStatus = (status: InvitationStatus) => own.filter((one) => one.status === status);
    const active = data.campaigns.filter(({ status }) => status === "active");
    expect(MAYA.campaigns).toMatchObject({
      available: active.length,
      pending: withStatus("pending").length,
      accepted: withStatus("accepted").length,
    });
    for (const { title, brand, sports } of MAYA.campaigns.open) {
      const open = find(active, (one) => one.title === title);
      const known = [
        ...own,
        ...data.campaignInterests.filter((one) => one.athleteId === row.userId),
      ];
      expect(known.map(({ campaignId }) => campaignId)).not.toContain(open.id);
      expect(sports).toBe(open.targetSports?.join(", "));
      const by = find(data.brandProfiles, ({ id }) => id === open.brandId);
      expect(brand).toBe(by.companyName);
    }
    for (const { title, campaign, version, status } of MAYA.contentItems) {
      const contentItem = find(data.contentSubmissions, (one) => one.title === title);
      expect(contentItem.athleteId).toBe(row.userId);
      expect(contentItem.version).toBe(version);
      expect(LABELS[contentItem.status ?? "draft"]).toBe(status);
      expect(find(data.campaigns, ({ id }) => id === contentItem.campaignId).title).toBe(campaign);
    }
    const draft = find(data.contentSubmissions, ({ title }) => title === MAYA.content.title);
    expect(MAYA.content).toEqual({
      title: draft.title,
      caption: draft.description,
      file: fileOf(draft.id),
    });
  });

  test("the brand and its campaign", () => {
    expect(SAMPLE_BRAND).toEqual({
      name: brand.companyName,
      contact: nameOf(ownerIn(data, brand.id)),
    });
    const { fee, message } = find(invitations, (one) => nameOf(one.athleteId) === MAYA.name);
    expect(new Set(invitations.map((one) => one.fee))).toEqual(new Set([fee]));
    expect(SAMPLE_CAMPAIGN).toEqual({
      title: campaign.title,
      description: campaign.description,
      budget: formatMoney(campaign.budget ?? 0),
      sports: campaign.targetSports,
      minFollowers: grouped.format(campaign.minFollowers ?? 0),
      deliverables: campaign.deliverables?.map(deliverableName),
      days:
        (Date.parse(campaign.endDate ?? "") - Date.parse(campaign.startDate ?? "")) / 86_400_000,
      fee: formatMoney(fee ?? 0),
      message,
      invitations: invitations.length,
      content: contentOf(campaign.id).length,
    });
    const statusOf = (name: string) =>
      find(invitations, (one) => nameOf(one.athleteId) === name).status;
    expect([MAYA, COMPANION, INVITED].map(({ name }) => statusOf(name))).toEqual([
      "accepted",
      "accepted",
      "pending",
    ]);
  });

  test("its review and its results", () => {
    const contentItem = find(data.contentSubmissions, ({ title }) => title === SAMPLE_REVIEW.title);
    expect(contentItem).toMatchObject({ campaignId: campaign.id, status: "awaiting_review" });
    const comment = data.contentComments.find(({ contentId }) => contentId === contentItem.id);
    expect(SAMPLE_REVIEW).toEqual({
      title: contentItem.title,
      version: contentItem.version,
      caption: contentItem.description,
      file: fileOf(contentItem.id),
      comment: comment?.comment,
    });
    const ended = find(data.campaigns, ({ title }) => title === SAMPLE_RESULTS.title);
    expect(ended).toMatchObject({ brandId: brand.id, status: "completed" });
    expect(SAMPLE_RESULTS).toEqual({
      title: ended.title,
      budget: formatMoney(ended.budget ?? 0),
      posted: contentOf(ended.id).map(({ title, athleteId }) => ({ title, by: nameOf(athleteId) })),
    });
  });
});
