/** What the check list looks at. */
interface Plan {
  budget: number | null;
  startDate: string | null;
  endDate: string | null;
}

export interface LaunchItem {
  name: "budget" | "dates";
  label: string;
  done: boolean;
  /** What holds without it. */
  note: string;
}

/** The check list before a launch. All of it may be left out, knowingly. Pure. */
export const launchCheck = ({ budget, startDate, endDate }: Plan): LaunchItem[] => [
  {
    name: "budget",
    label: "Budget",
    done: budget !== null,
    note: "With one, we tell you when fees add up to too much.",
  },
  {
    name: "dates",
    label: "Start and end dates",
    done: startDate !== null && endDate !== null,
    note: "Without an end date, it runs until you complete it.",
  },
];

export const missingFor = (plan: Plan) => launchCheck(plan).filter(({ done }) => !done);

/** Why this campaign can't be launched; null when it can. Pure. */
export function launchRefusal(plan: Plan, acceptsGaps: boolean): string | null {
  const missing = missingFor(plan).map(({ name }) => name);
  if (missing.length === 0 || acceptsGaps) return null;
  return `This campaign has no ${missing.join(" and no ")}. Add them, or launch without them.`;
}
