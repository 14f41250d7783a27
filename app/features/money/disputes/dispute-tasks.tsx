import { TaskCard } from "~/components/ui/task-card";
import { Due } from "~/features/campaigns/deadlines/deadline-line";
import type { Task } from "~/features/campaigns/deadlines/task-list";
import { paths } from "~/paths";
import type { DisputeTask } from "./dispute-tasks.server";

/** The disputes in which the reader has to act, on their dashboard. */
export const disputeCards = (tasks: DisputeTask[]): Task[] =>
  tasks.map(({ id, title, campaign, other, deadline }) => ({
    due: deadline?.lastDay ?? null,
    card: (
      <TaskCard
        key={id}
        title={deadline ? `${other} filed a dispute against you` : `${other} made you an offer`}
        detail={`${title} · ${campaign}`}
        since={deadline && <Due deadline={deadline} />}
        urgent={deadline?.overdue ?? false}
        to={paths.dispute(id)}
        action="Answer"
        about={title}
        variant="brand"
      />
    ),
  }));
