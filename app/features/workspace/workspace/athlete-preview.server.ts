import { loadTrackRecord } from "~/features/content/track-record/load-track-record.server";
import { punctualityIn } from "~/features/content/track-record/measures";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { describeEngagement } from "~/features/profiles/athletes/describe-figures";
import { formatGrowth, NOT_KNOWN } from "~/features/profiles/athletes/figures";
import { listSports } from "~/features/reference/sports/sport-fit";
import { loadAthleteForBrand } from "./athlete-page.server";

const MOST_WORK = 6;

/** What a panel beside a list shows of an athlete; null for one who is not there. One round trip. */
export async function loadAthletePreview(ctx: CommandContext, athleteId: string) {
  const [athlete, record] = await Promise.all([
    loadAthleteForBrand(ctx, athleteId),
    loadTrackRecord(ctx, "athlete", athleteId),
  ]);
  if (!athlete) return null;
  const { id, name, avatar, isVerified, bio, shortlisted, invitedTo, conflicts, away } = athlete;
  return {
    ...{ id, name, avatar, isVerified, bio, shortlisted, invitedTo, conflicts, away },
    place: [listSports(athlete).join(", "), athlete.location].filter(Boolean).join(" · "),
    price: athlete.from ?? "Not stated",
    facts: [
      {
        name: "Engagement",
        value: describeEngagement(athlete.avgEngagement, athlete.engagementNorm),
      },
      { name: "Audience", value: athlete.audience ?? "Not stated" },
      { name: "Growth in 30 days", value: formatGrowth(athlete.growthRate) },
      {
        name: "Delivered on time",
        value: (record && punctualityIn(record.measures)) ?? NOT_KNOWN,
      },
      { name: "Ambassador Score", value: `${athlete.score} of 100` },
    ],
    followerCounts: athlete.followerCounts,
    work: athlete.portfolioItems.slice(0, MOST_WORK),
    themes: athlete.contentThemes,
  };
}

export type AthletePreview = NonNullable<Awaited<ReturnType<typeof loadAthletePreview>>>;
