import type { CommandContext } from "~/features/identity/accounts/actor";
import { describeTables, describeTotals } from "./describe-results";
import { loadOwnResults } from "./own-results.server";
import { everyMonth, type ResultsFilter } from "./results-filter";

/** Rows of each table on the page; the files have all. */
const SHOWN = 10;

/** A brand's own results as the page shows them: ready texts, so that it needs little script. */
export async function showResults(ctx: CommandContext, filter: ResultsFilter) {
  const { options, months, isDetailed, results } = await loadOwnResults(ctx, filter);
  return {
    filter,
    options,
    totals: describeTotals(results),
    months: everyMonth(months, ctx.now),
    tables: isDetailed
      ? describeTables(results).map(({ rows, ...table }) => ({
          ...table,
          rows: rows.slice(0, SHOWN),
          more: Math.max(0, rows.length - SHOWN),
        }))
      : null,
  };
}

export type ShownResults = Awaited<ReturnType<typeof showResults>>;
