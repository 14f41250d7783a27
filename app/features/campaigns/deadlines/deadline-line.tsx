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
    <p className={deadline.overdue ? "font-[650] text-track" : "font-[650]"}>
      {deadlineText(deadline, who)}.{more && <span className="font-normal text-soft"> {more}</span>}
    </p>
  );
}
