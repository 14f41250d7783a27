/**
 * People, a brand and campaigns of the demo data, with what they have there: what public pages show as an example.
 * Written down because these pages ask the database nothing; scripts/seed/samples.test.ts compares the two.
 */

export interface SampleAthlete {
  name: string;
  sport: string;
  location: string;
  tier: string;
  score: number;
  followers: string;
  engagement: string;
  isVerified: boolean;
  /** For the sample campaign. */
  match: { score: number; reasons: string[] };
}

export const MAYA = {
  name: "Maya Okafor",
  sport: "Running",
  location: "Leeds, UK",
  tier: "Mid",
  score: 64,
  followers: "182.4K",
  engagement: "5.8%",
  isVerified: false,
  match: {
    score: 78,
    reasons: [
      "Running, as you asked",
      "5.8% engagement, similar athletes have 3.9%",
      "meets all 6 of your preferences",
      "182.4K followers (you asked for 10.0K+)",
    ],
  },
  /** Of her tier. */
  norm: "3.9%",
  factors:
    "Reach 16, engagement 15, growth 10, content quality 13, complete profile 10, verification 0",
  instagram: { followers: "96,400", rate: "6.1" },
  campaigns: {
    available: 9,
    pending: 2,
    accepted: 4,
    open: [
      {
        title: "Open Water Season",
        brand: "Tidewater Swim",
        sports: "Swimming, Surfing, Triathlon",
      },
      { title: "Clay Court Diaries", brand: "Baseline Works", sports: "Tennis" },
    ],
  },
  /** What she wrote for the sample campaign. */
  content: {
    title: "Night loop, head torch on",
    caption: "#ad Idea for the YouTube diary: the same loop through four weeks of weather.",
    file: "night.png",
  },
  contentItems: [
    {
      title: "Porridge at five",
      campaign: "Breakfast Before Miles",
      version: 2,
      status: "Approved" as const,
    },
    {
      title: "Frost on the canal path",
      campaign: "Winter Base Miles",
      version: 1,
      status: "Awaiting Review" as const,
    },
    {
      title: "The last four miles",
      campaign: "Spring Road Relay",
      version: 1,
      status: "Posted" as const,
    },
  ],
} satisfies SampleAthlete & Record<string, unknown>;

/** Takes part in the sample campaign with Maya. */
export const COMPANION: SampleAthlete = {
  name: "Leonie Brandt",
  sport: "Running",
  location: "Innsbruck, Austria",
  tier: "Micro",
  score: 74,
  followers: "33.6K",
  engagement: "5.0%",
  isVerified: true,
  match: {
    score: 69,
    reasons: [
      "Running, as you asked",
      "meets 5 of your 6 preferences",
      "5.0% engagement, similar athletes have 4.4%",
      "33.6K followers (you asked for 10.0K+)",
    ],
  },
};

/** Invited to the sample campaign. */
export const INVITED: SampleAthlete = {
  name: "Wout van Dijk",
  sport: "Running",
  location: "Inverness, UK",
  tier: "Mid",
  score: 37,
  followers: "126.7K",
  engagement: "4.1%",
  isVerified: false,
  match: {
    score: 70,
    reasons: [
      "Running, as you asked",
      "meets all 6 of your preferences",
      "126.7K followers (you asked for 10.0K+)",
      "4.1% engagement, similar athletes have 3.9%",
    ],
  },
};

export const SAMPLE_BRAND = {
  name: "Northlight",
  contact: "Priya Raman",
};

export const SAMPLE_CAMPAIGN = {
  title: "Winter Base Miles",
  description:
    "The Fell 3 is our winter shoe. We want the miles no one claps for: dark, wet and early. Show four weeks of training and how the shoe looks at the end of it.",
  budget: "£5,000",
  sports: ["Running", "Triathlon"],
  minFollowers: "10,000",
  deliverables: ["2 Instagram reels", "1 YouTube video: training diary", "4 Instagram stories"],
  days: 60,
  /** Of each invitation. */
  fee: "£750",
  message: "Your canal-path films inspired this campaign. Four weeks, your own routes.",
  invitations: 7,
  content: 5,
};

/** Maya's content that the brand has to review. */
export const SAMPLE_REVIEW = {
  title: "Frost on the canal path",
  version: 1,
  caption:
    "#ad Reel, first cut. Ten kilometres along the Leeds and Liverpool at minus three, shoe in the first shot, no music until the lock.",
  file: "frost.mp4",
  comment: "Silent from here to the lock, as promised.",
};

/** A campaign of the brand that is completed. */
export const SAMPLE_RESULTS = {
  title: "Spring Road Relay",
  budget: "£4,200",
  posted: [
    { title: "The last four miles", by: "Maya Okafor" },
    { title: "Six people, one baton", by: "Maya Okafor" },
    { title: "Leg two, into the wind", by: "Leonie Brandt" },
    { title: "Leg five, the long hill", by: "Niamh O'Shea" },
  ],
};

/** The size in which the pictures of the product are shown; scripts/product-pictures.ts makes them larger. */
export const PRODUCT_PICTURE = { width: 400, height: 560 };
