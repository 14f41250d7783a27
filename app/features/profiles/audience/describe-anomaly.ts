import { formatLongDay } from "~/platform/dates";
import { formatPercent, formatWhole } from "~/platform/numbers";
import type { Platform } from "~db/constants";
import { platformName } from "../channels/platforms";
import type { Anomaly } from "./anomalies";

/** What was measured, without a word about what it means. Pure; for loaders, so that few pages carry the words. */
export function describeAnomaly({
  platform,
  kind,
  usual,
  measured,
  firstDay,
  lastDay,
}: Anomaly & { platform: Platform }): string {
  const name = platformName(platform);
  return kind === "rate"
    ? `${name} engagement was ${formatPercent(measured)}, measured up to ${formatLongDay(lastDay)}. Channels of that size usually have about ${formatPercent(usual)}.`
    : `${name} followers rose from ${formatWhole(usual)} to ${formatWhole(measured)} between ${formatLongDay(firstDay)} and ${formatLongDay(lastDay)}, without a post in those days or the week before.`;
}
