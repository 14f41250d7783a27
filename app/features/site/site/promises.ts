import { paths } from "~/paths";
import type { TitledClaim } from "./feature-claim";

/** What both sides can rely on. */
export const PROMISES: TitledClaim[] = [
  {
    title: "Athletes keep their voice",
    text: "A brief says what to show and what to avoid. How to say it is up to the athlete.",
    screen: paths.brand.newCampaign,
  },
  {
    title: "Brands approve it first",
    text: "Athletes post content for your campaign once you've approved it, not before.",
    screen: paths.brand.reviewQueue,
  },
  {
    title: "Figures both sides can see",
    text: "Every profile says where its figures come from and how recent they are.",
    screen: paths.brand.athlete(":athleteId"),
  },
];
