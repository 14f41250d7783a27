import { formatWhole } from "~/platform/numbers";

/** The highest engagement rate we accept for a channel, by its followers, the smallest audience first. */
const LIMITS = [
  { from: 0, percent: 50 },
  { from: 1_000, percent: 35 },
  { from: 10_000, percent: 25 },
  { from: 50_000, percent: 20 },
  { from: 500_000, percent: 15 },
] as const;

/** Percent. */
export const engagementLimit = (followers: number): number =>
  LIMITS.findLast(({ from }) => followers >= from)?.percent ?? LIMITS[0].percent;

/** The limits as published: audience and highest rate. */
export const ENGAGEMENT_LIMITS: readonly (readonly [audience: string, limit: string])[] =
  LIMITS.map(({ from, percent }, i) => {
    const next = LIMITS[i + 1]?.from;
    const audience = next
      ? from === 0
        ? `Under ${formatWhole(next)}`
        : `${formatWhole(from)} to ${formatWhole(next - 1)}`
      : `${formatWhole(from)} or more`;
    return [audience, `${percent}%`];
  });

/**
 * Why a channel cannot have this rate; null when it can.
 * @param counted 'followers' or 'subscribers'
 */
export function rateFault(followers: number, rate: number, counted: string): string | null {
  if (rate <= 0) return null;
  if (followers <= 0) return `Add your ${counted}, or leave the rate empty`;
  const limit = engagementLimit(followers);
  return rate > limit
    ? `With ${formatWhole(followers)} ${counted}, the rate can be at most ${limit}%`
    : null;
}
