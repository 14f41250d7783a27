import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { STATS, Stat } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { taskSummary } from "~/components/ui/task-card";
import { ConfirmNotice } from "~/features/accounts/confirm-notice";
import { requireAthlete } from "~/features/accounts/guards.server";
import { athleteDashboard } from "~/features/athletes/dashboard.server";
import { Panels, ProfileProgress, ProfileUnavailable } from "~/features/athletes/dashboard-parts";
import { PendingTasks, pendingTaskCount } from "~/features/athletes/pending-tasks";
import { ScoreCard } from "~/features/athletes/score-card";
import { notFound } from "~/platform/errors";
import { formatCount, formatPercent } from "~/platform/numbers";
import { pageTitle } from "~/product";
import type { RouteHandle } from "~/root";

export const meta: MetaFunction = () => [{ title: pageTitle("Dashboard") }];

export const handle: RouteHandle = { topics: ["notifications"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { actor, db } = requireAthlete(context);
  const dashboard = await athleteDashboard(db, actor.userId);
  if (!dashboard) throw notFound();
  return { ...dashboard, email: actor.email };
}

export default function AthleteDashboard() {
  const dashboard = useLoaderData<typeof loader>();
  const { waiting, activeCampaigns, totalFollowers, avgEngagement } = dashboard;
  const unseen = totalFollowers === 0;
  return (
    <>
      <PageHead
        title={`${dashboard.isNew ? "Welcome" : "Welcome back"}, ${dashboard.fullName}`}
        index={`${taskSummary(pendingTaskCount(waiting))}${unseen ? " Add your channels so brands can find you." : ""}`}
      />
      {!dashboard.emailConfirmed && <ConfirmNotice email={dashboard.email} />}
      <ProfileProgress {...dashboard.progress} />
      <PendingTasks waiting={waiting} />
      <section aria-label="Your figures" className={STATS}>
        <ScoreCard score={dashboard.score} />
        <Stat
          label="Active Campaigns"
          value={activeCampaigns}
          note={activeCampaigns === 0 ? "accept an invitation to get started" : "in progress"}
        />
        <Stat
          label="Total Reach"
          value={formatCount(totalFollowers)}
          note={
            totalFollowers === 0
              ? "add your channels"
              : `followers, about ${formatCount(dashboard.avgReach)} see each post`
          }
        />
        <Stat
          label="Engagement Rate"
          value={formatPercent(avgEngagement)}
          note={`norm for your tier ${formatPercent(dashboard.engagementNorm)}`}
        />
      </section>
      <Panels availableCampaigns={dashboard.availableCampaigns} />
    </>
  );
}

export function ErrorBoundary() {
  return <ProfileUnavailable />;
}
