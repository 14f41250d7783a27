import { Link } from "@remix-run/react";
import { Card } from "~/components/ui/card";
import { type Column, Table } from "~/components/ui/table";
import { Time } from "~/components/ui/time";
import { paths } from "~/paths";
import { formatChange, formatPercent } from "~/platform/numbers";
import { filterQuery, NO_FILTERS } from "../discovery/filters";
import type { Trend } from "./advice";

type Row = Trend & { computedAt: number; isSport: number };

const COLUMNS: Column<Row>[] = [
  {
    label: "Category",
    cell: ({ category, isSport }) => (
      <Link
        to={`${paths.brand.discover}${filterQuery({ ...NO_FILTERS, ...(isSport ? { sport: category } : { themes: [category] }) })}`}
        className="inline-block py-2 wrap-anywhere hover:text-leaf md:py-0"
      >
        {category}
      </Link>
    ),
  },
  {
    label: "Athletes",
    narrow: "after",
    cell: ({ athleteCount }) => athleteCount.toLocaleString("en-GB"),
    numeric: true,
  },
  {
    label: "Avg. engagement",
    narrow: "after",
    cell: ({ avgEngagement }) => formatPercent(avgEngagement),
    numeric: true,
  },
  {
    label: "Growth, 30 days",
    narrow: "beside",
    cell: ({ growthPercentage: growth }) => (
      <span className={growth > 0 ? "font-strong text-leaf" : ""}>{formatChange(growth)}</span>
    ),
    numeric: true,
  },
];

/** Trending categories and quick insights. */
export function Trending({ trends, advice }: { trends: Row[]; advice: string[] }) {
  return (
    <div className="flex flex-col gap-6">
      <section aria-labelledby="trending">
        <h2 id="trending" className="text-lg">
          Trending Categories
        </h2>
        <p className="mt-1 mb-4 max-w-text text-soft">
          Sports and content themes with the fastest-growing athletes.
          {trends[0] && (
            <>
              {" "}
              Updated daily · last on <Time at={trends[0].computedAt} />
            </>
          )}
        </p>
        <Table
          caption="Trending Categories"
          captionHidden
          columns={COLUMNS}
          rows={trends}
          rowKey={({ category }) => category}
          empty="No trending data available"
        />
      </section>
      <Card>
        <h2 className="text-lg">Quick Insights</h2>
        {advice.length > 0 ? (
          <ul className="mt-3 grid gap-4 lg:grid-cols-3">
            {advice.map((sentence) => (
              <li key={sentence} className="border-l-3 border-leaf pl-3">
                {sentence}
              </li>
            ))}
          </ul>
        ) : (
          <p className="mt-2 text-soft">
            Insights will appear with the first trending figures, which are updated every night.
          </p>
        )}
      </Card>
    </div>
  );
}
