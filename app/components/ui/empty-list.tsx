import type { ComponentProps } from "react";
import { EmptyState } from "./card";

/** The empty state of a list: the next step, and what a row will look like. */
export const EmptyList = ({
  example: [name, facts, end],
  action,
  ...state
}: ComponentProps<typeof EmptyState> & {
  /** Its first line, its second, and what stands at its end. Not read aloud, because it is not theirs. */
  example: readonly [name: string, facts: string, end: string];
}) => (
  <EmptyState
    {...state}
    action={
      <>
        <div
          aria-hidden="true"
          className="w-full border-y border-dashed border-control py-2.5 text-sm text-soft select-none"
        >
          Example
          <div className="flex justify-between gap-3 text-base font-strong">
            <span>{name}</span>
            <span className="flex-none">{end}</span>
          </div>
          {facts}
        </div>
        {action}
      </>
    }
  />
);
