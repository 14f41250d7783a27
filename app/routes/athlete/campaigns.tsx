import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/button";
import { EmptyList } from "~/components/ui/empty-list";
import { PageHead } from "~/components/ui/page";
import { currentTab, Tabs } from "~/components/ui/tabs";
import { CampaignRows } from "~/features/deals/invitations/campaign-item";
import {
  CAMPAIGN_TABS,
  type CampaignTab,
  listAthleteCampaigns,
} from "~/features/deals/invitations/queries.server";
import { availablePath, readAvailable } from "~/features/finding/interests/available";
import { listAvailableCampaigns } from "~/features/finding/interests/available.server";
import { loadAvailableCount } from "~/features/finding/interests/available-conditions.server";
import { AvailableList } from "~/features/finding/interests/available-list";
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

/** Each tab is named like the entries that lead to it. */
const TITLES: Record<CampaignTab, string> = {
  available: "Browse Campaigns",
  invitations: "Invitations",
  mine: "My Campaigns",
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(TITLES[data?.tab ?? "available"]) },
];

export const handle: RouteHandle = { topics: ["notifications"] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = requireAthlete(context);
  const url = new URL(request.url);
  const tab = currentTab(url, CAMPAIGN_TABS);
  const after = url.searchParams.get("after");
  const filters = readAvailable(url.searchParams);
  // Side by side: one round trip.
  const [lists, availableCount, available] = await Promise.all([
    listAthleteCampaigns(ctx, tab, after),
    loadAvailableCount(ctx),
    tab === "available" ? listAvailableCampaigns(ctx, filters, after) : null,
  ]);
  return { tab, filters, availableCount, available, ...lists };
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
  const { tab, filters, availableCount, available, counts, ...list } =
    useLoaderData<typeof loader>();
  const { items, next } = available ?? list;
  return (
    <>
      <PageHead title={TITLES[tab]} />
      <Tabs
        label="Campaigns"
        current={tab}
        tabs={[
          { value: "available", label: `Available (${availableCount})` },
          {
            value: "invitations",
            label: (
              <span>
                Invitations ({counts.pending}
                <span className="max-md:hidden"> pending</span>)
              </span>
            ),
          },
          { value: "mine", label: `My Campaigns (${counts.accepted})` },
        ]}
      />
      <h2 className="sr-only">Campaigns</h2>
      {available ? (
        <>
          <AvailableSearch filters={filters} sport={available.sport} />
          <AvailableList filters={filters} items={available.items} sport={available.sport} />
        </>
      ) : items.length > 0 ? (
        <CampaignRows items={list.items} />
      ) : (
        tab !== "available" && EMPTY[tab]
      )}
      {next && (
        <ButtonLink
          to={
            available
              ? availablePath(filters, { after: next })
              : withQuery("", { tab, after: next })
          }
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

const EMPTY: Record<Exclude<CampaignTab, "available">, React.ReactNode> = {
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
