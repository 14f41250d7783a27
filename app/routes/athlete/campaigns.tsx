import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/brand";
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

export const meta: MetaFunction = () => [{ title: pageTitle("Campaigns") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const acting = requireAthlete(context);
  const url = new URL(request.url);
  const tab = currentTab(url, CAMPAIGN_TABS);
  return { tab, ...(await athleteCampaigns(acting, tab, url.searchParams.get("after"))) };
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
        lead="Read the briefs, answer invitations, and see what you agreed to."
      />
      <Tabs label="Campaigns" tabs={tabs} current={tab} />
      <h2 className="sr-only">{HEADINGS[tab]}</h2>
      {items.length > 0 ? (
        <ul className="grid gap-4">
          {items.map((item) => (
            <li key={item.id} className="min-w-0">
              <CampaignCard item={item} returnTo={`/athlete/campaigns?tab=${tab}`} />
            </li>
          ))}
        </ul>
      ) : (
        EMPTY[tab]
      )}
      {next && (
        <ButtonLink
          to={`?${new URLSearchParams({ tab, after: next })}`}
          look="plain"
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
      Active campaigns of every brand appear here. Look again soon.
    </EmptyState>
  ),
  invitations: (
    <EmptyState
      title="No invitations yet"
      action={
        <ButtonLink to="/athlete/profile" look="plain" size="sm">
          Complete Your Profile
        </ButtonLink>
      }
    >
      Brands find you by your profile: a sport, your channels and figures of today.
    </EmptyState>
  ),
  mine: (
    <EmptyState
      title="No campaigns yet"
      action={
        <ButtonLink to="/athlete/campaigns?tab=invitations" look="plain" size="sm">
          See your invitations
        </ButtonLink>
      }
    >
      A campaign comes here when you accept its invitation.
    </EmptyState>
  ),
};
