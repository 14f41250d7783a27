import { LEAF } from "~/components/ui/laurel";
import { STORY_WEEKS } from "./claims";
import { COMPANION, MAYA } from "./samples";

const WEEK = 40;
const LANES = [
  { name: MAYA.name, perWeek: STORY_WEEKS.maya },
  { name: COMPANION.name, perWeek: STORY_WEEKS.companion },
];

export const countContentItems = (perWeek: number[]) => perWeek.reduce((total, n) => total + n, 0);

/** Where the leaves of a lane lie: one in the middle of its week, two beside each other. */
const leaves = (perWeek: number[]) =>
  perWeek.flatMap((n, week) =>
    Array.from({ length: n }, (_, i) => (week + 0.5) * WEEK + (i - (n - 1) / 2) * 15),
  );

/** The partnership as two lanes of the straight: a leaf for every content item, in the week it was posted. */
export function StoryLanes() {
  return (
    <figure className="flex flex-col justify-between rounded-card bg-field p-5 text-chalk md:p-8">
      <figcaption className="text-lg font-heavy tracking-tight">Ten weeks, 24 pieces</figcaption>
      {LANES.map(({ name, perWeek }) => (
        <div key={name} className="mt-4">
          <p className="flex justify-between gap-4 text-sm">
            <span>{name}</span>
            <span>{countContentItems(perWeek)} pieces</span>
          </p>
          <svg viewBox="0 0 400 48" aria-hidden="true" className="mt-1.5 block h-auto w-full">
            <path d="M0 0H400V48H0Z" fill="#b04124" />
            <path
              d={`M0 1.5H400M0 46.5H400${perWeek.map((_, i) => (i ? `M${i * WEEK} 3V45` : "")).join("")}`}
              stroke="#fff"
              strokeOpacity=".4"
            />
            <g className="fill-chalk">
              {leaves(perWeek).map((x) => (
                <path key={x} d={LEAF} transform={`translate(${x} 25) rotate(24) scale(1.2)`} />
              ))}
            </g>
          </svg>
        </div>
      ))}
      <p className="mt-2 flex justify-between text-xs" aria-hidden="true">
        <span>Week 1</span>
        <span>Week 10</span>
      </p>
    </figure>
  );
}
