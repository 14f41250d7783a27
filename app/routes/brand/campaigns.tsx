import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/card";
import { MenuLink } from "~/components/ui/menu";
import { PageHead } from "~/components/ui/page";
import { Tabs } from "~/components/ui/tabs";
import { STATUS_LABELS } from "~/features/campaigns/campaigns/status";
import { requireBrand } from "~/features/identity/accounts/guards.server";
import { listBrandCampaigns } from "~/features/workspace/workspace/campaign-list.server";
import { CampaignTable, ListSearch } from "~/features/workspace/workspace/campaign-table";
import {
  LIST_TABS,
  type ListTab,
  listViewQuery,
  readListView,
} from "~/features/workspace/workspace/list-view";
import { NoCampaigns, NoCampaignsOf } from "~/features/workspace/workspace/no-campaigns";
import { paths, withQuery } from "~/paths";
import { dayOf } from "~/platform/dates";
import { pageTitle } from "~/product";
import type { RouteHandle } from "~/root";

export const meta: MetaFunction = () => [{ title: pageTitle("Campaigns") }];

export const handle: RouteHandle = { topics: ["notifications"] };

const LABELS: Record<ListTab, string> = { all: "All", ...STATUS_LABELS };

export async function loader({ context }: LoaderFunctionArgs) {
  const { actor, db, now } = requireBrand(context);
  const { url } = context.request;
  const view = readListView(url);
  const after = url.searchParams.get("after");
  return { view, ...(await listBrandCampaigns(db, actor.brandId, view, after, dayOf(now))) };
}

export default function Campaigns() {
  const { view, items, counts, next } = useLoaderData<typeof loader>();
  const viewQuery = listViewQuery(view);
  const isNew = counts.all === 0 && !view.q;
  return (
    <>
      <PageHead
        title="Campaigns"
        index="All your campaigns, who is waiting for you and how far each has come."
        {...(!isNew && {
          actions: <ButtonLink to={paths.brand.newCampaign}>Create Campaign</ButtonLink>,
          more: <MenuLink to={paths.brand.sales}>Report sales</MenuLink>,
        })}
      />
      <Tabs
        label="Campaigns"
        current={view.tab}
        query={viewQuery}
        tabs={LIST_TABS.map((value) => ({ value, label: `${LABELS[value]} (${counts[value]})` }))}
      />
      {!isNew && <ListSearch view={view} />}
      {items.length > 0 ? <CampaignTable items={items} /> : <NothingListed />}
      {next && (
        <ButtonLink
          to={withQuery("", { tab: view.tab, ...viewQuery, after: next })}
          rel="next"
          variant="plain"
          size="sm"
          className="mt-5"
        >
          More campaigns
        </ButtonLink>
      )}
    </>
  );
}

function NothingListed() {
  const { view } = useLoaderData<typeof loader>();
  if (view.q)
    return (
      <EmptyState
        title={`No campaigns found for “${view.q}”`}
        action={
          <ButtonLink to={withQuery("", { tab: view.tab })} variant="plain" size="sm">
            Clear search
          </ButtonLink>
        }
      />
    );
  return view.tab === "all" ? <NoCampaigns /> : <NoCampaignsOf status={view.tab} />;
}
