import { platformName } from "~/features/profiles/channels/platforms";
import type { Country, Platform } from "~db/constants";
import { DISCLOSURE_RULES } from "./rules";

/** What is wrong with a caption for a country, and what to use there. */
export type Problem =
  | { kind: "missing"; use: string }
  | { kind: "unclear" | "elsewhere"; words: string[]; use: string }
  | { kind: "folded" | "buried" | "late"; word: string };

interface CountryProblem {
  country: Country;
  problem: Problem;
}

/** One sentence for each problem, with all countries that have it. */
export function describeProblems(
  located: readonly CountryProblem[],
  platform: Platform | null,
): string[] {
  const groups = new Map<string, { problem: Problem; names: string[] }>();
  for (const { country, problem } of located) {
    const key = JSON.stringify(problem);
    const group = groups.get(key) ?? { problem, names: [] };
    group.names.push(DISCLOSURE_RULES[country].name);
    groups.set(key, group);
  }
  const starts: string[] = [];
  const others: string[] = [];
  for (const { problem, names } of groups.values()) {
    const where = LIST.format(names);
    if (problem.kind === "missing")
      starts.push(`for ${where}, ${starts.length > 0 ? "" : "start with "}“${problem.use}”`);
    else others.push(describeProblem(problem, where, platform));
  }
  return starts.length > 0
    ? [`Nothing says this is an ad. F${starts.join("; ").slice(1)}.`, ...others]
    : others;
}

const LIST = new Intl.ListFormat("en-GB");

function describeProblem(
  problem: Exclude<Problem, { kind: "missing" }>,
  where: string,
  platform: Platform | null,
): string {
  switch (problem.kind) {
    case "unclear":
      return `${notClear(problem.words)} clear enough in ${where}. Write “${problem.use}” instead.`;
    case "elsewhere":
      return `${notClear(problem.words)} clear enough in ${where}. Add “${problem.use}” after it.`;
    case "folded":
      return `“${problem.word}” comes after “more”${platform ? ` on ${platformName(platform)}` : ""}, where few people look. Move it to the start.`;
    case "buried":
      return `“${problem.word}” is lost among other tags. Move it to the start.`;
    case "late":
      return `In ${where}, “${problem.word}” has to come first. Move it to the very start.`;
  }
}

const notClear = (words: string[]) =>
  `${LIST.format(words.map((word) => `“${word}”`))} ${words.length > 1 ? "aren't" : "isn't"}`;
