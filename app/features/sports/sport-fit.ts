import { containsWords, normalizedWords } from "~/platform/words";

/**
 * How well an athlete's sport fits one that is asked for: 1 for the same, 0.85 for a kind of it ("Gravel
 * cycling" for "Cycling"), 0 for another and for a wider one ("Cycling" for "Gravel cycling"). The one rule of
 * matching, preferences and the athlete's page; the SQL of matching/candidates.server.ts only preselects, wider.
 */
export function sportFit(sport: string, asked: string): number {
  const [own, wanted] = [normalizedWords(sport), normalizedWords(asked)];
  if (!containsWords(own, wanted)) return 0;
  return own.join(" ") === wanted.join(" ") ? 1 : 0.85;
}
