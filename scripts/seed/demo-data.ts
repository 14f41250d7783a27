import { derivedFigures } from "~/features/athletes/standing";
import type { Preferences } from "~/features/matching/preferences";
import { recommend } from "~/features/matching/recommend";
import { dayOf } from "~/platform/dates";
import type { athleteProfiles, athleteRecommendations } from "~db/schema";
import { makeAgreements } from "./agreements";
import { type Athlete, makeAthletes } from "./athletes";
import { BRANDS } from "./brands";
import { Dice } from "./dice";
import { makeNotices } from "./notices";
import { makePeople } from "./people";
import { makePieces, type Piece } from "./pieces";
import { PREFERENCES } from "./preferences";

/** Every row of the demo data. The same day and the same hash give the same rows. */
export function demoData(now: number, passwordHash: string) {
  const dice = new Dice(now);
  const athletes = makeAthletes(dice);
  const people = makePeople(dice, athletes, passwordHash);
  const agreements = makeAgreements(dice, people.brandIds, athletes);
  const content = makePieces(dice, agreements, people.moderatorId);
  const standing = athletes.map((athlete) => withFigures(dice, athlete, content.pieces));
  const preferences = BRANDS.flatMap(({ key }) => {
    const wanted = PREFERENCES[key];
    return wanted ? { brandId: people.brandIds[key], ...wanted, updatedAt: dice.ago(20) } : [];
  });
  return {
    profiles: people.profiles,
    credentials: people.credentials,
    userRoles: people.userRoles,
    brandProfiles: people.brandProfiles,
    athleteProfiles: standing,
    metricSnapshots: athletes.flatMap(({ snapshots }) => snapshots),
    brandPreferences: preferences,
    campaigns: agreements.campaigns,
    athleteRecommendations: recommendations(dice, agreements, standing, preferences),
    campaignInvitations: agreements.invitations,
    contentSubmissions: content.pieces,
    contentVersions: content.versions,
    contentComments: content.comments,
    moderationCases: content.cases,
    notifications: makeNotices(
      dice,
      people.brandIds.northlight,
      athletes,
      agreements,
      content.pieces,
    ),
  };
}

export type DemoData = ReturnType<typeof demoData>;

type Standing = Required<Omit<typeof athleteProfiles.$inferInsert, "number">>;

/** A profile as saving it would leave it. */
function withFigures(dice: Dice, { profile, snapshots }: Athlete, pieces: Piece[]): Standing {
  const own = pieces.filter(({ athleteId }) => athleteId === profile.userId);
  const figures = derivedFigures(profile, {
    today: dayOf(dice.midnight),
    snapshots,
    pieces: own.map(({ status = "draft", version = 1 }) => ({ status, version })),
  });
  return { ...profile, ...figures };
}

/** What matching finds for the campaigns that still look for athletes. */
function recommendations(
  dice: Dice,
  { campaigns, invitations }: ReturnType<typeof makeAgreements>,
  athletes: Standing[],
  preferences: readonly (Preferences & { brandId: string })[],
): (typeof athleteRecommendations.$inferInsert)[] {
  const open = campaigns.filter(({ status }) => status === "draft" || status === "active");
  return open.flatMap((campaign) => {
    const wish = {
      title: campaign.title,
      description: campaign.description ?? "",
      requirements: campaign.requirements ?? "",
      targetSports: campaign.targetSports ?? [],
      deliverables: campaign.deliverables ?? [],
      minFollowers: campaign.minFollowers ?? null,
      minEngagementRate: campaign.minEngagementRate ?? null,
    };
    const { budget = null } = campaign;
    const taking = invitations.filter(
      ({ campaignId, status }) =>
        campaignId === campaign.id && (status === "pending" || status === "accepted"),
    ).length;
    const wanted = preferences.find(({ brandId }) => brandId === campaign.brandId) ?? null;
    return recommend({ wish, budget, taking, preferences: wanted }, athletes).map((found) => ({
      id: dice.idAt(campaign.createdAt),
      brandId: campaign.brandId,
      campaignId: campaign.id,
      athleteId: found.athleteId,
      matchScore: found.score,
      matchReason: found.reason,
      concerns: found.concerns,
      roiLow: found.roiLow,
      roiHigh: found.roiHigh,
      createdAt: campaign.createdAt,
    }));
  });
}
