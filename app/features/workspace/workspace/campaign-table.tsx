import { Form, Link, useSubmit } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { SmallCover } from "~/components/ui/cover";
import { FieldFrame, Input, SelectBox } from "~/components/ui/field";
import { Table } from "~/components/ui/table";
import { Time } from "~/components/ui/time";
import {
  isCompletedCampaign,
  isLaunchedCampaign,
  isRunningCampaign,
} from "~/features/campaigns/campaigns/policy";
import { CampaignStatusBadge } from "~/features/campaigns/campaigns/status-badge";
import { paths, withQuery } from "~/paths";
import { formatMoney } from "~/platform/money";
import type { CampaignListItem } from "./campaign-list.server";
import { LIST_SORTS, type ListView, SORT_LABELS } from "./list-view";

/** The search over a brand's campaigns and their order. A new order applies at once where scripts run. */
export function ListSearch({ view: { tab, q, sort } }: { view: ListView }) {
  const submit = useSubmit();
  return (
    <Form role="search" key={`${q} ${sort}`} className="mb-5 flex flex-wrap items-end gap-3">
      <input type="hidden" name="tab" value={tab} />
      <FieldFrame id="campaign-search" label="Search titles" small className="flex-1 basis-52">
        <Input id="campaign-search" type="search" name="q" defaultValue={q} autoComplete="off" />
      </FieldFrame>
      <FieldFrame id="campaign-sort" label="Sort by" small className="basis-44">
        <SelectBox
          id="campaign-sort"
          name="sort"
          defaultValue={sort}
          onChange={({ currentTarget }) => submit(currentTarget.form)}
          options={LIST_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }))}
        />
      </FieldFrame>
      <Button variant="plain">Search</Button>
    </Form>
  );
}

/** A brand's campaigns: who waits for the brand, and how far each has come. */
export const CampaignTable = ({ items }: { items: CampaignListItem[] }) => (
  <Table
    caption="Campaigns"
    captionHidden
    rows={items}
    rowKey={({ id }) => id}
    columns={[
      {
        label: "Campaign",
        cell: ({ id, title, status, cover }) => (
          <span className="flex items-baseline gap-3">
            {items.some((item) => item.cover) && <SmallCover picture={cover} />}
            <span className="flex flex-wrap items-center gap-x-2.5">
              <Link
                to={paths.brand.campaign(id)}
                className="inline-flex min-h-11 items-center md:min-h-0"
              >
                {title}
              </Link>
              <CampaignStatusBadge status={status} />
            </span>
          </span>
        ),
      },
      { label: "Needs your attention", cell: (item) => <Waiting item={item} /> },
      {
        label: "Athletes",
        cell: ({ invited, accepted }) =>
          invited === 0 ? (
            <span className="text-soft">No invitations yet</span>
          ) : (
            `${invited} invited, ${accepted} accepted`
          ),
      },
      { label: "Approved", numeric: true, cell: ({ approved }) => approved },
      {
        label: "Ends",
        cell: ({ endDate }) => (endDate ? <Time at={endDate} /> : <Nothing>No date</Nothing>),
      },
      {
        label: "Budget",
        numeric: true,
        cell: ({ budget, committed, held, paid }) => (
          <span>
            {budget === null ? <Nothing>Open</Nothing> : formatMoney(budget)}
            {committed > 0 && (
              <span className="block text-sm text-soft">{formatMoney(committed)} committed</span>
            )}
            {held > 0 && <span className="block text-sm text-soft">{formatMoney(held)} held</span>}
            {paid > 0 && <span className="block text-sm text-soft">{formatMoney(paid)} paid</span>}
          </span>
        ),
      },
    ]}
  />
);

const Nothing = ({ children }: { children: string }) => (
  <span className="text-soft">{children}</span>
);

function Waiting({ item }: { item: CampaignListItem }) {
  const { id, status, toReview, firstWaiting, accepted, ended, isAlone } = item;
  if (toReview > 0)
    return (
      <Link to={withQuery(paths.brand.campaign(id), { tab: "content" })} className="font-strong">
        {toReview === 1
          ? `${firstWaiting}'s content`
          : `${firstWaiting}'s content and ${toReview - 1} more`}
      </Link>
    );
  if (!isLaunchedCampaign(status) && accepted > 0)
    return (
      <Link to={paths.brand.campaign(id)} className="font-strong">
        {accepted === 1
          ? "1 athlete accepted. Launch it"
          : `${accepted} athletes accepted. Launch it`}
      </Link>
    );
  if (ended)
    return (
      <Link to={paths.brand.campaign(id)} className="font-strong">
        It has ended. Complete it
      </Link>
    );
  if (isRunningCampaign(status) && isAlone)
    return (
      <Link to={withQuery(paths.brand.matches, { campaign: id })} className="font-strong">
        Find athletes
      </Link>
    );
  if (isCompletedCampaign(status))
    return <Link to={paths.brand.campaignReport(id)}>See the report</Link>;
  return <Nothing>Nothing</Nothing>;
}
