import { describe, expect, test } from "vitest";
import { checkDisclosure } from "~/features/content/disclosure/check-disclosure";
import { readClip } from "~/features/media/media/mp4";
import { pictureWidths } from "~/features/media/media/picture-sizes";
import { tierOf } from "~/features/profiles/athletes/figures";
import { forecastPosts } from "~/features/profiles/reach/forecast-posts";
import { describeNotification } from "~/server/notifications";
import { ID_PATTERN } from "~db/columns";
import {
  CAMPAIGN_STATUSES,
  CONTENT_STATUSES,
  INTEREST_STATUSES,
  INVITATION_STATUSES,
} from "~db/constants";
import { demoData } from "./demo-data";
import { storedOf } from "./media";
import { DEMO } from "./people";

const NOW = Date.UTC(2026, 2, 31, 9, 30);
const data = demoData(NOW, "hash");
const states = (rows: { status?: string | undefined }[]) => [
  ...new Set(rows.map(({ status }) => status)),
];
const idOf = (email: string) => data.profiles.find((p) => p.email === email)?.id ?? "";

const channelsOf = (athleteId: string | undefined) =>
  data.socialAccounts
    .filter((one) => one.athleteId === athleteId)
    .map(({ platform, followers = 0, engagementRate = 0 }) => ({
      ...{ platform, followers, engagementRate },
    }));

describe("the demo data", () => {
  test("is the same on the same day", () => {
    expect(demoData(NOW + 60_000, "hash")).toEqual(data);
  });

  test("has sixty athletes of a dozen sports in every tier, and eight brands", () => {
    expect(data.athleteProfiles).toHaveLength(60);
    expect(new Set(data.athleteProfiles.map(({ sport }) => sport)).size).toBe(12);
    const tiers = new Set(data.athleteProfiles.map(({ totalFollowers }) => tierOf(totalFollowers)));
    expect([...tiers].sort()).toEqual(["macro", "micro", "mid", "nano"]);
    expect(data.athleteProfiles.some(({ isVerified }) => isVerified)).toBe(true);
    expect(data.brandProfiles).toHaveLength(8);
    expect(data.metricSnapshots).toHaveLength(60 * 12);
    expect(new Set(data.profiles.map(({ fullName }) => fullName)).size).toBe(70);
  });

  test("expects of each deal what the product would", () => {
    expect(data.dealForecasts.length).toBeGreaterThan(10);
    for (const { dealId, madeAt, ...made } of data.dealForecasts) {
      const deal = data.campaignInvitations.find(({ id }) => id === dealId);
      if (!deal?.deliverables) throw new Error("a forecast without its deal");
      const expected = forecastPosts(channelsOf(deal.athleteId), deal.deliverables);
      expect([made.reachLow, made.reach, made.reachHigh]).toEqual(
        Object.values(expected?.reach ?? {}),
      );
      expect([made.engagementsLow, made.engagements, made.engagementsHigh]).toEqual(
        Object.values(expected?.engagements ?? {}),
      );
      expect(madeAt).toBe(deal.updatedAt);
    }
  });

  test("has posts that brought about what was to be expected of them", () => {
    const brought = data.postFigures.filter(({ span }) => span === "30d");
    expect(brought.length).toBeGreaterThan(5);
    for (const { contentId, engagements = 0 } of brought) {
      const post = data.posts.find((one) => one.contentId === contentId);
      const channel = channelsOf(post?.athleteId).find(
        ({ platform }) => platform === post?.platform,
      );
      const most = forecastPosts(channel ? [channel] : [], [])?.engagements.high ?? 0;
      expect(engagements).toBeGreaterThan(0);
      expect(engagements).toBeLessThanOrEqual(most);
    }
  });

  test("has athletes with a starting rate and without", () => {
    const rates = data.athleteProfiles.map(({ startingRate }) => startingRate);
    expect(rates.filter((rate) => rate === null)).toHaveLength(20);
    for (const rate of rates)
      if (rate) expect([rate % 100, rate >= 5_000, rate <= 300_000]).toEqual([0, true, true]);
  });

  test("has runners in three towns of Scotland, and knows where everyone lives", () => {
    const runners = data.athleteProfiles.filter(
      ({ sport, place }) => sport === "Running" && place?.includes("Scotland"),
    );
    expect(runners.map(({ place }) => place?.split(",")[0]).sort()).toEqual([
      ...["Edinburgh", "Glasgow", "Inverness"],
    ]);
    expect(data.athleteProfiles.filter(({ place }) => !place)).toEqual([]);
  });

  test("has every state of campaigns, invitations and content", () => {
    expect(states(data.campaigns).sort()).toEqual([...CAMPAIGN_STATUSES].sort());
    expect(states(data.campaignInvitations).sort()).toEqual([...INVITATION_STATUSES].sort());
    expect(states(data.contentSubmissions).sort()).toEqual([...CONTENT_STATUSES].sort());
    expect(states(data.moderationCases)).toContain("open");
    expect(states(data.campaignInterests).sort()).toEqual([...INTEREST_STATUSES].sort());
  });

  test("has one caption without a clear ad label, sent with a reason", () => {
    const campaigns = new Map(data.campaigns.map((campaign) => [campaign.id, campaign]));
    const unclear = data.contentSubmissions.filter(
      ({ campaignId, description = "", platform = null }) =>
        description !== "" &&
        checkDisclosure(description, {
          countries: campaigns.get(campaignId)?.audienceCountries ?? ["GB"],
          platform,
        }).length > 0,
    );
    expect(unclear.map(({ title }) => title)).toEqual(["Ten weeks out"]);
    expect(unclear[0]?.disclosureReason).toContain("opens with “Ad”");
  });

  test("has a notification of every kind", () => {
    const titles = data.notifications.map(
      ({ kind, subjectId = null, params }) =>
        describeNotification({ kind, subjectId, params })?.title ?? "",
    );
    const phrases = [
      ...[": interested in ", ": no invitation to ", "” approved", ": changes to “"],
      ...["” flagged", "” taken back", "Our team: a note on “", "” sent for review"],
      ...["” posted", "” to review by ", ": comment on “", " invitation to "],
      ...[": invitation accepted, ", ": invitation declined, ", ": invitation withdrawn, "],
      ...["” launched", "” changed", "” ended on ", "” completed", "” cancelled", "” withdrawn"],
      ...["” returned with guidance", ": flag on “", "be in their portfolio?"],
    ];
    const isIn = (phrase: string) => titles.some((title) => title.includes(phrase));
    expect(phrases.filter((phrase) => !isIn(phrase))).toEqual([]);
  });

  test("has interests only of athletes without an earlier invitation", () => {
    for (const { campaignId, athleteId, status, createdAt } of data.campaignInterests) {
      const invitation = data.campaignInvitations.find(
        (one) => one.campaignId === campaignId && one.athleteId === athleteId,
      );
      expect(invitation !== undefined).toBe(status === "invited");
      if (invitation) expect(invitation.createdAt).toBeGreaterThan(createdAt);
    }
  });

  test("gives the demo brand the three sample campaigns", () => {
    const own = data.campaigns.filter(({ brandId }) => brandId === data.brandMembers[0]?.brandId);
    const samples = own.map(({ budget, minFollowers }) => [budget, minFollowers]);
    expect(samples).toEqual(
      expect.arrayContaining([
        [500_000, 10_000],
        [750_000, 25_000],
        [350_000, 15_000],
      ]),
    );
    const reviewed = data.contentSubmissions.filter(
      ({ status, campaignId }) =>
        status === "awaiting_review" && own.some(({ id }) => id === campaignId),
    );
    expect(reviewed.map(({ athleteId }) => athleteId)).toContain(idOf(DEMO.athlete));
  });

  test("shows everyone, every brand and the campaigns by a picture of their own", () => {
    const nameOf = (purpose: string) =>
      data.files.filter(({ row }) => row.purpose === purpose).map(({ row }) => row.publicName);
    expect(nameOf("avatar")).toEqual(data.profiles.map(({ avatar }) => avatar));
    expect(nameOf("logo")).toEqual(data.brandProfiles.map(({ logo }) => logo));
    const covers = data.campaigns.flatMap(({ cover }) => cover ?? []);
    expect(nameOf("cover").sort()).toEqual(covers.sort());
    expect(covers.length).toBeGreaterThan(8);
    expect(new Set(data.files.map(({ row }) => row.publicName ?? row.id)).size).toBe(
      data.files.length,
    );
  });

  test("has files that the product would keep as they are", async () => {
    for (const drawing of new Set(data.files.map((file) => file.drawing))) {
      const { row } = data.files.find((file) => file.drawing === drawing) ?? {};
      const stored = storedOf(drawing);
      const names = stored.map(({ name }) => name).sort();
      const sizes = pictureWidths(row?.width ?? 0).map((width) => `${width}.webp`);
      expect(names).toEqual(row?.kind === "clip" ? ["original", "poster.webp"] : sizes.sort());
      for (const { name, bytes } of stored) {
        const limit = name === "original" ? 300_000 : 30_000;
        expect([drawing, name, bytes.byteLength < limit]).toEqual([drawing, name, true]);
        if (name !== "original") continue;
        const read = async (from: number, length: number) => bytes.subarray(from, from + length);
        const { width, height, durationMs } = row ?? {};
        const clip = { width, height, durationMs };
        expect(await readClip(read, bytes.byteLength)).toMatchObject({ clip });
      }
    }
  });

  test("pins comments to files that are shown", () => {
    const pinned = data.contentComments.filter(({ mediaId }) => mediaId);
    expect(pinned.length).toBeGreaterThan(2);
    for (const { mediaId, contentId, pinMs } of pinned)
      expect(data.files.find(({ row }) => row.id === mediaId)?.row).toMatchObject({
        contentId,
        untilVersion: null,
        kind: typeof pinMs === "number" ? "clip" : "picture",
      });
  });

  test("has unique, valid ids and no date in the future", () => {
    // A deal has the id of its invitation.
    const { deals: _, ...others } = data;
    const rows = Object.values(others).flat() as { id?: string; createdAt?: number }[];
    const ids = rows.flatMap(({ id }) => (id ? [id] : []));
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(ID_PATTERN);
    for (const { createdAt = 0 } of rows) expect(createdAt).toBeLessThanOrEqual(NOW);
  });

  test("invites only athletes who meet the brief, and only they deliver", () => {
    for (const { campaignId, athleteId } of data.contentSubmissions) {
      const accepted = data.campaignInvitations.find(
        (i) => i.campaignId === campaignId && i.athleteId === athleteId,
      );
      expect(accepted?.status).toBe("accepted");
    }
    for (const { campaignId, athleteId, matchScore } of data.athleteRecommendations) {
      const { minFollowers } = data.campaigns.find(({ id }) => id === campaignId) ?? {};
      const athlete = data.athleteProfiles.find(({ userId }) => userId === athleteId);
      expect(athlete?.totalFollowers).toBeGreaterThanOrEqual(minFollowers ?? 0);
      expect(matchScore).toBeLessThanOrEqual(100);
    }
  });
});
