import { TaskRow } from "~/components/ui/task-row";
import { Due } from "~/features/campaigns/deadlines/deadline-line";
import type { Task } from "~/features/campaigns/deadlines/task-list";
import { paths } from "~/paths";
import type { DisputeTask } from "./dispute-tasks.server";

/** The disputes in which the reader has to act, on their dashboard. */
export const disputeRows = (tasks: DisputeTask[]): Task[] =>
  tasks.map(({ id, title, campaign, other, deadline }) => ({
    due: deadline?.lastDay ?? null,
    row: (
      <TaskRow
        key={id}
        title={deadline ? `Answer ${other}'s dispute` : `Answer ${other}'s offer`}
        detail={`${title} · ${campaign}`}
        when={deadline && <Due deadline={deadline} />}
        to={paths.dispute(id)}
        action="Answer"
        about={title}
      />
    ),
  }));
