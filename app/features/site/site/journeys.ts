import type { LaneStep } from "~/components/site/lane-steps";
import { DATA_POINTS, REFRESHED_DAILY } from "./claims";

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
      text: "See reach, clicks and sales for each post, and share the report.",
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
      text: "You see the brief, the fee and the dates first. Then accept or decline. Either is fine.",
    },
    {
      title: "Create and submit",
      text: "Upload it from your phone, even on a weak signal, and send it for review. If it needs changes, you'll see exactly what.",
    },
    {
      title: "Post it",
      text: "Once it's approved, post it and paste its link. That's it.",
    },
  ],
};

export const WHY_IT_WORKS = [
  {
    title: DATA_POINTS,
    text: "Sport, reach, engagement for the tier, themes, location, growth and verification all count towards a match.",
  },
  {
    title: "No black box",
    text: "Every recommendation comes with reasons. Every score comes with a breakdown.",
  },
  {
    title: REFRESHED_DAILY,
    text: "Growth and scores are recalculated every day, and figures show how recently they were entered.",
  },
  {
    title: "One status for both sides",
    text: "Brand and athlete see the same status and whose turn it is.",
  },
];
