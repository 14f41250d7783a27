import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { failedOnServer } from "~/components/revalidation";
import { ButtonLink } from "~/components/ui/button";
import { STATS, Stat } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { currentTab, Tabs } from "~/components/ui/tabs";
import { CampaignResults } from "~/features/finding/insights/campaign-results";
import { loadCampaignResults } from "~/features/finding/insights/campaign-results.server";
import { Leaderboard } from "~/features/finding/insights/leaderboard";
import { OwnResults } from "~/features/finding/insights/own-results";
import { type InsightFigures, insights } from "~/features/finding/insights/queries.server";
import { RoiForecast } from "~/features/finding/insights/roi-tab";
import { INSIGHT_TABS } from "~/features/finding/insights/tabs";
import { Trending } from "~/features/finding/insights/trending-tab";
import { requireBrand } from "~/features/identity/accounts/guards.server";
import { paths } from "~/paths";
import { formatWhole } from "~/platform/numbers";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Analytics") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireBrand(context);
  const tab = currentTab(context.request.url, INSIGHT_TABS);
  // Side by side: one round trip.
  const [page, results] = await Promise.all([
    insights(ctx.db, ctx.actor.brandId, tab),
    tab === "campaigns" ? loadCampaignResults(ctx) : null,
  ]);
  return { ...page, results };
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

export default function Insights() {
  const { figures, results, ...shown } = useLoaderData<typeof loader>();
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
      <OwnResults own={figures.own} />
      <h2 className="mb-3 text-lg">The market</h2>
      <Market {...figures.market} />
      <Tabs
        label="Insights"
        current={shown.tab}
        tabs={[
          { value: "leaderboard", label: "Athlete Leaderboard" },
          { value: "campaigns", label: "Your Campaigns" },
          { value: "trending", label: "Trending Categories" },
          { value: "roi", label: "ROI Forecast" },
        ]}
      />
      {shown.tab === "leaderboard" && <Leaderboard leaders={shown.leaders} />}
      {shown.tab === "campaigns" && <CampaignResults rows={results} />}
      {shown.tab === "trending" && <Trending trends={shown.trends} advice={shown.advice} />}
      {shown.tab === "roi" && <RoiForecast fees={shown.fees} />}
    </>
  );
}

const Market = ({ total, high }: InsightFigures["market"]) => (
  <div className={`mb-6 ${STATS}`}>
    <Stat label="Total Athletes" value={formatWhole(total)} note="to discover" />
    <Stat label="High Match" value={formatWhole(high)} note="Ambassador Score 75 or more" />
  </div>
);
