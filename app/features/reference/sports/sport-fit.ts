import { containsWords, normalizedWords } from "~/platform/match-words";

/** An athlete's sports: the primary one and the others. */
export interface SportProfile {
  sport: string;
  otherSports: readonly string[];
}

export const listSports = ({ sport, otherSports }: SportProfile): string[] =>
  [sport, ...otherSports].filter((one) => one !== "");

/**
 * How well a sport fits one that is asked for: 1 for the same, 0.85 for a kind of it ("Gravel
 * cycling" for "Cycling"), 0 for another and for a wider one ("Cycling" for "Gravel cycling"). The one rule of
 * matching, preferences and the athlete's page; the SQL of matching/candidates.server.ts only preselects, wider.
 */
export function sportFit(sport: string, requestedSport: string): number {
  const [sportWords, requestedWords] = [normalizedWords(sport), normalizedWords(requestedSport)];
  if (!containsWords(sportWords, requestedWords)) return 0;
  return sportWords.join(" ") === requestedWords.join(" ") ? 1 : 0.85;
}

/** The athlete's sport that fits one of those asked for best, and how well; null when none does. */
export function findBestSport(
  athlete: SportProfile,
  requestedSports: readonly string[],
): { sport: string; fit: number } | null {
  let best: { sport: string; fit: number } | null = null;
  for (const sport of listSports(athlete))
    for (const requested of requestedSports) {
      const fit = sportFit(sport, requested);
      if (fit > (best?.fit ?? 0)) best = { sport, fit };
    }
  return best;
}
