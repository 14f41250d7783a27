import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useSending } from "~/components/sending";
import { Button } from "~/components/ui/button";
import { Card, STATS, Stat } from "~/components/ui/card";
import { Table } from "~/components/ui/table";
import { formatDay } from "~/platform/dates";
import { formatMoney } from "~/platform/money";
import { formatWhole, plural } from "~/platform/numbers";
import type { SalesPreview as Preview } from "./import-sales.server";

/** What a file would count, what it leaves out and why, and the button that counts it. */
export function SalesPreview({ preview }: { preview: Preview }) {
  const busy = useSending();
  const heading = useRef<HTMLHeadingElement>(null);
  // The page stays the same where scripts run, so nothing else says that there is something new.
  useEffect(() => {
    if (preview) heading.current?.focus();
  }, [preview]);
  const { sales, orders, revenue, refunds, countedBefore, faulty, faultyCount } = preview;
  const button = `Count ${lines(sales)}${faultyCount > 0 ? ` and leave out ${faultyCount}` : ""}`;
  return (
    <Card className="flex flex-col gap-5">
      <h2 ref={heading} className="text-lg" tabIndex={-1}>
        {sales === 0 ? "There is nothing new to count" : "Check before it counts"}
      </h2>
      <div className={STATS}>
        <Stat label="New lines" value={formatWhole(sales)} />
        {refunds > 0 && <Stat label="Of them refunds" value={formatWhole(refunds)} />}
        <Stat label="Orders" value={formatWhole(orders)} />
        <Stat label="Revenue" value={formatMoney(revenue)} />
        <Stat label="Counted before" value={formatWhole(countedBefore)} />
        <Stat label="Left out" value={formatWhole(faultyCount)} />
      </div>
      {faultyCount > 0 && (
        <section aria-labelledby="faulty" className="rounded-card border-2 border-alert p-4">
          <h3 id="faulty" className="text-base">
            {lines(faultyCount)} can't be counted
          </h3>
          <ul className="mt-2 flex flex-col gap-1">
            {faulty.map(({ line, reason }) => (
              <li key={line} className="break-words">
                Line {line}. {reason}
              </li>
            ))}
          </ul>
          {faultyCount > faulty.length && (
            <p className="mt-2 text-soft">The first {faulty.length} are shown.</p>
          )}
        </section>
      )}
      {sales > 0 && (
        <>
          <Table
            caption={sales > preview.first.length ? "The first new lines" : "The new lines"}
            columns={[
              { label: "Reference", cell: ({ reference }) => reference },
              { label: "Line", narrow: "before", cell: ({ line }) => line, numeric: true },
              { label: "Code", cell: ({ code }) => code },
              { label: "Date", cell: ({ day }) => formatDay(day) },
              {
                label: "Orders",
                narrow: "after",
                cell: (sale) => formatWhole(sale.orders),
                numeric: true,
              },
              {
                label: "Revenue",
                narrow: "beside",
                cell: (sale) => formatMoney(sale.revenue),
                numeric: true,
              },
            ]}
            rows={preview.first}
            rowKey={({ line }) => String(line)}
          />
          <Form method="post" encType="multipart/form-data">
            <input type="hidden" name="intent" value="import" />
            <input type="hidden" name="text" value={preview.text} />
            <Button busy={busy}>{button}</Button>
          </Form>
        </>
      )}
    </Card>
  );
}

const lines = (n: number) => plural(n, "line");
