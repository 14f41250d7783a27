/** The eight brands; the first is the demo account. */
export const BRANDS = [
  {
    key: "northlight",
    person: "Priya Raman",
    companyName: "Northlight",
    industry: "Outdoor and running",
    website: "https://northlight.example",
    bio: "Running shoes and jackets for bad weather. Made in Kendal, tested before breakfast.",
  },
  {
    key: "harrow",
    person: "Tom Harrow",
    companyName: "Harrow Cycles",
    industry: "Cycling",
    website: "https://harrowcycles.example",
    bio: "Steel gravel and city bikes, built to order and to last.",
  },
  {
    key: "grainhouse",
    person: "Elena Fischer",
    companyName: "Grainhouse",
    industry: "Food and nutrition",
    website: "https://grainhouse.example",
    bio: "Oats, rye and barley for people who train before work.",
  },
  {
    key: "tidewater",
    person: "Callum Reid",
    companyName: "Tidewater Swim",
    industry: "Swim and surf",
    website: "https://tidewater.example",
    bio: "Wetsuits and goggles for cold coasts.",
  },
  {
    key: "kestrel",
    person: "Ines Navarro",
    companyName: "Kestrel Climbing",
    industry: "Climbing",
    website: "https://kestrelclimbing.example",
    bio: "Ropes, harnesses and a repair service for both.",
  },
  {
    key: "stillpoint",
    person: "Hannah Lindqvist",
    companyName: "Stillpoint",
    industry: "Wellbeing",
    website: "https://stillpoint.example",
    bio: "A quiet app for fifteen good minutes a day.",
  },
  {
    key: "fairway",
    person: "George Whitlock",
    companyName: "Fairway & Finch",
    industry: "Golf",
    website: "https://fairwayfinch.example",
    bio: "Golf clothes that don't look out of place on the train home.",
  },
  {
    key: "baseline",
    person: "Sofia Marchetti",
    companyName: "Baseline Works",
    industry: "Tennis",
    website: "https://baselineworks.example",
    bio: "Rackets strung by hand, and the strings to go with them.",
  },
] as const;

export type BrandKey = (typeof BRANDS)[number]["key"];
