import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink, buttonClass } from "~/components/ui/button";
import { EmptyList } from "~/components/ui/empty-list";
import { PageHead } from "~/components/ui/page";
import { NumberedPages, Pagination } from "~/components/ui/pagination";
import { requireMember } from "~/features/identity/accounts/guards.server";
import { EarningsStrip, SpendingStrip } from "~/features/money/statements/money-summary";
import { loadEarnings, loadSpending } from "~/features/money/statements/money-summary.server";
import { MoneyTabs } from "~/features/money/statements/money-tabs";
import { loadStatement } from "~/features/money/statements/statement.server";
import {
  Earnings,
  Movements,
  Spending,
  SpendingByMonth,
} from "~/features/money/statements/statement-tables";
import { paths, withQuery } from "~/paths";
import { currentPage, leaveMissingPage } from "~/platform/current-page";
import { dayOf, formatLongDay } from "~/platform/dates";
import { cursorText, readCursor } from "~/platform/list-cursor";
import { formatMoney } from "~/platform/money";
import { pageTitle, product } from "~/product";

const TITLES = { athlete: "Earnings", brand: "Spending" } as const;

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? TITLES[data.side] : "Statement") },
];

export async function loader({ context }: LoaderFunctionArgs) {
  const { url } = context.request;
  const number = currentPage(url);
  const after = readCursor(url.searchParams);
  const ctx = requireMember(context);
  // Side by side: one round trip.
  const [page, earnings, spending] = await Promise.all([
    loadStatement(ctx, number, after),
    ctx.actor.type === "athlete" ? loadEarnings(ctx) : null,
    ctx.actor.type === "brand" ? loadSpending(ctx) : null,
  ]);
  const pages = page.side === "brand" ? page.spent.pages : page.earned.pages;
  leaveMissingPage(number, pages, (last) =>
    withQuery(paths.statement, { page: String(last), ...(after && { after: cursorText(after) }) }),
  );
  return { ...page, earnings, spending, number, pages, after: after && cursorText(after) };
}

export default function StatementPage() {
  const {
    earnings,
    spending,
    side,
    whose,
    at,
    earned,
    spentMonths,
    spent,
    number,
    pages,
    entries,
    after,
    next,
  } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title={TITLES[side]}
        index={
          side === "brand"
            ? "What you paid for each campaign, and where it went."
            : "What you earned, and what we paid to your bank."
        }
        actions={
          entries.length > 0 && (
            <a href={paths.statementCsv} className={buttonClass({ variant: "plain" })}>
              Download CSV
            </a>
          )
        }
      />
      <MoneyTabs side={side} current="statement" />
      {earnings && <EarningsStrip money={earnings} />}
      {spending && <SpendingStrip money={spending} />}
      {entries.length === 0 ? (
        <EmptyList
          title="Nothing yet"
          example={[
            "3 Mar",
            "Spring Trail Launch · Northlight and Rosie Calder",
            formatMoney(45000),
          ]}
          action={
            <ButtonLink to={side === "brand" ? paths.brand.campaigns : paths.athlete.campaigns}>
              See campaigns
            </ButtonLink>
          }
        >
          {side === "brand"
            ? "Pay for a deal and you'll see where the money is."
            : "Once a brand releases a payment, you see it here."}
        </EmptyList>
      ) : (
        <div className="flex flex-col gap-8">
          <p className="hidden print:block">
            {product.name} statement for {whose}, {formatLongDay(dayOf(at))}
          </p>
          <div>
            {side === "brand" ? <Spending {...spent} /> : <Earnings {...earned} />}
            <NumberedPages
              label={side === "brand" ? "Pages of campaigns" : "Pages of months"}
              number={number}
              pages={pages}
              to={(page) => withQuery("", { page: String(page), ...(after && { after }) })}
            />
          </div>
          {side === "brand" && <SpendingByMonth {...spentMonths} />}
          <Movements side={side} rows={entries} />
        </div>
      )}
      <Pagination
        label="Pages of movements"
        previous={null}
        next={next && withQuery("", { page: String(number), after: next })}
      />
    </>
  );
}
