import { Time } from "~/components/ui/time";
import type { TimelineStep } from "./deal-timeline";

const DOTS: Record<TimelineStep["state"], string> = {
  done: "border-leaf bg-leaf text-on-leaf",
  current: "border-leaf bg-leaf-wash",
  open: "border-control",
  skipped: "border-line",
};

const LABELS: Record<TimelineStep["state"], string> = {
  done: "Done",
  current: "Now",
  open: "To come",
  skipped: "Not needed",
};

/** The steps of a deal: two rows, one from 1024 px. */
export const DealTimeline = ({ steps }: { steps: TimelineStep[] }) => (
  <ol
    aria-label="Steps of this deal"
    className="grid grid-cols-4 gap-y-3 text-center text-xs lg:grid-cols-none lg:auto-cols-fr lg:grid-flow-col"
  >
    {steps.map(({ name, at, state, note }) => (
      <li
        key={name}
        aria-current={state === "current" ? "step" : undefined}
        className={`min-w-0 px-0.5 leading-snug ${state === "current" ? "font-strong" : ""} ${state === "open" || state === "skipped" ? "text-soft" : ""}`}
      >
        <span
          className={`mx-auto mb-1 flex size-5 items-center justify-center rounded-full border-2 ${DOTS[state]}`}
        >
          {state === "done" && (
            <svg width="10" height="10" viewBox="0 0 16 16" aria-hidden="true">
              <path d="M2 9l4 4 8-10" fill="none" stroke="currentColor" strokeWidth="3" />
            </svg>
          )}
          <span className="sr-only">{LABELS[state]}: </span>
        </span>
        {name}
        <span className="block font-normal text-soft">
          {state === "skipped" ? "–" : at !== null ? <Time at={at} /> : note}
        </span>
      </li>
    ))}
  </ol>
);
