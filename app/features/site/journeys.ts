import type { LaneStep } from "~/components/site/lane-steps";

/** The two ways through the marketplace, five steps each. */
export const JOURNEYS: Record<"brand" | "athlete", LaneStep[]> = {
  brand: [
    {
      title: "Write the brief",
      text: "What you want, by when, for how much. Add sports and minimums, and the brief does the sorting.",
    },
    {
      title: "Meet your matches",
      text: "At most ten athletes, the best first. Each says in plain words why it fits, beside its figures and the norm.",
    },
    {
      title: "Invite",
      text: "One message to the athletes you choose. You see at once who accepted and who declined.",
    },
    {
      title: "Review the content",
      text: "Approve it, or say what should change. Comments and old versions stay with the piece.",
    },
    {
      title: "See what it brought",
      text: "Reach, engagement and return, computed from what was really posted.",
    },
  ],
  athlete: [
    {
      title: "Build your profile",
      text: "Your sport, your channels, your figures. Your Ambassador Score shows what you bring, from 0 to 100.",
    },
    {
      title: "Get found",
      text: "Brands whose brief you fit see you with the reasons. You can browse open campaigns yourself.",
    },
    {
      title: "Say yes, or no",
      text: "Brief, budget and dates come first. Accept or decline with one press; both are fine.",
    },
    {
      title: "Record and submit",
      text: "Send the clip for review from your phone. If something should change, you read exactly what.",
    },
    {
      title: "Post it",
      text: "Approved means approved. Post it, mark it as posted, and your campaign history grows.",
    },
  ],
};

export const WHY_IT_WORKS = [
  {
    title: "50+ data points",
    text: "Sport, reach, engagement against the tier's norm, themes, place, growth and verification all count in a match.",
  },
  {
    title: "Reasons, not a black box",
    text: "Every recommendation says why. Every score shows its parts.",
  },
  {
    title: "Refreshed daily",
    text: "Figures carry their age, so nobody decides on last season's numbers.",
  },
  {
    title: "One status for both",
    text: "Brand and athlete see the same state, the same deadline and who must act next.",
  },
];
