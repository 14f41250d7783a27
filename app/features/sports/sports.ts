/** Suggested sports; any other may be typed. One spelling per sport keeps search and matching consistent. */
export const SPORTS = [
  "Athletics",
  "Basketball",
  "Boxing",
  "Climbing",
  "Cricket",
  "Cycling",
  "Fitness",
  "Football",
  "Golf",
  "Gymnastics",
  "Hockey",
  "Rowing",
  "Rugby",
  "Running",
  "Skiing",
  "Surfing",
  "Swimming",
  "Tennis",
  "Triathlon",
  "Yoga",
] as const;

/** The canonical spelling of a known sport, else the input. */
export function canonicalSport(typed: string): string {
  const wanted = typed.toLowerCase();
  return SPORTS.find((sport) => sport.toLowerCase() === wanted) ?? typed;
}

/** What people who do a sport are called, and its other names. */
const SPORT_WORDS: Record<string, (typeof SPORTS)[number]> = {
  runner: "Running",
  runners: "Running",
};

/** The sport that one word stands for. */
export const sportOfWord = (word: string): string | undefined => SPORT_WORDS[word];
