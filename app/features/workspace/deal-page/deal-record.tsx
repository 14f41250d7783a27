import { Card } from "~/components/ui/card";
import { TextLink } from "~/components/ui/link";
import { DisputeLink } from "~/features/money/disputes/dispute-link";
import { paths } from "~/paths";
import type { DealPage } from "./load-deal-page.server";

/** What is needed rarely: disputes and the record. */
export const DealRecord = ({ deal: { id, viewer, campaign, disputes } }: { deal: DealPage }) => {
  const disputePage = viewer === "staff" ? paths.admin.dispute : paths.dispute;
  return (
    <Card className="!py-3">
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center font-strong">
          Record and disputes
        </summary>
        <ul className="flex flex-col items-start pb-2 text-sm">
          {disputes.map((dispute) => (
            <li key={dispute.id}>
              <TextLink to={disputePage(dispute.id)}>Dispute: {dispute.title}</TextLink>
            </li>
          ))}
          <li>
            <TextLink to={paths.record(campaign.id)}>Record of this campaign</TextLink>
          </li>
          {viewer !== "staff" && (
            <li>
              <DisputeLink dealId={id} />
            </li>
          )}
        </ul>
      </details>
    </Card>
  );
};
