import { Time } from "~/components/ui/time";
import { formatWeekday } from "~/platform/dates";
import type { Deadline } from "./deadlines";

/** The deadline of a task in a list. */
export const Due = ({ deadline: { lastDay, overdue } }: { deadline: Deadline }) => (
  <span className={overdue ? "text-track" : undefined}>
    {overdue ? "was due" : "by"} <span className="whitespace-nowrap">{formatWeekday(lastDay)}</span>
  </span>
);

/** The deadline, or how long a task without one has waited. */
export const DueOrAge = ({ deadline, at }: { deadline: Deadline | null; at: number }) =>
  deadline ? <Due deadline={deadline} /> : <Time at={at} as="age" />;
