import type { ReactNode } from "react";
import { TaskRows } from "~/components/ui/task-row";
import { byLastDay } from "./business-days";

/** A task on a dashboard. */
export interface Task {
  /** The last day, 'YYYY-MM-DD'; null without one. */
  due: string | null;
  row: ReactNode;
}

/** The tasks of a brand or an athlete: overdue ones first, then the earliest; those without a last day come last. */
export function TaskList({ tasks, more = 0 }: { tasks: readonly Task[]; more?: number }) {
  if (tasks.length === 0) return null;
  return (
    <section aria-labelledby="waiting" className="mb-6">
      <h2 id="waiting" className="mb-3 text-lg">
        Waiting for you
      </h2>
      <TaskRows>{tasks.toSorted((a, b) => byLastDay(a.due, b.due)).map(({ row }) => row)}</TaskRows>
      {more > 0 && <p className="mt-2 text-sm text-soft">And {more} more.</p>}
    </section>
  );
}
