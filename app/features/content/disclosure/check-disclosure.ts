import { platformName } from "~/features/reference/platforms/platform-names";
import { COUNTRIES, type Country, type Platform } from "~db/constants";
import { findLabels, findWords, type TokenRange } from "./labels";
import { DISCLOSURE_RULES, type Rule } from "./rules";
import { shownLength } from "./shown-length";
import { type Token, tokenizeCaption } from "./tokens";

/** What is wrong with a caption for a country, and what to use there. */
type Problem =
  | { kind: "missing"; use: string }
  | { kind: "unclear" | "elsewhere"; words: string[]; use: string }
  | { kind: "folded" | "buried" | "late"; word: string };

interface CountryProblem {
  country: Country;
  problem: Problem;
}

/** One sentence for each problem, with all countries that have it. */
function describeProblems(located: readonly CountryProblem[], platform: Platform | null): string[] {
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

export interface Audience {
  countries: readonly Country[];
  /** Null when it is not known yet: the platform that shows least counts. */
  platform: Platform | null;
}

interface Caption {
  tokens: readonly Token[];
  /** How much of it stands before "more". */
  shown: number;
  /** The number of tokens in the labels that it begins with. */
  labelsFirst: number;
  /** For each token, the number of other hashtags before it in its row. */
  tagsBefore: readonly number[];
}

const ALL_LABELS = COUNTRIES.flatMap((country) => DISCLOSURE_RULES[country].labels);

/**
 * What is wrong with a caption's ad label, in sentences that say what to write; none when each country's rule is met.
 * It reads the caption alone: a label in the clip or a platform's own switch is not seen.
 */
export function checkDisclosure(text: string, { countries, platform }: Audience): string[] {
  const caption = parseCaption(text, platform);
  const problems = countries.flatMap((country) =>
    findProblems(caption, country, countries).map((problem) => ({ country, problem })),
  );
  return describeProblems(problems, platform);
}

function parseCaption(text: string, platform: Platform | null): Caption {
  const caption = text.replace(/\r\n?|[\u2028\u2029]/g, "\n").trim();
  const tokens = tokenizeCaption(caption);
  const isLabel = new Set(
    findLabels(tokens, ALL_LABELS).flatMap(({ first, last }) => range(first, last)),
  );
  const firstOther = tokens.findIndex((_, at) => !isLabel.has(at));
  return {
    tokens,
    shown: shownLength(caption, platform),
    labelsFirst: firstOther < 0 ? tokens.length : firstOther,
    tagsBefore: countTags(tokens, isLabel),
  };
}

function countTags(tokens: readonly Token[], isLabel: ReadonlySet<number>): number[] {
  const counts: number[] = [];
  tokens.forEach((_, at) => {
    const before = tokens[at - 1];
    const ofRow = before?.sign === "#" || before?.sign === "@" ? (counts[at - 1] ?? 0) : 0;
    counts.push(ofRow + (before?.sign === "#" && !isLabel.has(at - 1) ? 1 : 0));
  });
  return counts;
}

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, n) => first + n);

/** Empty when a label is accepted; otherwise what is wrong with the first label, or with the words used instead. */
function findProblems(caption: Caption, country: Country, audience: readonly Country[]): Problem[] {
  const rule = DISCLOSURE_RULES[country];
  const labels = findLabels(caption.tokens, rule.labels);
  const [first] = labels;
  if (!first) return findUnclearWords(caption, rule, audience);
  if (labels.some((label) => findPlaceProblem(caption, rule, label) === null)) return [];
  const problem = findPlaceProblem(caption, rule, first);
  return problem ? [{ kind: problem, word: textOf(caption.tokens, first) }] : [];
}

/** Why a label does not count where it stands; null when it does. */
function findPlaceProblem(
  { tokens, shown, labelsFirst, tagsBefore }: Caption,
  rule: Rule,
  label: TokenRange,
) {
  if ((tokens[label.last]?.end ?? 0) > shown) return "folded";
  if (tokens[label.first]?.sign === "#") {
    const endsRow = tokens[label.last + 1]?.sign !== "#";
    if ((tagsBefore[label.first] ?? 0) > rule.tagsBefore && !(rule.lastTag && endsRow))
      return "buried";
  }
  return rule.place === "start" && label.first > labelsFirst ? "late" : null;
}

/** Without a label: the words that are taken for one, or that there is none. */
function findUnclearWords(
  { tokens }: Caption,
  rule: Rule,
  audience: readonly Country[],
): Problem[] {
  const { use } = rule;
  const textsOf = (found: TokenRange[]) => uniqueWords(found.map((at) => textOf(tokens, at)));
  const elsewhere = textsOf(
    audience.flatMap((country) => findLabels(tokens, DISCLOSURE_RULES[country].labels)),
  );
  const unclear = textsOf(findWords(tokens, rule.wrong)).filter(
    (word) => !elsewhere.includes(word),
  );
  const problems: Problem[] = [
    { kind: "elsewhere", words: elsewhere, use },
    { kind: "unclear", words: unclear, use },
  ];
  return elsewhere.length + unclear.length > 0
    ? problems.filter((problem) => "words" in problem && problem.words.length > 0)
    : [{ kind: "missing", use }];
}

/** Each word once, whatever its case. */
const uniqueWords = (words: string[]) => [
  ...new Map(words.map((word) => [word.toLowerCase(), word])).values(),
];

const textOf = (tokens: readonly Token[], { first, last }: TokenRange) =>
  range(first, last)
    .map((at) => tokens[at]?.text)
    .join(" ");
