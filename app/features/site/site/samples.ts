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
      "Running",
      "5.8% engagement, well above similar athletes",
      "meets all 6 of your preferences",
      "182.4K followers",
    ],
  },
  /** Of her tier. */
  norm: "3.9%",
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
      "Running",
      "meets 5 of your 6 preferences",
      "5.0% engagement, above similar athletes",
      "33.6K followers",
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
      "Running",
      "meets all 6 of your preferences",
      "126.7K followers",
      "4.1% engagement, above similar athletes",
    ],
  },
};

export const SAMPLE_BRAND = {
  name: "Northlight",
  contact: "Priya Raman",
};

export const SAMPLE_CAMPAIGN = {
  title: "Winter Base Miles",
  deliverables: ["2 Instagram reels", "1 YouTube video: training diary", "4 Instagram stories"],
  days: 60,
  /** Of each invitation. */
  fee: "£750",
};
