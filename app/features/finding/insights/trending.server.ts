import { sql } from "drizzle-orm";
import type { Statement } from "~db/client";
import { ALL_ATHLETES, type Sums } from "./trending";

/** A category needs at least three athletes and one in ten thousand of all athletes. */
const MIN_ATHLETES = 3;
const ONE_IN = 10_000;
const MAX_KEPT = 100;

export const clearSums = (): Statement => sql`delete from trending_sums`;

export const storeSums = (sums: Sums[]): Statement =>
  sql`insert into trending_sums (key, name, athletes, engagement, measured, base, gain)
      select value ->> 'key', value ->> 'name', value ->> 'athletes', value ->> 'engagement',
             value ->> 'measured', value ->> 'base', value ->> 'gain'
      from json_each(${JSON.stringify(sums)}) where true
      on conflict (key) do update set athletes = athletes + excluded.athletes,
        engagement = engagement + excluded.engagement, measured = measured + excluded.measured,
        base = base + excluded.base, gain = gain + excluded.gain`;

/** Publishes the finished sums as the rows that screens read. */
export const publishTrending = (now: number): Statement[] => [
  sql`delete from trending_categories`,
  sql`insert into trending_categories (category, athlete_count, avg_engagement, growth_percentage, computed_at)
      select name, athletes, engagement / athletes, gain * 100 / base, ${now}
      from trending_sums
      where key <> ${ALL_ATHLETES} and measured >= max(${MIN_ATHLETES},
        (select athletes / ${ONE_IN} from trending_sums where key = ${ALL_ATHLETES}))
      order by gain / base desc, key limit ${MAX_KEPT}`,
  clearSums(),
];
