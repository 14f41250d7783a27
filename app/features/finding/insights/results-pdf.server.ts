import type { CommandContext } from "~/features/identity/accounts/actor";
import type { Block } from "~/features/reference/documents/blocks";
import { renderPdf } from "~/features/reference/documents/pdf.server";
import type { Assets } from "~/platform/context";
import { formatLongDay, formatMonth } from "~/platform/dates";
import { formatMoney } from "~/platform/money";
import { describeTables, describeTotals, type ResultsTable } from "./describe-results";
import { type LoadedResults, loadDetailedResults } from "./own-results.server";
import { type ResultsFilter, TIMES } from "./results-filter";

const NOTHING: Block = { kind: "paragraph", text: "No data yet" };

const blocksOfTable = ({ title, note, columns, rows }: ResultsTable): Block[] => [
  { kind: "heading", level: 2, text: title },
  { kind: "paragraph", text: note },
  rows.length === 0 ? NOTHING : { kind: "table", columns, rows: rows.map(({ cells }) => cells) },
];

/** The texts of the page, in its order. */
export function printResults(
  { options, months, company, results }: LoadedResults,
  filter: ResultsFilter,
  now: number,
): Block[] {
  const time = TIMES.find(({ value }) => value === filter.time)?.label ?? "";
  const campaign = options.find(({ id }) => id === filter.campaign)?.title ?? "All campaigns";
  return [
    { kind: "heading", level: 1, text: "Campaign results" },
    {
      kind: "paragraph",
      text: `${company}. ${campaign}. ${time}. As of ${formatLongDay(new Date(now).toISOString())}.`,
    },
    {
      kind: "facts",
      rows: describeTotals(results).map(({ label, value, note }) => [label, `${value}: ${note}`]),
    },
    { kind: "heading", level: 2, text: "Spend by month" },
    months.length === 0
      ? NOTHING
      : {
          kind: "table",
          columns: ["Month", "Paid by card", "Refunded", "Spend"],
          rows: months.map(({ month, paid, refunded }) => [
            formatMonth(month),
            ...[paid, refunded, paid - refunded].map(formatMoney),
          ]),
        },
    ...describeTables(results).flatMap(blocksOfTable),
  ];
}

/**
 * A brand's own results as PDF.
 * @throws AppError not_found, NeedsPlan
 */
export async function makeResultsPdf(ctx: CommandContext, filter: ResultsFilter, assets: Assets) {
  const loaded = await loadDetailedResults(ctx, filter);
  return renderPdf(
    {
      title: "Campaign results",
      language: "en-GB",
      createdAt: ctx.now,
      blocks: printResults(loaded, filter, ctx.now),
    },
    assets,
  );
}
