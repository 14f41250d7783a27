/** What of a deal has been delivered. Pure. */
import type { ContentStatus } from "~db/constants";

/** A piece, as far as a deal's progress goes. */
export interface AgreedPiece {
  id: string;
  title: string;
  status: ContentStatus;
  /** The deliverable that it names. */
  deliverable: string | null;
  /** How many things it holds: its files or its links, at least one. */
  items: number;
}

interface Line {
  deliverable: string;
  needed: number;
  delivered: number;
  pieces: AgreedPiece[];
}

export interface Progress {
  needed: number;
  delivered: number;
  /** 'Delivered 2 of 3' */
  text: string;
  /** In words: '4 stories', or '4 stories (1 to go)' of what has been begun. */
  missing: string[];
  lines: Line[];
}

const WORDS = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const COUNT = /^(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\s+(?:x\s+)?(.+)/i;
/** "30 second clip" is one clip. */
const MEASURE = /^(?:s|secs?|seconds?|mins?|minutes?|hours?|days?|weeks?|months?|k|km|miles?)\b/i;

const RIGHTS_WORD = /\b(rights?|licen[cs]\w*|exclusiv\w*|whitelist\w*)\b/i;
const PIECE_WORD =
  /\b(stor(?:y|ies)|reels?|shorts?|tiktoks?|clips?|live|streams?|videos?|vlogs?|films?|posts?|photos?|pictures?|carousels?|tweets?)\b/i;

/** Lines of a brief that speak of rights: a contract agrees on those in clauses of their own. */
export const linesOnRights = (lines: readonly string[]): string[] =>
  lines.filter((line) => RIGHTS_WORD.test(line));

/** What is to be made: not 'Rights to 5 photos', but '5 photos with usage rights'. */
export function isPiece(line: string): boolean {
  const [before = ""] = line.split(RIGHTS_WORD);
  return !RIGHTS_WORD.test(line) || PIECE_WORD.test(before);
}

/** How many pieces a deliverable asks for: the number that it begins with, or one. */
export function neededFor(deliverable: string): number {
  const [, number = "", what = ""] = COUNT.exec(deliverable.trim()) ?? [];
  if (MEASURE.test(what)) return 1;
  return Math.max(1, Number(number) || WORDS.indexOf(number.toLowerCase()));
}

/** What the brand has: not what is a draft, and not what it asked to change. */
const DELIVERED: readonly ContentStatus[] = ["awaiting_review", "approved", "posted"];

const itemsOf = (pieces: readonly AgreedPiece[]) =>
  pieces
    .filter(({ status }) => DELIVERED.includes(status))
    .reduce((sum, { items }) => sum + items, 0);

/**
 * What a piece names decides what it counts for; one that names nothing counts for the first that is missing.
 * @param needs how many pieces a deliverable asks for each time it is listed
 */
export function progressOf(
  deliverables: readonly string[],
  pieces: readonly AgreedPiece[],
  needs: (deliverable: string) => number = neededFor,
): Progress {
  const names = [...new Set(deliverables.filter(isPiece))];
  let spare = itemsOf(pieces.filter(({ deliverable }) => !names.includes(deliverable ?? "")));
  const lines = names.map((deliverable) => {
    const times = deliverables.filter((other) => other === deliverable).length;
    const needed = needs(deliverable) * times;
    const own = pieces
      .filter((piece) => piece.deliverable === deliverable)
      .sort((a, b) => (a.id < b.id ? -1 : 1));
    const named = Math.min(needed, itemsOf(own));
    const filled = Math.min(needed - named, spare);
    spare -= filled;
    return { deliverable, needed, delivered: named + filled, pieces: own };
  });
  const sum = (of: "needed" | "delivered") => lines.reduce((total, line) => total + line[of], 0);
  const [needed, delivered] = [sum("needed"), sum("delivered")];
  return {
    needed,
    delivered,
    text: `Delivered ${delivered} of ${needed}`,
    missing: lines.filter((line) => line.delivered < line.needed).map(missingText),
    lines,
  };
}

/**
 * How far a deal is that the athlete has yet to send something for. What was sent back is a task of its own, so nothing of
 * it is missing here, though it does not count as delivered.
 * @returns null if everything was sent
 */
export function workLeft(
  deliverables: readonly string[],
  pieces: readonly AgreedPiece[],
): Progress | null {
  const sent = pieces.map((piece) => ({ ...piece, status: "awaiting_review" as const }));
  const { needed, delivered, missing } = progressOf(deliverables, sent);
  const isDone = needed === 0 ? sent.length > 0 : delivered >= needed;
  return isDone ? null : { ...progressOf(deliverables, pieces), missing };
}

const missingText = ({ deliverable, delivered, needed }: Line) =>
  delivered === 0 ? deliverable : `${deliverable} (${needed - delivered} to go)`;
