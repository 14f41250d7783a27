import { Card } from "~/components/ui/card";
import type { BriefChange } from "./brief-changes";

/** For an athlete: what was agreed, beside what the brief says now. */
export function ChangesSinceAccepting({ changes }: { changes: BriefChange[] }) {
  if (changes.length === 0) return null;
  return (
    <Card>
      <h2 className="text-lg">Changed since you accepted</h2>
      <p className="mt-2 mb-3 text-soft">
        Everything else is as you agreed.
        {changes.some(({ label }) => label === "Deliverables") &&
          " Added deliverables are for athletes invited later: yours stay as they were."}
      </p>
      <SideBySide changes={changes} before="You agreed to" after="Now" />
    </Card>
  );
}

/** Two versions of a brief side by side: only what differs. */
export const SideBySide = ({
  changes,
  before,
  after,
}: {
  changes: BriefChange[];
  /** What the two versions are called. */
  before: string;
  after: string;
}) => (
  <ul>
    {changes.map((change) => (
      <li key={change.label} className="border-t border-line py-3 last:pb-0">
        <h3 className="text-base font-strong tracking-normal">{change.label}</h3>
        <dl className="mt-1 grid gap-x-6 gap-y-2 sm:grid-cols-2">
          <Version name={before} text={change.before} />
          <Version name={after} text={change.after} />
        </dl>
      </li>
    ))}
  </ul>
);

const Version = ({ name, text }: { name: string; text: string }) => (
  <div className="min-w-0">
    <dt className="text-sm text-soft">{name}</dt>
    <dd className="whitespace-pre-line">{text}</dd>
  </div>
);
