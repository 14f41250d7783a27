/** The sports people pick from; others may be typed. One spelling each keeps search and matching honest. */
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

/** The known spelling of a sport, or what was typed. */
export function spellSport(typed: string): string {
  const wanted = typed.toLowerCase();
  return SPORTS.find((sport) => sport.toLowerCase() === wanted) ?? typed;
}
