import { Card } from "~/components/ui/card";
import { TextLink } from "~/components/ui/link";
import { Time } from "~/components/ui/time";
import { DisputeLink } from "~/features/money/disputes/dispute-link";
import { paths } from "~/paths";
import type { DealPage } from "./load-deal-page.server";

/** What is needed rarely: disputes and the record. */
export const DealRecord = ({
  deal: { id, viewer, campaign, disputes, record },
}: {
  deal: DealPage;
}) => {
  const disputePage = viewer === "staff" ? paths.admin.dispute : paths.dispute;
  return (
    <Card className="!py-3">
      <details>
        <summary className="disclosure">Record and disputes</summary>
        <ol className="flex flex-col gap-2 pb-2 text-sm">
          {record.map(({ number, label, at, code }) => (
            <li key={number} className="flex flex-wrap justify-between gap-x-4">
              <span>
                {label}, <Time at={at} as="day" />
              </span>
              {code && <code className="text-soft">{code}</code>}
            </li>
          ))}
        </ol>
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
