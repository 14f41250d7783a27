/** Three briefs to start from. Pure. */
import type { DeliverableFormat, Platform } from "~db/constants";
import { USUAL_CAMPAIGN_TERMS } from "~db/terms";
import { campaignTermsStart, type DeliverableRow } from "../terms/form";
import type { BriefStart } from "./brief-start";

const row = (count: number, platform: Platform, format: DeliverableFormat): DeliverableRow => ({
  count,
  platform,
  format,
});

const OWN_WORDS = "Use your own words and places. Label it clearly as an ad.";

export const SAMPLES = {
  launch: {
    label: "Product launch",
    brief: {
      title: "Launch week: new running shoe",
      description:
        "We're launching a daily training shoe. Take it through a normal week of running and show how it holds up: early starts, wet pavements and all.",
      requirements: `Show the shoe in the first five seconds. ${OWN_WORDS}`,
      budget: 5_000,
      targetSports: ["Running"],
      category: "footwear",
      deliverables: [row(1, "instagram", "reel"), row(3, "instagram", "story")],
      minFollowers: 10_000,
      minEngagementRate: 3,
    },
  },
  ambassador: {
    label: "Season ambassador",
    brief: {
      title: "One season on our bikes",
      description:
        "Ride our frame for a season of racing or touring, and let people see what that takes: the training, the travel, the days that go wrong.",
      requirements: `Ride it for at least a month before you film. ${OWN_WORDS}`,
      budget: 7_500,
      targetSports: ["Cycling", "Triathlon"],
      category: "automotive",
      deliverables: [row(3, "instagram", "reel"), row(1, "youtube", "video")],
      terms: campaignTermsStart({ ...USUAL_CAMPAIGN_TERMS, useMonths: 12 }),
      minFollowers: 25_000,
      minEngagementRate: 2.5,
    },
  },
  challenge: {
    label: "Community challenge",
    brief: {
      title: "Thirty mornings on the mat",
      description:
        "Lead your followers through thirty days of ten-minute morning sessions in our new kit.",
      requirements: `Post at least twice a week. ${OWN_WORDS}`,
      budget: 3_500,
      targetSports: ["Yoga", "Fitness"],
      category: "sportswear",
      deliverables: [row(8, "instagram", "story"), row(2, "tiktok", "reel")],
      minFollowers: 15_000,
      minEngagementRate: 3,
    },
  },
} satisfies Record<string, { label: string; brief: BriefStart }>;

/** The sample that an address names, if there is one. */
export const sampleBrief = (name: string | null): BriefStart | null =>
  Object.entries(SAMPLES).find(([key]) => key === name)?.[1].brief ?? null;
