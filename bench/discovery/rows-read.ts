import { countMatches, MAX_COUNTED } from "~/features/finding/discovery/count-matches.server";
import { filterQuery, PAGE } from "~/features/finding/discovery/filters";
import { selectMatchPage } from "~/features/finding/discovery/match-page.server";
import { Random } from "../../scripts/scale/random";
import { anyFilters } from "./any-filters";
import { quantile } from "./measure";
import type { Place } from "./questions";
import { RUNS } from "./runs";
import { count, print, printHead } from "./table";

/** The goal: rows looked at for each athlete that the page shows or counts. */
const LIMIT = 20;
const WORST = 15;

/**
 * What combinations of filters read for what they show: a page of athletes, and how many there are, up to the limit of
 * that count. A combination that finds fewer than a page is measured against a page.
 */
export async function measureRowsRead({ db }: Place): Promise<string[]> {
  const found = [];
  for (let i = 0; i < RUNS; i++) {
    const filters = anyFilters(new Random(i, 12));
    db.recorded.length = 0;
    const [page, [total]] = await db.read(
      db.orm.all(selectMatchPage(filters, null, PAGE + 1)),
      db.orm.all<{ n: number }>(countMatches(filters)),
    );
    const counted = Math.min(total?.n ?? 0, MAX_COUNTED);
    const [list = 0, counting = 0] = db.recorded
      .filter(({ sql }) => /^\s*(select|with)/i.test(sql))
      .map(({ rowsRead }) => rowsRead);
    const shown = Math.max(PAGE, page.length) + counted;
    found.push({ filters, list, counting, counted, ratio: (list + counting) / shown });
  }
  found.sort((a, b) => b.ratio - a.ratio);
  const ratios = found.map(({ ratio }) => ratio);
  const above = found.filter(({ ratio }) => ratio > LIMIT);
  console.log(`\nRows read for each athlete shown or counted, ${RUNS} combinations of filters\n`);
  console.log(
    `median ${quantile(ratios, 0.5).toFixed(1)}, p95 ${quantile(ratios, 0.95).toFixed(1)},`,
  );
  console.log(`above ${LIMIT}: ${above.length}\n`);
  printHead(["combination", "rows for the list", "rows for the count", "counted", "for each"]);
  for (const { filters, list, counting, counted, ratio } of found.slice(0, WORST))
    print([filterQuery(filters), count(list), count(counting), count(counted), ratio.toFixed(1)]);
  return above.map(
    ({ filters, ratio }) => `${filterQuery(filters)}: ${ratio.toFixed(1)} rows for each`,
  );
}
