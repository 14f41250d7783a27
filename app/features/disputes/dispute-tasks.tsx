import { TaskCard } from "~/components/ui/task-card";
import { paths } from "~/paths";
import { Due } from "../deadlines/due";
import type { DisputeTask } from "./dispute-tasks.server";

/** The disputes in which the reader has to act, on their dashboard. */
export function DisputeTasks({ tasks }: { tasks: DisputeTask[] }) {
  if (tasks.length === 0) return null;
  return (
    <section aria-labelledby="disputes" className="mb-6">
      <h2 id="disputes" className="mb-3 text-lg">
        Disputes
      </h2>
      <ul className="flex flex-col gap-3">
        {tasks.map(({ id, title, campaign, other, deadline }) => (
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
        ))}
      </ul>
    </section>
  );
}
