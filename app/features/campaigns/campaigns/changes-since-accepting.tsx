import { Card } from "~/components/ui/card";
import type { BriefChange } from "./brief-changes";
import { SideBySide } from "./side-by-side";

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
