import { TextLink } from "~/components/ui/link";
import { type Column, Table } from "~/components/ui/table";
import { UpgradeNote } from "~/features/billing/billing/upgrade-note";
import { isLaunchedCampaign } from "~/features/campaigns/campaigns/policy";
import { acceptanceRate } from "~/features/deals/invitations/acceptance-rate";
import { paths } from "~/paths";
import { formatMoney } from "~/platform/money";
import { formatWhole } from "~/platform/numbers";
import type { CampaignResult } from "./campaign-results.server";

const count = (label: string, of: (row: CampaignResult) => number): Column<CampaignResult> => ({
  label,
  cell: (row) => formatWhole(of(row)),
  numeric: true,
});

const COLUMNS: Column<CampaignResult>[] = [
  {
    label: "Campaign",
    cell: ({ id, title }) => <TextLink to={paths.brand.campaign(id)}>{title}</TextLink>,
  },
  count("Invitations", ({ sent }) => sent),
  {
    label: "Accepted",
    cell: ({ sent, accepted }) =>
      sent === 0 ? "–" : `${formatWhole(accepted)} (${acceptanceRate(sent, accepted)}%)`,
    numeric: true,
  },
  count("Sent for review", ({ submitted }) => submitted),
  count("Approved", ({ approved }) => approved),
  count("Posted", ({ posted }) => posted),
  { label: "Agreed fees", cell: ({ fees }) => formatMoney(fees), numeric: true },
  {
    label: "Fees per post",
    cell: ({ postedFees, posted }) =>
      posted === 0 ? "–" : formatMoney(Math.round(postedFees / posted)),
    numeric: true,
  },
  {
    label: "Report",
    cell: ({ id, title, status }) =>
      isLaunchedCampaign(status) ? (
        <TextLink to={paths.brand.campaignReport(id)}>
          Report<span className="sr-only"> of {title}</span>
        </TextLink>
      ) : (
        "–"
      ),
  },
];

/** What each campaign has come to. @param rows null: the brand's plan does not include it */
export function CampaignResults({ rows }: { rows: CampaignResult[] | null }) {
  if (!rows)
    return (
      <UpgradeNote>
        Compare your campaigns side by side: answers, content and cost per post, also as a CSV file.
        This is part of Brand Premium.
      </UpgradeNote>
    );
  return (
    <section className="flex flex-col gap-3">
      {rows.length > 0 && (
        <p>
          <a
            href={paths.brand.resultsCsv}
            download
            className="inline-flex min-h-11 items-center underline hover:decoration-2 md:min-h-8"
          >
            Download as CSV
          </a>
        </p>
      )}
      <Table
        caption="Your campaigns"
        captionHidden
        rows={rows}
        rowKey={({ id }) => id}
        empty="No campaigns yet."
        columns={COLUMNS}
      />
    </section>
  );
}
