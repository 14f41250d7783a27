import { Link } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/button";
import { EmptyList } from "~/components/ui/empty-list";
import { TextLink } from "~/components/ui/link";
import { Table } from "~/components/ui/table";
import { FundingLink } from "~/features/money/payments/funding-link";
import { paths, withQuery } from "~/paths";
import { formatMoney } from "~/platform/money";
import type { CampaignPage } from "./queries.server";

/** What each athlete of a campaign is to get, and where that money is. */
export function CampaignMoney({
  campaignId,
  money,
  owed,
}: {
  campaignId: string;
  money: CampaignPage["money"];
  /** What can be paid in now, pence. */
  owed: number;
}) {
  if (money.length === 0)
    return (
      <EmptyList
        title="No fees agreed yet"
        example={[
          "Rosie Calder",
          `${formatMoney(22500)} secured · ${formatMoney(22500)} paid`,
          formatMoney(45000),
        ]}
        action={
          <ButtonLink to={paths.brand.campaign(campaignId)} variant="plain">
            See the athletes
          </ButtonLink>
        }
      >
        Fees show here when athletes accept your offers.
      </EmptyList>
    );
  return (
    <>
      <p className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        {owed > 0 && (
          <ButtonLink to={withQuery(paths.brand.pay, { campaign: campaignId })} size="sm">
            Pay {formatMoney(owed)} plus our fee
          </ButtonLink>
        )}
        <TextLink to={paths.statement} className="text-sm">
          Statement of all campaigns
        </TextLink>
      </p>
      <Table
        caption="Money by athlete"
        captionHidden
        rows={money}
        rowKey={({ id }) => id}
        columns={[
          { label: "Athlete", cell: ({ id, name }) => <Link to={paths.deal(id)}>{name}</Link> },
          { label: "Fee", narrow: "beside", numeric: true, cell: ({ fee }) => formatMoney(fee) },
          {
            label: "Secured",
            narrow: "after",
            numeric: true,
            cell: ({ secured }) => formatMoney(secured),
          },
          { label: "Paid", narrow: "after", numeric: true, cell: ({ paid }) => formatMoney(paid) },
          {
            label: "State",
            cell: ({ id, name, status, funding }) =>
              funding ? (
                <FundingLink dealId={id} funding={funding} side="brand" about={name} />
              ) : (
                <span className="text-soft">{status === "ended" ? "Deal ended" : "No fee"}</span>
              ),
          },
        ]}
      />
    </>
  );
}
