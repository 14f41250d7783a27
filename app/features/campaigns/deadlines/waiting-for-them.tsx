import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Card } from "~/components/ui/card";
import { deadlineText } from "./deadline-text";
import type { Waiting } from "./waiting.server";

/** The reader's tasks, with the other side's tasks beside them, or below them on narrow screens. */
export const TwoSides = ({ yours, theirs }: { yours: ReactNode; theirs: ReactNode }) => (
  <div className="grid grid-cols-1 gap-x-5 has-[>:empty]:grid-cols-1! lg:grid-cols-[2fr_1fr] [&>*]:min-w-0 [&>:empty]:hidden">
    <div>{yours}</div>
    <div>{theirs}</div>
  </div>
);

interface Entry {
  id: string;
  to: string;
  what: string;
  text: string;
  overdue?: boolean;
}

/**
 * The other side's tasks, sorted by deadline, then those without one. The dashboards show them beside the reader's tasks.
 * @param ahead the latter
 */
export function WaitingForThem({
  waiting,
  ahead = { total: 0, items: [] },
}: {
  waiting: Waiting;
  ahead?: { total: number; items: Entry[] };
}) {
  const total = waiting.total + ahead.total;
  if (total === 0) return null;
  const items: Entry[] = [
    ...waiting.items.map(({ deadline, who, ...item }) => ({
      ...item,
      text: deadlineText(deadline, who),
      overdue: deadline.overdue,
    })),
    ...ahead.items,
  ];
  return (
    <section aria-labelledby="waiting-for-them" className="mb-6">
      <h2 id="waiting-for-them" className="mb-3 text-lg">
        Waiting for them
      </h2>
      <Card className="!py-2">
        <ul className="divide-y divide-line">
          {items.map(({ id, to, what, text, overdue }) => (
            <li key={id} className="py-3">
              <Link to={to} className="inline-flex min-h-6 font-strong">
                {what}
              </Link>
              <p className={overdue ? "text-sm text-alert" : "text-sm text-soft"}>{text}</p>
            </li>
          ))}
        </ul>
      </Card>
      {total > items.length && (
        <p className="mt-2 text-sm text-soft">And {total - items.length} more.</p>
      )}
    </section>
  );
}
