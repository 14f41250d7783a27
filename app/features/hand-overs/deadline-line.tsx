import type { Deadline } from "./deadlines";
import { deadlineText } from "./texts";

/**
 * 'Northlight has until Tue 24 Nov to decide', on the thing itself.
 * @param who the name of who must act; null: the reader
 * @param more what the deadline brings, as a sentence
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
    <p className={deadline.overdue ? "font-[650] text-track" : "font-[650]"}>
      {deadlineText(deadline, who)}.{more && <span className="font-normal text-soft"> {more}</span>}
    </p>
  );
}
