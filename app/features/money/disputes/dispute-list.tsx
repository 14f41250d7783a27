import { ButtonLink } from "~/components/ui/button";
import { EmptyList } from "~/components/ui/empty-list";
import { Table } from "~/components/ui/table";
import { Time } from "~/components/ui/time";
import { Due } from "~/features/campaigns/deadlines/deadline-line";
import { paths } from "~/paths";
import { DisputeStatusBadge, PriorityBadge } from "./badges";
import { TYPE_LABELS } from "./fields";
import type { DisputeItem } from "./side-queries.server";

/** A side's disputes, filed by them or against them. */
export function DisputeList({ disputes, sideId }: { disputes: DisputeItem[]; sideId: string }) {
  if (disputes.length === 0)
    return (
      <EmptyList
        title="No disputes filed yet"
        example={[
          "The second reel wasn't posted",
          "Spring Trail Launch · Content · Filed 3 Mar",
          "Under Review",
        ]}
        action={<ButtonLink to={paths.fileDispute}>File Dispute</ButtonLink>}
      >
        If something goes wrong in a campaign, our mediation team helps both sides to put it right.
      </EmptyList>
    );
  return (
    <Table
      caption="My disputes"
      captionHidden
      rows={disputes}
      rowKey={({ id }) => id}
      columns={[
        { label: "Title", cell: ({ title }) => title },
        { label: "Campaign", cell: ({ campaign }) => campaign },
        { label: "Type", cell: ({ type }) => TYPE_LABELS[type] },
        { label: "Priority", cell: ({ priority }) => <PriorityBadge priority={priority} /> },
        {
          label: "Status",
          narrow: "beside",
          cell: ({ status, deadline, respondentId }) => (
            <span className="inline-flex flex-wrap items-center gap-2">
              <DisputeStatusBadge status={status} />
              {deadline && respondentId === sideId && (
                <span className="text-sm font-strong">
                  Your answer · <Due deadline={deadline} />
                </span>
              )}
            </span>
          ),
        },
        { label: "Filed", narrow: "before", cell: ({ createdAt }) => <Time at={createdAt} /> },
        {
          label: "Actions",
          quiet: true,
          cell: ({ id, title }) => (
            <ButtonLink to={paths.dispute(id)} size="sm" variant="plain">
              View<span className="sr-only">: {title}</span>
            </ButtonLink>
          ),
        },
      ]}
    />
  );
}
