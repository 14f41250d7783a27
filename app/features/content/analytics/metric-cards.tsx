import type { ReactNode } from "react";
import { STATS, Stat } from "~/components/ui/card";
import { formatChange, formatCount, formatPercent, plural } from "~/platform/numbers";
import type { Analytics } from "./load-analytics.server";
import { PERIOD_NAMES, type Period } from "./periods";
import { computeChange } from "./post-totals";

/** The figures of a period, each with its change and what it counts. */
export function MetricCards({ totals, clicks, conversions, earlier, period }: Analytics) {
  const { posts, impressions, byViews, reach, engagements, engagementRate } = totals;
  const known = (of: { known: number }) =>
    of.known < posts ? ` Known for ${of.known} of ${plural(posts, "post")}.` : "";
  const card = (
    label: string,
    value: number | null,
    before: number | null,
    note: ReactNode,
    format = formatCount,
  ) => (
    <Stat
      label={label}
      value={value === null ? "–" : format(value)}
      note={
        <>
          <span className="block text-ink">{changeText(value, before, period)}</span>
          {note}
        </>
      }
    />
  );
  return (
    <div className={STATS}>
      {card(
        "Total Impressions",
        impressions.value,
        earlier.impressions.value,
        `${byViews > 0 ? `Counts views where the platform gives no impressions (${plural(byViews, "post")}).` : "Times your posts were shown."}${known(impressions)}`,
      )}
      {card("Total Reach", reach.value, earlier.reach.value, `All posts added up.${known(reach)}`)}
      {card(
        "Engagements",
        engagements.value,
        earlier.engagements.value,
        `Likes, comments and shares.${known(engagements)}`,
      )}
      {card(
        "Average Engagement Rate",
        engagementRate.value,
        earlier.engagementRate.value,
        `Average of your posts, by followers.${known(engagementRate)}`,
        formatPercent,
      )}
      {card("Clicks", clicks, earlier.clicks, "On your campaign links, without bots.")}
      {card(
        "Conversions",
        conversions,
        earlier.conversions,
        "Orders with your codes, less refunds.",
      )}
    </div>
  );
}

/** '+12.5% on the 30 days before' */
function changeText(value: number | null, before: number | null, period: Period): string {
  const than = `the ${PERIOD_NAMES[period]} before`;
  if (value === null) return "No figures yet";
  const change = computeChange(value, before);
  if (change === null) return "No figures before";
  if (change === "from_zero") return `Up from 0 in ${than}`;
  return `${formatChange(change)} on ${than}`;
}
