import { TaskRow } from "~/components/ui/task-row";
import type { Task } from "~/features/campaigns/deadlines/task-list";
import { paths } from "~/paths";
import { formatMoney } from "~/platform/money";
import { listNames } from "~/platform/numbers";
import type { FundingTasks } from "./funding-tasks.server";

/** 'Leonie Brandt (2)': each name once, with how often it stands there. */
const countNames = (names: readonly string[]) =>
  [...new Set(names)].map((name) => {
    const times = names.filter((one) => one === name).length;
    return times > 1 ? `${name} (${times})` : name;
  });

/** The deals that wait to be paid, on the dashboard of the brand: several are one task, because one payment covers them. */
export function fundingRows({ total, items }: FundingTasks): Task[] {
  const [first] = items;
  if (!first) return [];
  const { id, athlete, campaign, owed } = first;
  const names = countNames(items.map((item) => item.athlete));
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
        title={`Pay for ${total} deals, so work can start`}
        detail={listNames(names, names.length + total - items.length)}
        to={paths.brand.pay}
        action="Pay all"
      />
    );
  return [{ due: null, row }];
}
