import { TaskRow } from "~/components/ui/task-row";
import { Due } from "~/features/campaigns/deadlines/deadline-line";
import type { Task } from "~/features/campaigns/deadlines/task-list";
import { paths } from "~/paths";
import type { ContractTasks } from "./tasks.server";

/** The contracts that wait for the reader, on their dashboard. @param signAll where several are signed at once */
export function contractRows({ total, items }: ContractTasks, signAll?: string): Task[] {
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
  if (signAll && total > 1)
    rows.push({
      due: null,
      row: (
        <TaskRow
          key="contracts"
          title={`Sign all ${total} contracts`}
          detail="With one signature, typed once."
          to={signAll}
          action="Sign all"
        />
      ),
    });
  else if (total > items.length)
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
