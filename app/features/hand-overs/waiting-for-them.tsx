import { Link } from "@remix-run/react";
import { Card } from "~/components/ui/card";
import { deadlineText } from "./texts";
import type { Waiting } from "./waiting.server";

/** The other side's tasks, sorted by deadline. The dashboards show them beside the reader's tasks. */
export function WaitingForThem({ waiting: { items, total } }: { waiting: Waiting }) {
  if (total === 0) return null;
  return (
    <section aria-labelledby="waiting-for-them" className="mb-6">
      <h2 id="waiting-for-them" className="mb-3 text-lg">
        Waiting for them
      </h2>
      <Card className="!py-2">
        <ul className="divide-y divide-line">
          {items.map(({ id, to, who, what, deadline }) => (
            <li key={id} className="py-3">
              <Link to={to} className="inline-flex min-h-6 font-[650]">
                {what}
              </Link>
              <p className={deadline.overdue ? "text-sm text-track" : "text-sm text-soft"}>
                {deadlineText(deadline, who)}
              </p>
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
