import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink, buttonClass } from "~/components/ui/button";
import { EmptyList } from "~/components/ui/empty-list";
import { PageHead } from "~/components/ui/page";
import { currentTab, Tabs } from "~/components/ui/tabs";
import { UpgradeNote } from "~/features/billing/billing/upgrade-note";
import { BrandsSee } from "~/features/content/analytics/brands-see";
import { loadAnalytics } from "~/features/content/analytics/load-analytics.server";
import { MetricCards } from "~/features/content/analytics/metric-cards";
import { MonthsChart } from "~/features/content/analytics/months-chart";
import { isFree, PERIOD_NAMES, PERIODS } from "~/features/content/analytics/periods";
import { PostTables, SourceList } from "~/features/content/analytics/post-tables";
import { requireAthlete } from "~/features/identity/accounts/guards.server";
import { paths } from "~/paths";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Analytics") }];

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadAnalytics(requireAthlete(context), currentTab(context.request.url, PERIODS));

export default function AnalyticsPage() {
  const shown = useLoaderData<typeof loader>();
  const { period, isEmpty, isConnected, totals, sources, months, details } = shown;
  const without = totals.posts - totals.engagements.known;
  return (
    <>
      <PageHead
        title="Analytics"
        index="How the posts you made for campaigns did."
        actions={
          details &&
          !isEmpty && (
            <a href={paths.athlete.analyticsCsv} className={buttonClass({ variant: "plain" })}>
              Download CSV
            </a>
          )
        }
      />
      {isEmpty ? (
        <NothingYet isConnected={isConnected} />
      ) : (
        <div className="flex flex-col gap-8">
          <div>
            <Tabs
              label="Period"
              current={period}
              tabs={PERIODS.filter((one) => details || isFree(one)).map((value) => ({
                value,
                label: `Last ${PERIOD_NAMES[value]}`,
              }))}
            />
            <MetricCards {...shown} />
            <p className="mt-3 text-sm text-soft">
              {totals.posts === 0 ? (
                <>No posts in the last {PERIOD_NAMES[period]}.</>
              ) : without === totals.posts ? (
                <>None of these posts has figures yet.</>
              ) : (
                <>
                  Figures: <SourceList of={sources} />{" "}
                  {without > 0 && `${without} of ${totals.posts} posts have no figures yet.`}
                </>
              )}
            </p>
          </div>
          <MonthsChart months={months} />
          {details ? (
            <PostTables {...details} />
          ) : (
            <UpgradeNote>
              See 12 months, compare campaigns and platforms, find your best posts and download it
              all as CSV. This is part of Athlete Premium.
            </UpgradeNote>
          )}
        </div>
      )}
      <div className="mt-10">
        <BrandsSee />
      </div>
    </>
  );
}

const NothingYet = ({ isConnected }: { isConnected: boolean }) =>
  isConnected ? (
    <EmptyList
      title="No posts yet"
      example={["Dawn hill reps", "Instagram · 860 engagements · posted 3 Mar", "12.4K views"]}
      action={<ButtonLink to={paths.athlete.contentList}>Go to My Content</ButtonLink>}
    >
      Once you mark content as posted, you see its figures here.
    </EmptyList>
  ) : (
    <EmptyList
      title="No figures yet"
      example={["Dawn hill reps", "Instagram · 860 engagements · posted 3 Mar", "12.4K views"]}
      action={<ButtonLink to={paths.athlete.social}>Connect your channels</ButtonLink>}
    >
      Connect a channel and the figures of your campaign posts arrive by themselves. Or enter them
      on the post.
    </EmptyList>
  );
