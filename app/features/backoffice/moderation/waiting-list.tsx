import { TaskRow, TaskRows } from "~/components/ui/task-row";
import { Time } from "~/components/ui/time";
import type { QueueSize } from "./queries.server";

export interface WaitingWork extends QueueSize {
  /** '1 open case' and, of several, 'open cases'. */
  one: string;
  many: string;
  detail: string;
  to: string;
  action: string;
}

/** The work that waits for staff, with the age of the oldest. */
export function WaitingList({ work }: { work: WaitingWork[] }) {
  const waiting = work.filter(({ n }) => n > 0);
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="waiting" className="mb-6">
      <h2 id="waiting" className="mb-3 text-lg">
        Needs our attention
      </h2>
      <TaskRows>
        {waiting.map(({ n, oldest, one, many, detail, to, action }) => (
          <TaskRow
            key={many}
            title={n === 1 ? one : `${n} ${many}`}
            detail={detail}
            when={
              oldest !== null && (
                <>
                  Oldest: <Time at={oldest} as="age" />
                </>
              )
            }
            to={to}
            action={action}
          />
        ))}
      </TaskRows>
    </section>
  );
}
