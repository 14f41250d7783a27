import type { PostForecast } from "~/features/profiles/reach/forecast-posts";
import { formatMoney, formatPence } from "~/platform/money";
import { formatCount } from "~/platform/numbers";
import { ENGAGEMENT_VALUE } from "../insights/roi";

/** What an athlete is expected to bring for the money, as one word with its reason. Money in pence. Pure. */

interface Price {
  /** Of an invitation or a deal. */
  offer?: number | null;
  /** What the athlete starts from. */
  startingRate: number | null;
  /** What the campaign pays each athlete. */
  campaignFee: number | null;
}

/** The offer, else the athlete's rate, else the campaign's fee; null: not known. */
export const costOf = ({ offer = null, startingRate, campaignFee }: Price): number | null =>
  offer ?? startingRate ?? campaignFee;

/** The middle of what a campaign pays an athlete. */
export const feeOf = ({
  feeFrom,
  feeTo,
}: {
  feeFrom: number | null;
  feeTo: number | null;
}): number | null =>
  feeFrom === null || feeTo === null ? null : Math.round((feeFrom + feeTo) / 2);

export type Potential = { word: "High" | "Fair" | "Low" | "Not known"; reason: string };

/** High: an engagement costs at most half of what one is worth; fair: at most what it is worth. */
export function ratePotential(forecast: PostForecast | null, cost: number | null): Potential {
  if (!forecast) return { word: "Not known", reason: "No followers known where you want content." };
  const { low, expected, high } = forecast.engagements;
  const brings = `${formatCount(low)} to ${formatCount(high)} engagements expected`;
  if (cost === null) return { word: "Not known", reason: `${brings}, no price yet.` };
  if (expected === 0) return { word: "Not known", reason: "Engagement isn't known." };
  const each = cost / expected;
  const word = each <= ENGAGEMENT_VALUE / 2 ? "High" : each <= ENGAGEMENT_VALUE ? "Fair" : "Low";
  return { word, reason: `${brings} for ${formatMoney(cost)}, about ${formatPence(each)} each.` };
}
