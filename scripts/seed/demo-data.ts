import type { Preferences } from "~/features/finding/matching/preferences";
import { rankCandidates } from "~/features/finding/matching/rank";
import { deriveFigures } from "~/features/profiles/athletes/derived-figures";
import { NOTHING_LEARNED } from "~/features/profiles/reach/forecast-posts";
import { dayOf } from "~/platform/dates";
import type { athleteProfiles, athleteRecommendations } from "~db/schema";
import { makeAgreements } from "./agreements";
import { type Athlete, makeAthletes } from "./athletes";
import { BRANDS } from "./brands";
import { type ContentDetail, makeContentItems } from "./content-items";
import { makeConversations } from "./conversations";
import { makeInterests } from "./interests";
import { makePortfolios, showCovers, showFaces } from "./media";
import { makeNotices } from "./notices";
import { makeOffers } from "./offers";
import { makeOtherNotices } from "./other-notices";
import { makePeople } from "./people";
import { makePosts } from "./posts";
import { PREFERENCES } from "./preferences";
import { SeededRandom } from "./random";
import { makeResults } from "./results";

/** Every row of the demo data. The same day and the same hash give the same rows. */
export function demoData(now: number, passwordHash: string) {
  const random = new SeededRandom(now);
  const athletes = makeAthletes(random);
  const people = makePeople(random, athletes, passwordHash);
  const agreements = makeAgreements(random, people.brandIds, athletes);
  const invitationOffers = makeOffers(agreements);
  const content = makeContentItems(random, agreements, people);
  const figures = athletes.map((athlete) => withFigures(random, athlete, content.contentItems));
  const preferences = BRANDS.flatMap(({ key }) => {
    const wanted = PREFERENCES[key];
    return wanted ? { brandId: people.brandIds[key], ...wanted, updatedAt: random.ago(20) } : [];
  });
  const notices = makeNotices(random, people.ownerIds, athletes, agreements, content.contentItems);
  const interests = makeInterests(random, agreements, athletes);
  const search = {
    id: random.idAt(random.ago(130)),
    brandId: people.brandIds.northlight,
    name: "Runners",
    query: "?sport=Running",
    alerts: "weekly" as const,
    alertedUntil: random.midnight,
    createdAt: random.ago(130),
  };
  const otherNotices = makeOtherNotices(
    random,
    people.ownerIds,
    athletes,
    agreements,
    content.contentItems,
    interests,
    search,
  );
  const talks = makeConversations(random, agreements, people);
  const files = [
    ...content.files,
    ...showFaces(random, people),
    ...showCovers(random, agreements, people),
    ...makePortfolios(random, athletes),
  ];
  const results = makeResults(random, agreements, content.contentItems, athletes);
  const posted = makePosts(
    random,
    random.midnight,
    content.contentItems,
    athletes,
    agreements.dealDeliverables,
  );
  return {
    files,
    profiles: people.profiles,
    credentials: people.credentials,
    userRoles: people.userRoles,
    brandProfiles: people.brandProfiles,
    brandMembers: people.brandMembers,
    athleteProfiles: figures,
    socialAccounts: athletes.flatMap(({ profile, channels }) =>
      channels.map((channel) => ({ athleteId: profile.userId, ...channel })),
    ),
    metricSnapshots: athletes.flatMap(({ snapshots }) => snapshots),
    brandPreferences: preferences,
    savedSearches: [search],
    campaigns: agreements.campaigns,
    athleteRecommendations: recommendations(random, agreements, figures, preferences),
    campaignInvitations: agreements.invitations,
    invitationOffers,
    deals: agreements.deals,
    dealDeliverables: agreements.dealDeliverables,
    campaignInterests: interests,
    contentSubmissions: content.contentItems,
    contentVersions: content.versions,
    contentComments: content.comments,
    posts: posted.posts,
    postFigures: posted.figures,
    campaignGoals: results.goals,
    weeklyReports: [
      {
        campaignId: agreements.byKey.get("winter")?.campaign.id ?? "",
        personId: people.ownerIds.northlight,
        nextOn: random.day(2),
      },
    ],
    dealForecasts: results.forecasts,
    campaignLandings: results.landings,
    campaignLinks: results.links,
    linkClicks: results.clicks,
    discountCodes: results.codes,
    codeSales: results.sales,
    moderationCases: content.cases,
    polishings: content.polishings,
    conversations: talks.conversations,
    conversationParticipants: talks.participants,
    messages: talks.messages,
    // The request that one of the notifications is about.
    portfolioConsents: content.contentItems
      .filter(({ title }) => title === "Hill repeats in the dark")
      .map(({ id }) => ({
        id: random.idAt(random.ago(1)),
        contentId: id,
        createdAt: random.ago(1),
      })),
    notifications: [...notices, ...otherNotices],
  };
}

export type DemoData = ReturnType<typeof demoData>;

type ScoreInput = Required<Omit<typeof athleteProfiles.$inferInsert, "number">>;

/** A profile as saving it would leave it. */
function withFigures(
  random: SeededRandom,
  { profile, channels, snapshots }: Athlete,
  contentItems: ContentDetail[],
): ScoreInput {
  const own = contentItems.filter(({ athleteId }) => athleteId === profile.userId);
  const figures = deriveFigures(profile, {
    today: dayOf(random.midnight),
    channels,
    snapshots,
    items: own.map(({ status = "draft", version = 1 }) => ({ status, version })),
    learned: NOTHING_LEARNED,
  });
  return { ...profile, ...figures, version: 0 };
}

/** What matching finds for the campaigns that still look for athletes. */
function recommendations(
  random: SeededRandom,
  { campaigns, invitations }: ReturnType<typeof makeAgreements>,
  athletes: ScoreInput[],
  preferences: readonly (Preferences & { brandId: string })[],
): (typeof athleteRecommendations.$inferInsert)[] {
  const open = campaigns.filter(({ status }) => status === "draft" || status === "active");
  return open.flatMap((campaign) => {
    const criteria = {
      title: campaign.title,
      description: campaign.description ?? "",
      requirements: campaign.requirements ?? "",
      targetSports: campaign.targetSports ?? [],
      deliverables: campaign.deliverables ?? [],
      minFollowers: campaign.minFollowers ?? null,
      minEngagementRate: campaign.minEngagementRate ?? null,
    };
    const invited = invitations
      .filter(({ campaignId }) => campaignId === campaign.id)
      .map(({ athleteId }) => athleteId);
    const wanted = preferences.find(({ brandId }) => brandId === campaign.brandId) ?? null;
    return rankCandidates(criteria, athletes, { preferences: wanted, invited }).map((found) => ({
      id: random.idAt(campaign.createdAt),
      brandId: campaign.brandId,
      campaignId: campaign.id,
      athleteId: found.athleteId,
      matchScore: found.score,
      matchReason: found.reason,
      concerns: found.concerns,
      createdAt: campaign.createdAt,
    }));
  });
}
