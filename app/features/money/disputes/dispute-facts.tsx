import type { ReactNode } from "react";
import { Card } from "~/components/ui/card";
import { ExternalLink } from "~/components/ui/link";
import { Time } from "~/components/ui/time";
import { ContentStatusBadge } from "~/features/content/content/status-badge";
import { datesText } from "~/features/deals/invitations/terms";
import { formatMoney } from "~/platform/money";
import type { DealStatus } from "~db/constants";
import type { Step } from "./dispute-facts.server";
import type { DisputePage } from "./side-queries.server";

const STEP_LABELS: Record<Step, string> = {
  content_submit: "Submitted",
  content_finish: "Submitted after polishing",
  content_revise: "New version submitted",
  content_withdraw: "Taken back",
  content_request_changes: "Changes requested",
  content_flag: "Flagged by the brand",
  content_approve: "Approved",
  content_post: "Marked as posted",
};

const DEAL: Record<DealStatus, string> = {
  active: "In force",
  completed: "Completed",
  ended: "Ended",
  cancelled: "Campaign cancelled",
};

/** What the campaign's own records say. */
export function Facts({ facts }: { facts: DisputePage["facts"] }) {
  const { startDate, endDate, fee, deliverables, agreedAt, deal, contentItems, steps } = facts;
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="text-lg">
        The campaign's record
      </h2>
      <p className="mb-3 text-sm text-soft">
        Taken from the campaign itself. Both sides and our team see the same.
      </p>
      <Card className="@container flex flex-col gap-4">
        <dl className="grid gap-x-6 gap-y-3 @[33rem]:grid-cols-2">
          <Fact label="Agreed fee">{formatMoney(fee)}</Fact>
          <Fact label="Deal">
            {DEAL[deal]}
            {agreedAt && (
              <>
                , accepted <Time at={agreedAt} />
              </>
            )}
          </Fact>
          <Fact label="Campaign dates">{datesText(startDate, endDate)}</Fact>
          <Fact label="Deliverables in the invitation">
            {deliverables.length > 0 ? deliverables.join(", ") : "None listed"}
          </Fact>
        </dl>
        {contentItems.length === 0 ? (
          <p className="border-t border-line pt-4 text-soft">No content has been submitted.</p>
        ) : (
          <ul className="flex flex-col divide-y divide-line border-t border-line">
            {contentItems.map(({ id, title, version, status, deliverable, postUrl }) => (
              <li key={id} className="flex flex-col gap-1 py-3 last:pb-0">
                <p className="flex flex-wrap items-center gap-2">
                  <span className="font-strong">{title || "Untitled Content"}</span>
                  <ContentStatusBadge status={status} />
                </p>
                <p className="text-sm text-soft">
                  {[deliverable, `Version ${version}`].filter(Boolean).join(" · ")}
                </p>
                <ul className="text-sm">
                  {steps
                    .filter(({ contentId }) => contentId === id)
                    .map(({ step, at }) => (
                      <li key={`${step}-${at}`}>
                        {STEP_LABELS[step]}, <Time at={at} as="moment" />
                      </li>
                    ))}
                </ul>
                {postUrl && (
                  <p className="text-sm break-words">
                    Posted at{" "}
                    <ExternalLink href={postUrl} theirs>
                      {postUrl}
                    </ExternalLink>
                  </p>
                )}
              </li>
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-soft">{label}</dt>
    <dd>{children}</dd>
  </div>
);
