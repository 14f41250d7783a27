import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { buttonClass } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { Pagination } from "~/components/ui/pagination";
import { requireMember } from "~/features/accounts/guards.server";
import { readPlace } from "~/features/consoles/filters";
import { statementFor } from "~/features/statements/statement.server";
import { Earnings, Movements, Spending } from "~/features/statements/statement-tables";
import { paths, withQuery } from "~/paths";
import { dayOf, formatLongDay } from "~/platform/dates";
import { pageTitle, product } from "~/product";

const TITLES = { athlete: "Earnings", brand: "Spending" } as const;

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? TITLES[data.side] : "Statement") },
];

export const loader = ({ context }: LoaderFunctionArgs) =>
  statementFor(requireMember(context), readPlace(context.request.url.searchParams));

export default function StatementPage() {
  const { side, whose, at, months, spent, entries, next } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title={TITLES[side]}
        index={
          side === "brand"
            ? "What you paid for each campaign, and where it went."
            : "What you earned, and what was paid out to you."
        }
        actions={
          entries.length > 0 && (
            <a href={paths.statementCsv} className={buttonClass({ variant: "plain" })}>
              Download CSV
            </a>
          )
        }
      />
      {entries.length === 0 ? (
        <EmptyState title="Nothing yet">
          {side === "brand"
            ? "Once you fund a deal, you see here where the money is."
            : "Once a brand releases a payment, you see it here."}
        </EmptyState>
      ) : (
        <div className="flex flex-col gap-8">
          <p className="hidden print:block">
            {product.name} statement for {whose}, {formatLongDay(dayOf(at))}
          </p>
          {side === "brand" ? <Spending rows={spent} /> : <Earnings rows={months} />}
          <Movements side={side} rows={entries} />
        </div>
      )}
      <Pagination
        label="Pages of movements"
        previous={null}
        next={next && withQuery(paths.statement, { after: next })}
      />
    </>
  );
}
