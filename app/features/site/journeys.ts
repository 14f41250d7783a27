import type { LaneStep } from "~/components/site/lane-steps";

/** The two ways through the marketplace, five steps each. */
export const JOURNEYS: Record<"brand" | "athlete", LaneStep[]> = {
  brand: [
    {
      title: "Write the brief",
      text: "What you want, by when and for how much. Add sports and minimums to narrow it down.",
    },
    {
      title: "Meet your matches",
      text: "Up to ten athletes, best first. See why each one fits, and how their figures compare.",
    },
    {
      title: "Invite",
      text: "Message the athletes you like. You'll see straight away who accepts and who declines.",
    },
    {
      title: "Review the content",
      text: "Approve it, or say what needs to change. Comments and old versions are kept with it.",
    },
    {
      title: "See the results",
      text: "Forecast reach, engagement and return, and see what has gone live.",
    },
  ],
  athlete: [
    {
      title: "Build your profile",
      text: "Add your sport, channels and figures. Your Ambassador Score shows what you bring, from 0 to 100.",
    },
    {
      title: "Get found",
      text: "If you fit a brief, the brand sees you and why. You can also browse open campaigns yourself.",
    },
    {
      title: "Say yes or no",
      text: "You see the brief, budget and dates first. Then accept or decline. Either is fine.",
    },
    {
      title: "Create and submit",
      text: "Send your content for review from your phone. If it needs changes, you'll see exactly what.",
    },
    {
      title: "Post it",
      text: "Once it's approved, post it, mark it as posted, and add it to your campaign history.",
    },
  ],
};

export const WHY_IT_WORKS = [
  {
    title: "50+ data points",
    text: "Sport, reach, engagement for the tier, themes, location, growth and verification all count towards a match.",
  },
  {
    title: "No black box",
    text: "Every recommendation comes with reasons. Every score comes with a breakdown.",
  },
  {
    title: "Refreshed daily",
    text: "Figures show their age, so you never decide on last season's numbers.",
  },
  {
    title: "One status for both sides",
    text: "Brand and athlete see the same status and whose turn it is.",
  },
];
