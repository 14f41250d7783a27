import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readCsv } from "~/platform/csv";
import type { Platform } from "~db/constants";
import { root } from "../stack.mjs";

/**
 * Fits the defaults of the model of posts to published norms (docs/decisions/0110). Reach and engagements, as shares of the
 * followers, are each a power of the followers: one level for each platform (and of Instagram's formats), one exponent for all.
 * In logarithms that is a line, fitted by least squares; a range counts as its middle.
 */

interface NormRow {
  measure: "reach" | "engagement";
  platform: Platform;
  format: string;
  followers: number;
  /** Of the followers. */
  share: number;
}

/** Of which part a norm is: people of views are an assumption, as are those of impressions. */
const PEOPLE: Record<string, number> = {
  people: 1,
  followers: 1,
  views: 0.6,
  impressions: 1 / 1.3,
};

const middle = (low: string | undefined, high: string | undefined) =>
  Math.sqrt(Number(low) * Number(high));

function readNorms(): NormRow[] {
  const text = readFileSync(join(root, "scripts/norms/published-norms.csv"), "utf8");
  return readCsv(text)
    .slice(1)
    .map(({ cells: [measure, platform, format = "", from, to, low, high, part = ""] }) => ({
      measure: measure as NormRow["measure"],
      platform: platform as Platform,
      format,
      followers: middle(from, to),
      share: (middle(low, high) / 100) * (PEOPLE[part] ?? Number.NaN),
    }));
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]) => sum(values) / values.length;

interface Line {
  /** What a group has at 10,000 followers. */
  levels: Map<string, number>;
  /** By which power of the followers it falls. */
  fall: number;
  /** By which factor a norm is typically above or below the line: one standard deviation. */
  spread: number;
  /** The same of each group, of as many norms. */
  errors: Map<string, { norms: number; factor: number }>;
}

/** A line for each group, all with one slope. */
function fitLines(rows: readonly NormRow[], groupOf: (row: NormRow) => string): Line {
  const groups = [...new Set(rows.map(groupOf))].map((name) => {
    const members = rows.filter((row) => groupOf(row) === name);
    const points = members.map(({ followers, share }) => ({
      x: Math.log(followers / 10_000),
      y: Math.log(share),
    }));
    return {
      name,
      points,
      x: mean(points.map(({ x }) => x)),
      y: mean(points.map(({ y }) => y)),
    };
  });
  const slope =
    sum(groups.flatMap(({ points, x, y }) => points.map((at) => (at.x - x) * (at.y - y)))) /
    sum(groups.flatMap(({ points, x }) => points.map((at) => (at.x - x) ** 2)));
  const fitted = groups.map(({ name, points, x, y }) => {
    const level = y - slope * x;
    return { name, level, squares: points.map((at) => (at.y - level - slope * at.x) ** 2) };
  });
  const free = rows.length - groups.length - 1;
  return {
    levels: new Map(fitted.map(({ name, level }) => [name, Math.exp(level)])),
    fall: -slope,
    spread: Math.exp(Math.sqrt(sum(fitted.flatMap(({ squares }) => squares)) / free)),
    errors: new Map(
      fitted.map(({ name, squares }) => [
        name,
        { norms: squares.length, factor: Math.exp(Math.sqrt(mean(squares))) },
      ]),
    ),
  };
}

/** The lines of reach, by platform and format, and of engagements, by platform. */
export function fitNorms(): Record<NormRow["measure"], Line> {
  const rows = readNorms();
  const of = (measure: NormRow["measure"]) => rows.filter((row) => row.measure === measure);
  return {
    reach: fitLines(of("reach"), ({ platform, format }) => `${platform} ${format}`),
    engagement: fitLines(of("engagement"), ({ platform }) => platform),
  };
}
