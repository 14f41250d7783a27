import { Time } from "~/components/ui/time";
import { formatWeekday } from "~/platform/dates";
import { deadlineText } from "./deadline-text";
import type { Deadline } from "./deadlines";

/**
 * 'Northlight has until Tue 24 Nov to decide', on the page of the invitation or content item.
 * @param who the name of the person who must act; null: the reader
 * @param more a sentence about what happens at the deadline
 */
export function DeadlineLine({
  deadline,
  who,
  more,
}: {
  deadline: Deadline | null;
  who: string | null;
  more?: string | undefined;
}) {
  if (!deadline) return null;
  return (
    <p className={deadline.overdue ? "font-strong text-alert" : "font-strong"}>
      {deadlineText(deadline, who)}.{more && <span className="font-normal text-soft"> {more}</span>}
    </p>
  );
}

/** The deadline of a task in a list: red when it has passed, amber today. */
export const Due = ({
  deadline: { lastDay, overdue, isToday },
}: {
  deadline: Pick<Deadline, "lastDay" | "overdue" | "isToday">;
}) => (
  <span
    className={overdue ? "font-strong text-alert" : isToday ? "font-strong text-amber" : undefined}
  >
    {isToday && !overdue ? (
      "Due today"
    ) : (
      <>
        {overdue ? "Overdue since" : "Due by"}{" "}
        <span className="whitespace-nowrap">{formatWeekday(lastDay)}</span>
      </>
    )}
  </span>
);

/** The deadline, or how long a task without one has waited. */
export const DueOrAge = ({ deadline, at }: { deadline: Deadline | null; at: number }) =>
  deadline ? <Due deadline={deadline} /> : <Time at={at} as="age" />;
