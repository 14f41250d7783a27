import type { ReactNode } from "react";
import { TaskRows } from "~/components/ui/task-row";
import { plural } from "~/platform/numbers";
import { addDays, byLastDay } from "./business-days";

/** A task on a dashboard. */
export interface Task {
  /** The last day, 'YYYY-MM-DD'; null without one. */
  due: string | null;
  row: ReactNode;
}

/**
 * '1 due today, 2 due tomorrow, 6 more.'
 * @param total of which `tasks` are the first
 * @param today 'YYYY-MM-DD'
 */
export function describeTasks(tasks: readonly Task[], total: number, today: string): string {
  if (total === 0) return "Nothing is waiting for you.";
  const count = (isDue: (day: string) => boolean) =>
    tasks.filter(({ due }) => due !== null && isDue(due)).length;
  const soon = [
    { n: count((day) => day < today), when: "overdue" },
    { n: count((day) => day === today), when: "due today" },
    { n: count((day) => day === addDays(today, 1)), when: "due tomorrow" },
  ].filter(({ n }) => n > 0);
  const more = total - soon.reduce((sum, { n }) => sum + n, 0);
  if (soon.length === 0) return `${plural(total, "thing")} to do.`;
  return `${[...soon, ...(more > 0 ? [{ n: more, when: "more" }] : [])].map(({ n, when }) => `${n} ${when}`).join(", ")}.`;
}

/**
 * The tasks of a brand or an athlete: overdue ones first, then the earliest; those without a last day come last.
 * @param more how many are left out, and where they are
 */
export function TaskList({ tasks, more }: { tasks: readonly Task[]; more?: ReactNode }) {
  if (tasks.length === 0) return null;
  return (
    <section aria-labelledby="waiting" className="mb-6">
      <h2 id="waiting" className="mb-3 text-lg">
        Waiting for you
      </h2>
      <TaskRows>{tasks.toSorted((a, b) => byLastDay(a.due, b.due)).map(({ row }) => row)}</TaskRows>
      {more && <p className="mt-2 text-sm text-soft">{more}</p>}
    </section>
  );
}
