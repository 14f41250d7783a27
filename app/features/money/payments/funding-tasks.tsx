import { TaskRow } from "~/components/ui/task-row";
import type { Task } from "~/features/campaigns/deadlines/task-list";
import { paths } from "~/paths";
import { formatMoney } from "~/platform/money";
import type { FundingTasks } from "./funding-tasks.server";

/** The deals that wait to be paid, on the dashboard of the brand. */
export function fundingRows({ total, items }: FundingTasks): Task[] {
  const rows = items.map(({ id, athlete, campaign, owed }) => (
    <TaskRow
      key={`fund-${id}`}
      title={`Pay ${formatMoney(owed)} for ${athlete}, plus our fee`}
      detail={campaign}
      to={paths.deal(id)}
      action="Pay"
      about={`${athlete}, ${campaign}`}
    />
  ));
  if (total > 1)
    rows.push(
      <TaskRow
        key="fund"
        title={`Pay all ${total} deals at once`}
        detail="Athletes start once you've paid."
        to={paths.brand.pay}
        action="Pay all"
      />,
    );
  return rows.map((row) => ({ due: null, row }));
}
