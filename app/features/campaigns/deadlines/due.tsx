import { Time } from "~/components/ui/time";
import { formatWeekday } from "~/platform/dates";
import type { Deadline } from "./deadlines";

/** The deadline of a task in a list. */
export const Due = ({
  deadline: { lastDay, overdue, isToday },
}: {
  deadline: Pick<Deadline, "lastDay" | "overdue" | "isToday">;
}) => (
  <span className={overdue || isToday ? "text-track" : undefined}>
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
