import { Form } from "@remix-run/react";
import { Button, ButtonLink } from "~/components/ui/button";
import { CheckBox } from "~/components/ui/checkbox";
import { EmptyList } from "~/components/ui/empty-list";
import { FieldFrame, SelectBox } from "~/components/ui/field";
import { Table } from "~/components/ui/table";
import { Time } from "~/components/ui/time";
import { Due } from "~/features/campaigns/deadlines/deadline-line";
import { paths } from "~/paths";
import { DisputeStatusBadge, PriorityBadge } from "./badges";
import { PRIORITIES, STATUSES, TYPE_LABELS } from "./fields";
import { sideName } from "./side-names";
import type { QueueFilters, QueueItem } from "./staff-queries.server";

export const QueueFilter = ({ filters }: { filters: QueueFilters }) => (
  <Form
    role="search"
    key={JSON.stringify(filters)}
    className="mb-5 flex flex-wrap items-end gap-x-4 gap-y-3"
  >
    <FieldFrame id="filter-status" label="Status" small className="basis-44">
      <SelectBox
        id="filter-status"
        name="status"
        defaultValue={filters.status}
        options={[{ value: "active", label: "All active" }, ...STATUSES]}
      />
    </FieldFrame>
    <FieldFrame id="filter-priority" label="Priority" small className="basis-44">
      <SelectBox
        id="filter-priority"
        name="priority"
        defaultValue={filters.priority ?? ""}
        placeholder="Any"
        options={PRIORITIES}
      />
    </FieldFrame>
    <CheckBox
      id="filter-mine"
      name="mine"
      value="yes"
      defaultChecked={filters.mine}
      label="Only mine"
    />
    <Button variant="plain">Filter</Button>
  </Form>
);

/** The disputes that staff handle: the most urgent first, then the oldest. */
export function DisputeQueue({
  disputes,
  isFiltered,
}: {
  disputes: QueueItem[];
  isFiltered: boolean;
}) {
  if (disputes.length === 0)
    return (
      <EmptyList
        title={isFiltered ? "No disputes match these filters" : "No active disputes"}
        example={[
          "The second reel wasn't posted",
          "Rosie Calder and Northlight · Content · filed 2 h ago",
          "High",
        ]}
        action={
          isFiltered && (
            <ButtonLink to={paths.admin.disputes} variant="plain" size="sm">
              Show all active
            </ButtonLink>
          )
        }
      >
        {!isFiltered && "A dispute appears here when a brand or an athlete files it."}
      </EmptyList>
    );
  return (
    <Table
      caption="Disputes"
      captionHidden
      rows={disputes}
      rowKey={({ id }) => id}
      columns={[
        {
          label: "Title",
          cell: ({ title, campaign, type }) => (
            <>
              <span title={title} className="@min-[54rem]:line-clamp-1">
                {title}
              </span>
              <span className="block text-sm font-normal text-soft @min-[54rem]:line-clamp-1">
                {TYPE_LABELS[type]} · {campaign}
              </span>
            </>
          ),
        },
        {
          label: "Between",
          cell: (dispute) =>
            `${sideName(dispute, dispute.filedBy)} and ${sideName(dispute, dispute.respondentId)}`,
        },
        {
          label: "Priority",
          cell: ({ priority, hasPriority }) => (
            <>
              <PriorityBadge priority={priority} />
              {hasPriority && (
                <span className="block text-xs whitespace-nowrap text-soft">Priority support</span>
              )}
            </>
          ),
        },
        {
          label: "Status",
          narrow: "beside",
          cell: ({ status, deadline, isAppealed }) => (
            <span className="inline-flex flex-wrap items-center gap-x-2">
              <DisputeStatusBadge status={status} />
              {isAppealed && status === "escalated" && <span className="text-sm">Appeal</span>}
              {deadline && (
                <span className="text-sm text-soft">
                  Answer · <Due deadline={deadline} />
                </span>
              )}
            </span>
          ),
        },
        { label: "Handled by", narrow: "before", cell: ({ assignee }) => assignee ?? "No one yet" },
        {
          label: "Filed",
          narrow: "before",
          cell: ({ createdAt }) => <Time at={createdAt} as="age" />,
        },
        {
          label: "Actions",
          quiet: true,
          cell: ({ id, title }) => (
            <ButtonLink to={paths.admin.dispute(id)} size="sm" variant="plain">
              Review<span className="sr-only">: {title}</span>
            </ButtonLink>
          ),
        },
      ]}
    />
  );
}
