import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/brand";
import { ButtonLink } from "~/components/ui/button";
import { STATS, Stat } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { waitingLine } from "~/components/ui/turn";
import { ConfirmNotice } from "~/features/accounts/confirm-notice";
import { requireAthlete } from "~/features/accounts/guards.server";
import { athleteDashboard } from "~/features/athletes/dashboard.server";
import { Panels, ProfileUnavailable } from "~/features/athletes/dashboard-parts";
import { ScoreCard } from "~/features/athletes/score-card";
import { WaitingList, waitingCount } from "~/features/athletes/waiting-list";
import { notFound } from "~/platform/errors";
import { formatCount, formatPercent } from "~/platform/numbers";

export const meta: MetaFunction = () => [{ title: pageTitle("Dashboard") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { actor, db } = requireAthlete(context);
  const dashboard = await athleteDashboard(db, actor.userId);
  if (!dashboard) throw notFound();
  return { ...dashboard, email: actor.email };
}

export default function AthleteDashboard() {
  const dashboard = useLoaderData<typeof loader>();
  const { waiting, activeCampaigns, totalFollowers, avgEngagement } = dashboard;
  const [firstName] = dashboard.fullName.split(" ");
  const unseen = totalFollowers === 0;
  return (
    <>
      <PageHead
        title={`Welcome back, ${firstName}`}
        lead={`${waitingLine(waitingCount(waiting))}${unseen ? " Add your channels, so that brands find you." : ""}`}
        actions={
          <ButtonLink to="/athlete/profile" look={unseen ? "primary" : "plain"} size="sm">
            Complete Your Profile
          </ButtonLink>
        }
      />
      {!dashboard.emailConfirmed && <ConfirmNotice email={dashboard.email} />}
      <WaitingList waiting={waiting} />
      <section aria-label="Your figures" className={STATS}>
        <ScoreCard score={dashboard.score} />
        <Stat
          label="Active Campaigns"
          value={activeCampaigns}
          note={
            activeCampaigns === 0 ? "accept an invitation to start" : "running, with you in them"
          }
        />
        <Stat
          label="Total Reach"
          value={formatCount(totalFollowers)}
          note={
            totalFollowers === 0
              ? "followers; add your channels"
              : `followers; about ${formatCount(dashboard.avgReach)} see a post`
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
