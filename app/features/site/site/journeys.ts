import { paths } from "~/paths";
import type { TitledClaim } from "./feature-claim";

/** The two ways through the marketplace, five steps each. */
export const JOURNEYS: Record<"brand" | "athlete", TitledClaim[]> = {
  brand: [
    {
      title: "Write the brief",
      text: "What you want, by when and for how much. Add sports and minimums to narrow it down.",
      screen: paths.brand.newCampaign,
    },
    {
      title: "Meet your matches",
      text: "Up to ten athletes, best first. See why each one fits, and how their figures compare.",
      screen: paths.brand.matches,
    },
    {
      title: "Invite and pay in",
      text: "Offer each athlete a fee. Once you've both signed, pay it in: we hold it until you approve the work.",
      screen: paths.deal(":dealId"),
    },
    {
      title: "Review the content",
      text: "Approve it, or say what needs to change. Comments and old versions are kept with it.",
      screen: paths.brand.content(":contentId"),
    },
    {
      title: "See the results",
      text: "See reach, clicks and sales for each post, and share the report.",
      screen: paths.brand.campaignReport(":campaignId"),
    },
  ],
  athlete: [
    {
      title: "Build your profile",
      text: "Add your sport and connect your channels. Your Ambassador Score tells brands what you bring.",
      screen: paths.athlete.social,
    },
    {
      title: "Get found",
      text: "If you fit a brief, the brand sees you and why. You can also browse open campaigns yourself.",
      screen: paths.athlete.campaigns,
    },
    {
      title: "Say yes or no",
      text: "You see the brief, the fee and the dates first. Then accept or decline. Either is fine.",
      screen: paths.athlete.accept(":campaignId"),
    },
    {
      title: "Create and submit",
      text: "Upload it from your phone, even on a weak signal, and send it for review. If it needs changes, you'll see exactly what.",
      screen: paths.athlete.newContent,
    },
    {
      title: "Post it and get paid",
      text: "Once it's approved, the whole fee is on its way to your bank. Post it and paste its link. That's it.",
      screen: paths.athlete.payouts,
    },
  ],
};

export const WHY_IT_WORKS: TitledClaim[] = [
  {
    title: "Matches you can check",
    text: "Sport, reach, engagement for the tier, themes, location, growth and verification all count towards a match.",
    screen: paths.brand.matches,
  },
  {
    title: "No black box",
    text: "Every recommendation comes with reasons. Every score comes with a breakdown.",
    screen: paths.brand.athlete(":athleteId"),
  },
  {
    title: "Metrics refreshed daily",
    text: "Growth and scores are recalculated every day, and figures show how recently they were entered.",
    screen: paths.athlete.analytics,
  },
  {
    title: "One status for both sides",
    text: "Brand and athlete see the same status and whose turn it is.",
    screen: paths.contract(":contractId"),
  },
];
