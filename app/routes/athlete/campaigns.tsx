import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { currentTab, Tabs } from "~/components/ui/tabs";
import { requireAthlete } from "~/features/accounts/guards.server";
import { CampaignCard } from "~/features/invitations/campaign-item";
import {
  athleteCampaigns,
  CAMPAIGN_TABS,
  type CampaignTab,
} from "~/features/invitations/queries.server";
import { paths, withQuery } from "~/paths";
import { pageTitle } from "~/product";
import type { RouteHandle } from "~/root";

export const meta: MetaFunction = () => [{ title: pageTitle("Campaigns") }];

export const handle: RouteHandle = { topics: ["notifications"] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = requireAthlete(context);
  const url = new URL(request.url);
  const tab = currentTab(url, CAMPAIGN_TABS);
  return { tab, ...(await athleteCampaigns(ctx, tab, url.searchParams.get("after"))) };
}

export default function Campaigns() {
  const { tab, counts, items, next } = useLoaderData<typeof loader>();
  const tabs: { value: CampaignTab; label: string }[] = [
    { value: "available", label: `Available (${counts.available})` },
    { value: "invitations", label: `Invitations (${counts.pending} pending)` },
    { value: "mine", label: `My Campaigns (${counts.accepted})` },
  ];
  return (
    <>
      <PageHead
        title="Campaigns"
        index="Browse briefs, respond to invitations and keep track of your campaigns."
      />
      <Tabs label="Campaigns" tabs={tabs} current={tab} />
      <h2 className="sr-only">{HEADINGS[tab]}</h2>
      {items.length > 0 ? (
        <ul className="grid gap-4">
          {items.map((item) => (
            <li key={item.id} className="min-w-0">
              <CampaignCard
                item={item}
                returnTo={withQuery(paths.athlete.campaigns, { tab: tab })}
              />
            </li>
          ))}
        </ul>
      ) : (
        EMPTY[tab]
      )}
      {next && (
        <ButtonLink
          to={`?${new URLSearchParams({ tab, after: next })}`}
          variant="plain"
          size="sm"
          className="mt-5"
        >
          Older campaigns
        </ButtonLink>
      )}
    </>
  );
}

const HEADINGS: Record<CampaignTab, string> = {
  available: "Available",
  invitations: "Invitations",
  mine: "My Campaigns",
};

const EMPTY: Record<CampaignTab, React.ReactNode> = {
  available: (
    <EmptyState title="No campaigns available">
      Active campaigns from all brands appear here. Check back soon.
    </EmptyState>
  ),
  invitations: (
    <EmptyState
      title="No invitations yet"
      action={
        <ButtonLink to={paths.athlete.profile} variant="plain" size="sm">
          Complete Your Profile
        </ButtonLink>
      }
    >
      Brands find you through your profile, so add your sport, your channels and up-to-date figures.
    </EmptyState>
  ),
  mine: (
    <EmptyState
      title="No campaigns yet"
      action={
        <ButtonLink
          to={withQuery(paths.athlete.campaigns, { tab: "invitations" })}
          variant="plain"
          size="sm"
        >
          See your invitations
        </ButtonLink>
      }
    >
      Campaigns appear here once you accept an invitation.
    </EmptyState>
  ),
};
