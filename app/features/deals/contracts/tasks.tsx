import { TaskRow } from "~/components/ui/task-row";
import { Due } from "~/features/campaigns/deadlines/deadline-line";
import type { Task } from "~/features/campaigns/deadlines/task-list";
import { paths } from "~/paths";
import { listNames } from "~/platform/numbers";
import type { ContractTasks } from "./tasks.server";

/**
 * The contracts that wait for the reader, on their dashboard.
 * @param signAll where several are signed at once: they are one task then
 */
export function contractRows({ total, items }: ContractTasks, signAll?: string): Task[] {
  const [first] = items;
  if (signAll && first && total > 1) {
    const names = items.map(({ other }) => other);
    return [
      {
        due: first.deadline?.lastDay ?? null,
        row: (
          <TaskRow
            key="contracts"
            title={`${total} contracts to sign`}
            detail={listNames(names, total)}
            when={first.deadline && <Due deadline={first.deadline} />}
            to={signAll}
            action="Sign all"
          />
        ),
      },
    ];
  }
  const rows: Task[] = items.map(({ id, title, kind, other, isSigned, deadline }) => ({
    due: deadline?.lastDay ?? null,
    row: (
      <TaskRow
        key={id}
        title={`Sign ${other}'s ${kind}`}
        detail={isSigned ? `${title} · ${other} has signed` : title}
        when={deadline && <Due deadline={deadline} />}
        to={paths.signContract(id)}
        action="Sign"
        about={title}
      />
    ),
  }));
  if (total > items.length)
    rows.push({
      due: null,
      row: (
        <TaskRow
          key="contracts"
          title={`Sign ${total - items.length} more`}
          detail="Contracts that wait for your signature or your changes."
          to={paths.contracts}
          action="See all"
        />
      ),
    });
  return rows;
}
