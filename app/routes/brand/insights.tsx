import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { lazyHydrated } from "~/components/later";
import { failedOnServer } from "~/components/revalidation";
import { ButtonLink } from "~/components/ui/button";
import { STATS, Stat } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { currentTab, Tabs } from "~/components/ui/tabs";
import { Leaderboard } from "~/features/finding/insights/leaderboard";
import { OwnResults } from "~/features/finding/insights/own-results";
import { type InsightFigures, insights } from "~/features/finding/insights/queries.server";
import type { RealFees } from "~/features/finding/insights/real-fees";
import { readResultsFilter } from "~/features/finding/insights/results-filter";
import { showResults } from "~/features/finding/insights/show-results.server";
import { INSIGHT_TABS } from "~/features/finding/insights/tabs";
import { Trending } from "~/features/finding/insights/trending-tab";
import { requireBrand } from "~/features/identity/accounts/guards.server";
import { paths } from "~/paths";
import { formatWhole } from "~/platform/numbers";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Analytics") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireBrand(context);
  const { url } = context.request;
  const tab = currentTab(url, INSIGHT_TABS);
  return tab === "results"
    ? { tab, ...(await showResults(ctx, readResultsFilter(url.searchParams))) }
    : insights(ctx.db, ctx.actor.brandId, tab);
}

/** The forecast is worked out from the address alone: another scenario asks nothing of the server. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  actionStatus,
  defaultShouldRevalidate,
}) => {
  const isForecast = (url: URL) =>
    url.pathname === currentUrl.pathname && url.searchParams.get("tab") === "roi";
  return isForecast(currentUrl) && isForecast(nextUrl)
    ? false
    : defaultShouldRevalidate && !failedOnServer({ actionStatus });
};

const RoiForecast = lazyHydrated<{ fees: RealFees[] }>("roi-forecast", () =>
  import("~/features/finding/insights/roi-tab").then(({ RoiForecast }) => RoiForecast),
);

export default function Insights() {
  const shown = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title="Analytics"
        actions={
          <ButtonLink variant="plain" size="sm" to={paths.brand.discover}>
            Back to Discovery
          </ButtonLink>
        }
      />
      <Tabs
        label="Insights"
        current={shown.tab}
        tabs={[
          { value: "results", label: "Your Results" },
          { value: "leaderboard", label: "Athlete Leaderboard" },
          { value: "trending", label: "Trending Categories" },
          { value: "roi", label: "ROI Forecast" },
        ]}
      />
      {shown.tab === "results" ? <OwnResults {...shown} /> : <Figures {...shown.figures} />}
      {shown.tab === "leaderboard" && <Leaderboard leaders={shown.leaders} />}
      {shown.tab === "trending" && <Trending trends={shown.trends} advice={shown.advice} />}
      {shown.tab === "roi" && <RoiForecast fees={shown.fees} />}
    </>
  );
}

const Figures = ({ total, high, sent, accepted, acceptanceRate }: InsightFigures) => (
  <div className={`mb-6 ${STATS}`}>
    <Stat label="Total Athletes" value={formatWhole(total)} note="to discover" />
    <Stat label="High Match" value={formatWhole(high)} note="Ambassador Score 75 or more" />
    <Stat label="Outreach Sent" value={formatWhole(sent)} note="invitations to your campaigns" />
    <Stat
      label="Acceptance Rate"
      value={`${acceptanceRate}%`}
      note={sent === 0 ? "none sent yet" : `${formatWhole(accepted)} accepted`}
    />
  </div>
);
