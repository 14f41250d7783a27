import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/card";
import { EmptyList } from "~/components/ui/empty-list";
import { PageHead } from "~/components/ui/page";
import { currentTab, Tabs } from "~/components/ui/tabs";
import { CampaignCard } from "~/features/deals/invitations/campaign-item";
import {
  CAMPAIGN_TABS,
  type CampaignTab,
  listAthleteCampaigns,
} from "~/features/deals/invitations/queries.server";
import { availableQuery, readAvailable } from "~/features/finding/interests/available";
import { listAvailableCampaigns } from "~/features/finding/interests/available.server";
import { AvailableCard } from "~/features/finding/interests/available-card";
import { AvailableSearch } from "~/features/finding/interests/available-search";
import { setCampaignSaved } from "~/features/finding/interests/commands.server";
import { saveCampaignSchema } from "~/features/finding/interests/schema";
import { requireAthlete } from "~/features/identity/accounts/guards.server";
import { paths, withQuery } from "~/paths";
import { defineActions, handleButton } from "~/platform/define-actions";
import { formatMoney } from "~/platform/money";
import { safePath } from "~/platform/safe-path";
import { pageTitle } from "~/product";
import type { RouteHandle } from "~/root";

export const meta: MetaFunction = () => [{ title: pageTitle("Campaigns") }];

export const handle: RouteHandle = { topics: ["notifications"] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = requireAthlete(context);
  const url = new URL(request.url);
  const tab = currentTab(url, CAMPAIGN_TABS);
  const after = url.searchParams.get("after");
  const filters = readAvailable(url.searchParams);
  const [lists, available] = await Promise.all([
    listAthleteCampaigns(ctx, tab, after),
    tab === "available" ? listAvailableCampaigns(ctx, filters, after) : null,
  ]);
  return { tab, filters, available, ...lists };
}

export const action = defineActions(({ context }) => {
  const ctx = requireAthlete(context);
  return handleButton(saveCampaignSchema, async ({ campaignId, wanted, inPlace, returnTo }) => {
    await setCampaignSaved(ctx, campaignId, wanted === "on");
    if (inPlace) return data({ wanted });
    return redirect(safePath(returnTo, paths.athlete.campaigns), 303);
  });
});

export default function Campaigns() {
  const { tab, filters, available, counts, ...list } = useLoaderData<typeof loader>();
  const { items, next } = available ?? list;
  const query = { tab, ...availableQuery(filters) };
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
      {available && <AvailableSearch filters={filters} />}
      {available && items.length > 0 ? (
        <ul className="grid gap-4">
          {available.items.map((item) => (
            <li key={item.id} className="min-w-0">
              <AvailableCard item={item} returnTo={withQuery(paths.athlete.campaigns, query)} />
            </li>
          ))}
        </ul>
      ) : available && Object.keys(query).length > 1 ? (
        <EmptyState
          title="No campaigns match"
          action={
            <ButtonLink to={paths.athlete.campaigns} variant="plain" size="sm">
              Clear filters
            </ButtonLink>
          }
        />
      ) : items.length > 0 ? (
        <ul className="grid gap-4">
          {list.items.map((item) => (
            <li key={item.id} className="min-w-0">
              <CampaignCard item={item} />
            </li>
          ))}
        </ul>
      ) : (
        EMPTY[tab]
      )}
      {next && (
        <ButtonLink
          to={`?${new URLSearchParams({ ...query, after: next })}`}
          rel="next"
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
    <EmptyList
      title="No campaigns available"
      example={[
        "Spring Trail Launch",
        "Northlight · 2 Instagram reels · by 3 Mar",
        formatMoney(45000),
      ]}
      action={<ButtonLink to={paths.athlete.profile}>Complete your profile</ButtonLink>}
    >
      Active campaigns from all brands appear here. Check back soon.
    </EmptyList>
  ),
  invitations: (
    <EmptyList
      title="No invitations yet"
      example={[
        "Spring Trail Launch",
        "Northlight · 2 Instagram reels · answer by Friday",
        formatMoney(45000),
      ]}
      action={
        <ButtonLink
          to={withQuery(paths.athlete.campaigns, { tab: "available" })}
          variant="plain"
          size="sm"
        >
          See open campaigns
        </ButtonLink>
      }
    >
      Brands find you through your profile. You can also tell a brand that you're interested in its
      campaign.
    </EmptyList>
  ),
  mine: (
    <EmptyList
      title="No campaigns yet"
      example={["Spring Trail Launch", "Northlight · 1 of 2 reels posted", formatMoney(45000)]}
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
    </EmptyList>
  ),
};
