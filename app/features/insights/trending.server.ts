import { type Column, type SQL, sql } from "drizzle-orm";
import type { Statement } from "~db/client";
import { EVERYONE, type Sums } from "./trending";

/** A handful of athletes is no trend: three at least, and one in ten thousand of all. */
const FEWEST = 3;
const ONE_IN = 10_000;
const MOST_KEPT = 100;

export const forgetSums = (): Statement => sql`delete from trending_sums`;

export const keepSums = (sums: Sums[]): Statement =>
  sql`insert into trending_sums (key, name, athletes, engagement, measured, base, gain)
      select value ->> 'key', value ->> 'name', value ->> 'athletes', value ->> 'engagement',
             value ->> 'measured', value ->> 'base', value ->> 'gain'
      from json_each(${JSON.stringify(sums)}) where true
      on conflict (key) do update set athletes = athletes + excluded.athletes,
        engagement = engagement + excluded.engagement, measured = measured + excluded.measured,
        base = base + excluded.base, gain = gain + excluded.gain`;

/** What has been added up becomes what the screens show. */
export const publishTrending = (now: number): Statement[] => [
  sql`delete from trending_categories`,
  sql`insert into trending_categories (category, athlete_count, avg_engagement, growth_percentage, computed_at)
      select name, athletes, engagement / athletes, gain * 100 / base, ${now}
      from trending_sums
      where key <> ${EVERYONE} and measured >= max(${FEWEST},
        (select athletes / ${ONE_IN} from trending_sums where key = ${EVERYONE}))
      order by gain / base desc, key limit ${MOST_KEPT}`,
  forgetSums(),
];

/**
 * Whether a category is a sport, not a theme: of its athletes, half and more play it. One athlete whose sport
 * is called like a theme changes nothing.
 */
export const isSport = (category: SQL | Column, athletes: SQL | Column): SQL<number> =>
  sql`((select coalesce(sum(n), 0) from athlete_counts where kind = 'all' and sport = ${category}) * 2 >= ${athletes})`;
