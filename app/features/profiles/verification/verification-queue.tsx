import { ButtonLink } from "~/components/ui/button";
import { EmptyList } from "~/components/ui/empty-list";
import { Table } from "~/components/ui/table";
import { Time } from "~/components/ui/time";
import { paths } from "~/paths";
import { type QueueTab, STATUS_LABELS } from "./fields";
import { VerificationBadge } from "./request-facts";
import type { QueueItem } from "./staff-queries.server";

const EMPTY: Record<QueueTab, { title: string; children: string }> = {
  pending: {
    title: "No requests to review",
    children: "A request appears here when an athlete or a brand asks for the badge.",
  },
  reviewed: {
    title: "No reviewed requests yet",
    children: "A request appears here once it's approved or rejected.",
  },
};

const EXAMPLES = { pending: "pending", reviewed: "approved" } as const;

/** The requests that staff review, or have reviewed. */
export function VerificationQueue({ items, tab }: { items: QueueItem[]; tab: QueueTab }) {
  if (items.length === 0)
    return (
      <EmptyList
        {...EMPTY[tab]}
        example={["Rosie Calder", "Athlete · 2 proofs · 2 h ago", STATUS_LABELS[EXAMPLES[tab]]]}
      />
    );
  return (
    <Table
      caption="Verification requests"
      captionHidden
      rows={items}
      rowKey={({ id }) => id}
      columns={[
        {
          label: "Name",
          cell: ({ name, userType, isAhead }) => (
            <>
              {name}
              <span className="block text-sm font-normal text-soft">
                {userType === "athlete" ? "Athlete" : "Brand"}
                {isAhead && " · Premium"}
              </span>
            </>
          ),
        },
        {
          label: "Status",
          narrow: "beside",
          cell: ({ status, hasAnswer }) => (
            <span className="inline-flex flex-wrap items-center gap-2">
              <VerificationBadge status={status} />
              {status === "under_review" && (
                <span className="text-sm text-soft">
                  {hasAnswer ? "Answered" : "Not answered yet"}
                </span>
              )}
            </span>
          ),
        },
        {
          label: "Proofs",
          narrow: "before",
          cell: ({ proofs }) => (proofs === 0 ? "None" : proofs),
        },
        { label: "Reviewer", narrow: "before", cell: ({ reviewer }) => reviewer ?? "No one yet" },
        {
          label: tab === "pending" ? "Submitted" : "Reviewed",
          narrow: "before",
          cell: ({ createdAt, reviewedAt }) => <Time at={reviewedAt ?? createdAt} as="age" />,
        },
        {
          label: "Actions",
          quiet: true,
          cell: ({ id, name }) => (
            <ButtonLink to={paths.admin.verificationRequest(id)} size="sm" variant="plain">
              {tab === "pending" ? "Review" : "View"}
              <span className="sr-only">: {name}</span>
            </ButtonLink>
          ),
        },
      ]}
    />
  );
}
