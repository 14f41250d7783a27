import type { CampaignGoal } from "~db/constants";
import { GOAL_LABELS } from "./goals";

const FIELDS = [
  ["goal", "Goal"],
  ["target", "Target"],
  ["baseline", "Baseline"],
  ["method", "How you will measure it"],
] as const;

/** A goal that arrived after the launch: what was typed is shown once more, because its form is gone. */
export function RefusedGoal({ sent }: { sent: Record<string, unknown> }) {
  const text = (name: string) => {
    const value = typeof sent[name] === "string" ? sent[name] : "";
    return name === "goal" ? (GOAL_LABELS[value as CampaignGoal] ?? value) : value;
  };
  return (
    <div role="alert" className="flex flex-col gap-3 rounded-card border-2 border-alert p-4">
      <p className="font-[650]">
        The campaign was launched before this arrived, so the goal wasn't changed. Only what was
        written down before the launch counts.
      </p>
      <p>This is what you typed:</p>
      <dl className="flex flex-col gap-2">
        {FIELDS.filter(([name]) => text(name)).map(([name, label]) => (
          <div key={name}>
            <dt className="text-sm font-[650]">{label}</dt>
            <dd className="break-words whitespace-pre-line">{text(name)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
