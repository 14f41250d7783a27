import { Form } from "@remix-run/react";
import { Button, ButtonLink, buttonClass } from "~/components/ui/button";
import { STATS, Stat } from "~/components/ui/card";
import { EmptyList } from "~/components/ui/empty-list";
import { FieldFrame, SelectBox } from "~/components/ui/field";
import { TextLink } from "~/components/ui/link";
import { type Column, Table } from "~/components/ui/table";
import { UpgradeNote } from "~/features/billing/billing/upgrade-note";
import { paths, withQuery } from "~/paths";
import { formatMoney } from "~/platform/money";
import { plural } from "~/platform/numbers";
import { filterQuery, TIMES } from "./results-filter";
import type { ShownResults } from "./show-results.server";
import { SpendChart } from "./spend-chart";

/** What the brand's own campaigns cost and brought. */
export function OwnResults({ filter, options, totals, months, tables }: ShownResults) {
  if (options.length === 0)
    return (
      <EmptyList
        title="No results yet"
        example={[
          "Spring Trail Launch",
          `58 orders · ${formatMoney(10600)} an order`,
          formatMoney(615600),
        ]}
        action={<ButtonLink to={paths.brand.discover}>Find athletes</ButtonLink>}
      >
        Once an athlete accepts, this page shows what your campaigns cost and achieved.
      </EmptyList>
    );
  return (
    <div className="flex flex-col gap-8">
      <ResultsFilterForm filter={filter} options={options} hasFiles={tables !== null} />
      <div className={STATS}>
        {totals.map((figure) => (
          <Stat key={figure.label} {...figure} />
        ))}
      </div>
      <SpendChart months={months} />
      {tables ? (
        tables.map((table) => <ResultsTable key={table.title} {...table} />)
      ) : (
        <UpgradeNote>
          See the result of each campaign against its goal, your best athletes and formats, also as
          PDF and CSV. This is part of Brand Premium.
        </UpgradeNote>
      )}
    </div>
  );
}

function ResultsFilterForm({
  filter,
  options,
  hasFiles,
}: Pick<ShownResults, "filter" | "options"> & { hasFiles: boolean }) {
  const query = filterQuery(filter);
  return (
    <Form
      method="get"
      key={JSON.stringify(filter)}
      preventScrollReset
      className="flex flex-wrap items-end gap-3"
    >
      <FieldFrame id="time" label="Time" small>
        <SelectBox id="time" name="time" defaultValue={filter.time} options={TIMES} />
      </FieldFrame>
      <FieldFrame id="campaign" label="Campaign" small className="basis-56">
        <SelectBox
          id="campaign"
          name="campaign"
          defaultValue={filter.campaign ?? ""}
          placeholder="All campaigns"
          options={options.map(({ id, title }) => ({ value: id, label: title }))}
        />
      </FieldFrame>
      <Button variant="plain">Filter</Button>
      {hasFiles && (
        <p className="flex flex-wrap gap-3 md:ml-auto">
          <a
            href={withQuery(paths.brand.resultsPdf, query)}
            download
            className={buttonClass({ variant: "plain" })}
          >
            Download PDF
          </a>
          <a
            href={withQuery(paths.brand.resultsCsv, query)}
            download
            className={buttonClass({ variant: "plain" })}
          >
            Download CSV
          </a>
        </p>
      )}
    </Form>
  );
}

const ResultsTable = ({
  title,
  note,
  columns,
  rows,
  more,
}: NonNullable<ShownResults["tables"]>[number]) => (
  <section className="flex flex-col gap-2">
    <Table
      caption={title}
      rows={rows}
      rowKey={({ key }) => key}
      empty="No data yet"
      columns={columns.map(
        (label, i): Column<(typeof rows)[number]> => ({
          label,
          narrow: "before",
          numeric: i >= columns.length - 4 && columns.length > 4,
          cell: ({ cells, to }) =>
            i === 0 && to ? <TextLink to={to}>{cells[i]}</TextLink> : cells[i],
        }),
      )}
    />
    <p className="text-sm text-soft">
      {note} {more > 0 && `${plural(more, "more row")} in the files.`}
    </p>
  </section>
);
