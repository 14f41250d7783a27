import type { CaseDecision, CaseStatus, ContentStatus, FlagReason, Platform } from "~db/constants";

interface PieceComment {
  by: "brand" | "athlete";
  text: string;
  ago: number;
  /** Belongs to the thread before it. */
  answers?: boolean;
  /** Pinned to a moment of its first file, or to a point of it in percent. */
  atMs?: number;
  point?: [x: number, y: number];
}

export interface PieceText {
  campaign: string;
  /** The demo athlete, or the n-th other who accepted. */
  by: "maya" | number;
  status: ContentStatus;
  title: string;
  description: string;
  platform?: Platform;
  /** Why it was sent without a clear ad label. */
  disclosureReason?: string;
  /** Days ago. */
  created: number;
  submitted?: number;
  decided?: number;
  posted?: number;
  feedback?: string;
  /** Versions that were sent back, oldest first. */
  earlier?: { description: string; feedback: string; files?: string[] }[];
  /** Its drawings in `pictures`. */
  files?: string[];
  comments?: PieceComment[];
  /** Flagged by the brand. */
  flagged?: {
    reason: FlagReason;
    feedback: string;
    ago: number;
    status: CaseStatus;
    decision?: CaseDecision;
    athleteNote?: string;
  };
}

export const PIECES: PieceText[] = [
  {
    campaign: "winter",
    by: "maya",
    status: "awaiting_review",
    title: "Frost on the canal path",
    files: ["clips/frost"],
    description:
      "#ad Reel, first cut. Ten kilometres along the Leeds and Liverpool at minus three, shoe in the first shot, no music until the lock.",
    platform: "instagram",
    created: 4,
    submitted: 2,
    comments: [
      { by: "athlete", text: "Silent from here to the lock, as promised.", ago: 2, atMs: 0 },
      { by: "brand", text: "Good call. Watching the rest today.", ago: 1, answers: true },
      {
        by: "brand",
        text: "Could the shoe stay in frame a little longer here?",
        ago: 1,
        atMs: 2500,
      },
      { by: "athlete", text: "I've got a longer take of that bend.", ago: 1, answers: true },
    ],
  },
  {
    campaign: "winter",
    by: "maya",
    status: "rejected",
    title: "First clip",
    files: ["clips/dawn"],
    description: "#ad Reel, first take. Morning start from the front door.",
    created: 9,
    submitted: 7,
    decided: 4,
    feedback: "Please show the shoe at the start.",
    comments: [
      { by: "brand", text: "The light is lovely. It's just the first five seconds.", ago: 4 },
      { by: "athlete", text: "Got it. I've got a take that starts on the doorstep.", ago: 3 },
    ],
  },
  {
    campaign: "winter",
    by: "maya",
    status: "draft",
    title: "Night loop, head torch on",
    files: ["scenes/night"],
    description: "#ad Idea for the YouTube diary: the same loop through four weeks of weather.",
    created: 1,
  },
  {
    campaign: "breakfast",
    by: "maya",
    status: "approved",
    title: "Porridge at five",
    files: ["clips/porridge"],
    description: "#ad Reel, cut short. Rye, pear and a kettle that's louder than me.",
    created: 17,
    submitted: 8,
    decided: 3,
    feedback: "Spot on. Post it any morning this week.",
    earlier: [
      {
        files: ["scenes/porridge"],
        description: "Reel. Rye, pear and a kettle that's louder than me.",
        feedback: "Could you cut it shorter and label it as an ad?",
      },
    ],
    comments: [
      { by: "athlete", text: "Cut to the best of it, with the ad label at the start.", ago: 8 },
      { by: "brand", text: "Thanks! The kettle stays.", ago: 3 },
    ],
  },
  {
    campaign: "breakfast",
    by: "maya",
    status: "polishing",
    title: "Oats on the trail",
    files: ["scenes/porridge", "scenes/ridge"],
    description: "#ad Recipe film. Needs captions and a colour grade.",
    created: 3,
  },
  {
    campaign: "relay",
    by: "maya",
    status: "posted",
    title: "The last four miles",
    files: ["scenes/coast"],
    description: "#ad My leg of the relay, from the ring road to the sea.",
    created: 130,
    submitted: 124,
    decided: 121,
    posted: 118,
    feedback: "The sea at the end gave the whole office goosebumps.",
  },
  {
    campaign: "relay",
    by: "maya",
    status: "posted",
    title: "Six people, one baton",
    files: ["scenes/track", "scenes/coast"],
    description: "#ad Stories from the changeovers.",
    created: 128,
    submitted: 122,
    decided: 120,
    posted: 117,
  },
  {
    campaign: "winter",
    by: 0,
    status: "awaiting_review",
    title: "Ten weeks out",
    files: ["clips/dawn"],
    description:
      "Training diary, the trailer. Thanks to Northlight for the shoes, in shot from the first second.",
    platform: "youtube",
    disclosureReason:
      "The film opens with “Ad” across the whole screen, and I've ticked YouTube's paid promotion box.",
    created: 12,
    submitted: 3,
    earlier: [
      {
        files: ["clips/frost"],
        description: "#ad Training diary, the trailer with the long run.",
        feedback: "It's a bit long. Could you lose the long run?",
      },
    ],
    comments: [{ by: "athlete", text: "Much shorter now. The long run had to go.", ago: 3 }],
  },
  {
    campaign: "winter",
    by: 1,
    status: "approved",
    title: "Wet kit, warm kitchen",
    files: ["scenes/shoes"],
    description: "#ad Reel, 30 seconds. What comes off after two hours of sleet.",
    created: 10,
    submitted: 6,
    decided: 5,
  },
  {
    campaign: "winter",
    by: 2,
    status: "posted",
    title: "Hill repeats in the dark",
    files: ["scenes/night"],
    description: "#ad Reel, 33 seconds. Eight reps, one head torch.",
    created: 13,
    submitted: 11,
    decided: 9,
    posted: 8,
    feedback: "Approved first time. Thank you!",
  },
  {
    campaign: "trail",
    by: 0,
    status: "awaiting_review",
    title: "Up before the village",
    files: ["scenes/ridge", "scenes/dawn"],
    description: "#ad Launch stills, first pick. Top at 6:41, sun at 6:44.",
    created: 3,
    submitted: 1,
    comments: [
      { by: "brand", text: "The jacket reads well against the sky.", ago: 1, point: [52, 56] },
      { by: "brand", text: "Is the head torch still on here?", ago: 1, point: [56, 48] },
    ],
  },
  {
    campaign: "trail",
    by: 1,
    status: "draft",
    title: "Ridge at dawn",
    files: ["scenes/ridge", "scenes/dawn"],
    description: "#ad Carousel of eight stills.",
    created: 7,
    submitted: 5,
    feedback:
      "FLAGGED: brand_guideline_violation - Two photos were taken by drone, which the brief rules out.",
    flagged: {
      reason: "brand_guideline_violation",
      feedback: "Two photos were taken by drone, which the brief rules out.",
      ago: 4,
      status: "open",
    },
    comments: [{ by: "athlete", text: "The drone was a friend's. I can replace both.", ago: 3 }],
  },
  {
    campaign: "relay",
    by: 0,
    status: "posted",
    title: "Leg two, into the wind",
    files: ["scenes/dawn"],
    description: "#ad Reel, 40 seconds.",
    created: 132,
    submitted: 126,
    decided: 123,
    posted: 119,
  },
  {
    campaign: "gravel",
    by: 0,
    status: "awaiting_review",
    title: "Two days to the coast",
    files: ["clips/gravel"],
    description: "#ad YouTube film, 11 minutes.",
    created: 6,
    submitted: 1,
  },
  {
    campaign: "gravel",
    by: 1,
    status: "posted",
    title: "One bag",
    files: ["scenes/gravel"],
    description: "#ad Reel, 50 seconds: everything that went on the bike.",
    created: 14,
    submitted: 10,
    decided: 8,
    posted: 6,
  },
  {
    campaign: "breakfast",
    by: 0,
    status: "approved",
    title: "Second breakfast",
    files: ["scenes/porridge"],
    description: "#ad Reel, 28 seconds, after the long row.",
    created: 11,
    submitted: 7,
    decided: 5,
  },
  {
    campaign: "openwater",
    by: 0,
    status: "polishing",
    title: "First kilometre of the year",
    files: ["clips/openwater"],
    description: "#ad Reel, rough cut. Sound still to be cleaned up.",
    created: 4,
  },
  {
    campaign: "openwater",
    by: 1,
    status: "approved",
    title: "Tow floats, explained",
    files: ["scenes/openwater"],
    description: "#ad Reel, 35 seconds.",
    created: 9,
    submitted: 6,
    decided: 4,
  },
  {
    campaign: "ropes",
    by: 0,
    status: "rejected",
    title: "My sister ties in",
    files: ["scenes/wall"],
    description: "#ad Film, 4 minutes.",
    created: 15,
    submitted: 9,
    decided: 6,
    feedback: "The partner check is cut off at 1:10. Please keep the whole check in.",
  },
  {
    campaign: "ropes",
    by: 1,
    status: "posted",
    title: "Day one at the wall",
    files: ["scenes/wall"],
    description: "#ad Film, 3 minutes.",
    created: 20,
    submitted: 16,
    decided: 14,
    posted: 12,
  },
  {
    campaign: "mornings",
    by: 0,
    status: "draft",
    title: "Morning one: nothing yet",
    description: "",
    created: 2,
  },
  {
    campaign: "nine",
    by: 0,
    status: "approved",
    title: "Seven holes and rain",
    files: ["scenes/links"],
    description: "#ad Reel, 31 seconds.",
    created: 18,
    submitted: 13,
    decided: 11,
    flagged: {
      reason: "quality_issues",
      feedback: "The sound drops out after ten seconds.",
      ago: 15,
      status: "closed",
      decision: "returned",
      athleteNote: "Please put the sound back, then send it again.",
    },
  },
  {
    campaign: "clay",
    by: 0,
    status: "awaiting_review",
    title: "Sweeping the lines",
    files: ["scenes/clay"],
    description: "#ad Stories, four frames.",
    created: 5,
    submitted: 2,
  },
  {
    campaign: "crew",
    by: 0,
    status: "posted",
    title: "Eggs for eight",
    files: ["scenes/river", "scenes/porridge"],
    description: "#ad Reel, 44 seconds.",
    created: 110,
    submitted: 104,
    decided: 102,
    posted: 99,
  },
];
