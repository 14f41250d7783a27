import { Form, Link, useSubmit } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { SmallCover } from "~/components/ui/cover";
import { FieldFrame, Input, SelectBox } from "~/components/ui/field";
import { Table } from "~/components/ui/table";
import { isCompletedCampaign } from "~/features/campaigns/campaigns/policy";
import { CampaignStatusBadge } from "~/features/campaigns/campaigns/status-badge";
import { PhoneFold } from "~/features/content/content/fold";
import { paths } from "~/paths";
import type { CampaignListItem } from "./campaign-list.server";
import { HealthLine } from "./campaign-strip";
import { LIST_SORTS, type ListView, SORT_LABELS } from "./list-view";

/** The search over a brand's campaigns and their order. A new order applies at once where scripts run. */
export function ListSearch({ view: { tab, q, sort } }: { view: ListView }) {
  const submit = useSubmit();
  return (
    <PhoneFold title="Search and sort" open={q !== ""}>
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
    </PhoneFold>
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
        cell: ({ id, title, status, cover, time }) => (
          <span className="flex items-center gap-3">
            {cover && (
              <span className="flex @max-[54rem]:hidden">
                <SmallCover picture={cover} />
              </span>
            )}
            <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 @min-[54rem]:max-w-60 @min-[70rem]:max-w-96">
              <Link
                to={paths.brand.campaign(id)}
                className="block min-w-0 basis-full truncate max-md:-my-3 max-md:py-3 @max-[54rem]:flex-1 @max-[54rem]:basis-0"
              >
                {title}
              </Link>
              <CampaignStatusBadge status={status} />
              <span className="text-sm font-normal text-soft @max-[54rem]:basis-full">
                {time.label} {time.value}
              </span>
            </span>
          </span>
        ),
      },
      {
        label: "Status",
        cell: ({ id, status, health }) =>
          health ? (
            <HealthLine health={health} />
          ) : (
            isCompletedCampaign(status) && (
              <Link to={paths.brand.campaignReport(id)}>See the report</Link>
            )
          ),
      },
      {
        label: "Athletes",
        cell: ({ invited, deals, work }) =>
          invited === 0 ? (
            <span className="text-soft">None invited</span>
          ) : (
            <span className="block @min-[54rem]:whitespace-nowrap">
              <span>
                {deals} of {invited} accepted
              </span>
              {work.value !== "–" && (
                <span className="@max-[54rem]:hidden">
                  <span className="block text-sm text-soft">{work.value} approved</span>
                </span>
              )}
            </span>
          ),
      },
      {
        label: "Money",
        cell: ({ money: { label, value, of } }) => (
          <>
            <span className="text-soft">{label} </span>
            <Against value={value} of={of} />
          </>
        ),
      },
      {
        label: "Result",
        cell: ({ result: { value, of } }) => (
          <span className={`@max-[54rem]:hidden ${of ? "" : "text-soft"}`}>
            <Against value={value} of={of} />
          </span>
        ),
      },
    ]}
  />
);

/** A figure and what it is measured against, in at most two lines. */
const Against = ({ value, of }: { value: string; of: string | undefined }) => (
  <>
    <span className="whitespace-nowrap">{value}</span>
    {of && <span className="text-sm text-soft"> {of}</span>}
  </>
);
