import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { pageTitle } from "~/brand";
import { ButtonLink } from "~/components/ui/button";
import { Card, EmptyState, STATS, Stat } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { waitingLine } from "~/components/ui/turn";
import { ConfirmNotice } from "~/features/accounts/confirm-notice";
import { requireBrand } from "~/features/accounts/guards.server";
import { CampaignCard } from "~/features/campaigns/campaign-card";
import { brandDashboard } from "~/features/campaigns/dashboard.server";
import { Waiting } from "~/features/campaigns/waiting";
import { notFound } from "~/platform/errors";
import { formatMoney } from "~/platform/money";
import { formatCount } from "~/platform/numbers";

export const meta: MetaFunction = () => [{ title: pageTitle("Dashboard") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { actor, db, now } = requireBrand(context);
  const dashboard = await brandDashboard(db, actor.userId, now);
  if (!dashboard) throw notFound("We could not find your company. Please contact support.");
  return { name: actor.name, dashboard };
}

export default function BrandDashboard() {
  const { name, dashboard } = useLoaderData<typeof loader>();
  const { company, figures, campaigns, reviewCount, toLaunch, unconfirmedEmail } = dashboard;
  const waiting = reviewCount + toLaunch.length;
  return (
    <>
      <PageHead
        title={company || name}
        lead={waitingLine(waiting)}
        actions={
          <>
            <ButtonLink look="plain" size="sm" to="/brand/discover">
              Discover Athletes
            </ButtonLink>
            <ButtonLink size="sm" to="/brand/campaigns/new">
              Create Campaign
            </ButtonLink>
          </>
        }
      />
      {unconfirmedEmail && <ConfirmNotice email={unconfirmedEmail} />}
      <Waiting {...dashboard} />
      <section aria-label="Figures" className={STATS}>
        <Stat
          label="Active Campaigns"
          value={figures.active}
          note={`of ${figures.campaigns} in all`}
        />
        <Stat label="Athletes" value={figures.athletes} note="accepted your invitations" />
        <Stat
          label="Total Reach"
          value={formatCount(figures.reach)}
          note="followers of athletes in active campaigns"
        />
        <Stat
          label="Campaign Budget"
          value={formatMoney(figures.budget)}
          note="in active campaigns"
        />
      </section>
      <section aria-labelledby="campaigns" className="mt-8">
        <h2 id="campaigns" className="mb-3 text-lg">
          Your newest campaigns
        </h2>
        {campaigns.length > 0 ? (
          <ul className={TRIO}>
            {campaigns.map((campaign) => (
              <li key={campaign.id}>
                <CampaignCard campaign={campaign} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            title="No campaigns yet"
            action={<ButtonLink to="/brand/campaigns/new">Create your first campaign</ButtonLink>}
          >
            Write a brief, and we find athletes who suit it and say why.
          </EmptyState>
        )}
      </section>
      <section aria-label="More" className={`mt-8 ${TRIO}`}>
        <Panel title="Content Review" to="/brand/content" action="Open the review queue">
          {reviewCount === 0
            ? "Nothing awaits your review."
            : `${reviewCount} ${reviewCount === 1 ? "piece awaits" : "pieces await"} your review.`}
        </Panel>
        <Panel title="Discover Athletes" to="/brand/discover" action="Find athletes">
          Search by sport, place and reach, and invite the ones who suit you.
        </Panel>
        <Panel title="Discovery Insights" to="/brand/insights" action="See what trends">
          Who leads, what grows, and what a campaign may bring you.
        </Panel>
      </section>
    </>
  );
}

/** Side by side where the three have room beside the navigation, under one another where not. */
const TRIO = "grid gap-4 grid-cols-[repeat(auto-fit,minmax(min(100%,16.5rem),1fr))]";

function Panel({
  title,
  to,
  action,
  children,
}: {
  title: string;
  to: string;
  action: string;
  children: ReactNode;
}) {
  return (
    <Card className="flex flex-col items-start gap-2.5">
      <h2 className="text-lg">{title}</h2>
      <p className="flex-1 text-soft">{children}</p>
      <ButtonLink look="plain" size="sm" to={to}>
        {action}
      </ButtonLink>
    </Card>
  );
}
