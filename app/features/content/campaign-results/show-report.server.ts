import { describeFigures, describeVerdict, rankAthletes } from "./describe-report";
import { contentRange } from "./measures";
import { countText } from "./range";
import { onPage, type WholeReport } from "./report.server";
import type { BestPostRow, DayRow } from "./report-rows.server";
import { drawTrends, listTrendDays } from "./trend.server";

/** Athletes of the first page; the table below it has more. */
const RANKED = 8;

/**
 * The first page of a report as ready texts and paths, so that it needs little script.
 * @param reader who reads it: a visitor has no right to the pictures of content
 */
export function showReport(
  whole: WholeReport,
  days: readonly DayRow[],
  best: readonly BestPostRow[],
  reader: "brand" | "visitor",
) {
  const { label, rows } = rankAthletes(whole);
  const trendDays = listTrendDays(days, whole.posts);
  return {
    report: onPage(whole),
    verdict: describeVerdict(whole),
    figures: describeFigures(whole),
    days: trendDays,
    trends: drawTrends(trendDays),
    best: best.flatMap(({ id, thumbnail }) => {
      const post = whole.posts.find((one) => one.id === id);
      const engagements = post && contentRange(post, "engagements");
      if (!post || !engagements) return [];
      const { title, url, athlete } = post;
      const picture = reader === "brand" ? thumbnail : null;
      return [{ id, title, url, athlete, picture, engagements: countText(engagements) }];
    }),
    ranking: {
      label,
      rows: rows.slice(0, RANKED),
      more: Math.max(0, rows.length - RANKED),
    },
  };
}

export type ShownReport = ReturnType<typeof showReport>;
