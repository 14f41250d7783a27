import { TaskRow } from "~/components/ui/task-row";
import type { Task } from "~/features/campaigns/deadlines/task-list";
import { paths } from "~/paths";
import { formatMoney } from "~/platform/money";
import { listNames } from "~/platform/numbers";
import type { FundingTasks } from "./funding-tasks.server";

/** The deals that wait to be paid, on the dashboard of the brand: several are one task, because one payment covers them. */
export function fundingRows({ total, items }: FundingTasks): Task[] {
  const [first] = items;
  if (!first) return [];
  const { id, athlete, campaign, owed } = first;
  const names = listNames(
    items.map((item) => item.athlete),
    total,
  );
  const row =
    total === 1 ? (
      <TaskRow
        key="fund"
        title={`Pay ${formatMoney(owed)} for ${athlete}, plus our fee`}
        detail={campaign}
        to={paths.deal(id)}
        action="Pay"
        about={`${athlete}, ${campaign}`}
      />
    ) : (
      <TaskRow
        key="fund"
        title={`Pay for ${total} deals, so that their athletes can start`}
        detail={names}
        to={paths.brand.pay}
        action="Pay all"
      />
    );
  return [{ due: null, row }];
}
