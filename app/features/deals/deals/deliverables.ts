/** What a deal asks the athlete to make. Pure. */
import { type DeliverableFormat, PLATFORMS, type Platform } from "~db/constants";

export interface Deliverable {
  platform: Platform;
  format: DeliverableFormat;
  count: number;
  /** The last day to send it for review, 'YYYY-MM-DD'. */
  due: string | null;
  note: string | null;
}

/** A deliverable of a deal, by the words that content names. */
export interface DealDeliverable {
  text: string;
  /** How many of it, at least one. */
  count: number;
}

const WORDS = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const COUNT = /^(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\s+(?:x\s+)?(.+)/i;
/** "30 second clip" is one clip. */
const MEASURE = /^(?:s|secs?|seconds?|mins?|minutes?|hours?|days?|weeks?|months?|k|km|miles?)\b/i;

const RIGHTS_WORD = /\b(rights?|licen[cs]\w*|exclusiv\w*|whitelist\w*)\b/i;
const COUNTED_FORMATS =
  /\b(stor(?:y|ies)|reels?|shorts?|tiktoks?|clips?|live|streams?|videos?|vlogs?|films?|posts?|photos?|pictures?|carousels?|tweets?)\b/i;

/** Lines of a brief that speak of rights: a contract agrees on those in clauses of their own. */
export const linesOnRights = (lines: readonly string[]): string[] =>
  lines.filter((line) => RIGHTS_WORD.test(line));

/** What is to be made: not 'Rights to 5 photos', but '5 photos with usage rights'. */
function isCountable(line: string): boolean {
  const [before = ""] = line.split(RIGHTS_WORD);
  return !RIGHTS_WORD.test(line) || COUNTED_FORMATS.test(before);
}

/** How many a line asks for: the number that it begins with, or one. */
export function neededFor(deliverable: string): number {
  const [, number = "", what = ""] = COUNT.exec(deliverable.trim()) ?? [];
  if (MEASURE.test(what)) return 1;
  return Math.max(1, Number(number) || WORDS.indexOf(number.toLowerCase()));
}

/** Words of a brief that name a format or a platform; the first that fits wins. */
const FORMAT_WORDS: [RegExp, DeliverableFormat][] = [
  [/\b(stor(?:y|ies))\b/i, "story"],
  [/\b(reels?|shorts?|tiktoks?|clips?)\b/i, "reel"],
  [/\b(live|streams?)\b/i, "live"],
  [/\b(videos?|vlogs?|films?)\b/i, "video"],
  [/\b(posts?|photos?|pictures?|carousels?|tweets?)\b/i, "post"],
];
const PLATFORM_WORDS: [RegExp, Platform][] = [
  [/tik\s?tok/i, "tiktok"],
  [/you\s?tube|shorts?\b|vlogs?\b/i, "youtube"],
  [/\btweets?\b|twitter|\bX\b/, "x"],
  [/insta|reels?\b|stor(?:y|ies)\b|carousel/i, "instagram"],
];

const firstOf = <T>(words: [RegExp, T][], text: string, otherwise: T): T =>
  words.find(([pattern]) => pattern.test(text))?.[1] ?? otherwise;

/** A deliverable of a brief, which is a line of words, as data. The words are kept as its note. */
export const readDeliverable = (line: string): Deliverable => ({
  platform: firstOf(PLATFORM_WORDS, line, PLATFORMS[0]),
  format: firstOf(FORMAT_WORDS, line, "other"),
  count: Math.min(99, neededFor(line)),
  due: null,
  note: line,
});

/** The deliverables of a brief, without its lines on rights. */
export const deliverablesIn = (lines: readonly string[]): Deliverable[] =>
  lines.filter(isCountable).map(readDeliverable);
