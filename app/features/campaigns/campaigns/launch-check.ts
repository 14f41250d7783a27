/** What the check list looks at. */
interface Plan {
  deliverables: readonly string[];
  budget: number | null;
  startDate: string | null;
  endDate: string | null;
}

export interface LaunchItem {
  name: "deliverables" | "budget" | "dates";
  label: string;
  done: boolean;
  required: boolean;
  /** Why it is needed, or what holds without it. */
  note: string;
}

/** The check list before a launch. What is optional may be left out, knowingly. Pure. */
export const launchCheck = ({ deliverables, budget, startDate, endDate }: Plan): LaunchItem[] => [
  {
    name: "deliverables",
    label: "Deliverables",
    done: deliverables.length > 0,
    required: true,
    note: "Athletes need to know what to make.",
  },
  {
    name: "budget",
    label: "Budget",
    done: budget !== null,
    required: false,
    note: "With one, we tell you when fees add up to too much.",
  },
  {
    name: "dates",
    label: "Start and end dates",
    done: startDate !== null && endDate !== null,
    required: false,
    note: "Without an end date, it runs until you complete it.",
  },
];

export const missingFor = (plan: Plan) => launchCheck(plan).filter(({ done }) => !done);

/** Why this campaign can't be launched; null when it can. Pure. */
export function launchRefusal(plan: Plan, acceptsGaps: boolean): string | null {
  const missing = missingFor(plan);
  const names = (items: LaunchItem[]) => items.map(({ name }) => name).join(" and ");
  const required = missing.filter((item) => item.required);
  if (required.length > 0) return `Add ${names(required)} before you launch this campaign.`;
  if (missing.length === 0 || acceptsGaps) return null;
  return `This campaign has no ${names(missing).replace(" and ", " and no ")}. Add them, or launch without them.`;
}
