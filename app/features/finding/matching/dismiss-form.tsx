import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { FieldFrame, SelectBox } from "~/components/ui/field";
import { DISMISS_REASONS, type DismissReason } from "~db/constants";
import type { DismissedItem, MatchItem } from "./queries.server";

const REASON_LABELS: Record<DismissReason, string> = {
  wrong_audience: "Wrong audience",
  wrong_sport: "Wrong sport",
  too_small: "Too small",
  too_expensive: "Too expensive",
  worked_together: "We've worked together before",
  other: "Another reason",
};
const REASONS = DISMISS_REASONS.map((value) => ({ value, label: REASON_LABELS[value] }));

/** `action` names the list that contains the row. */
export function DismissForm({ match, action }: { match: MatchItem; action: string }) {
  const id = `dismiss-${match.campaignId}-${match.athleteId}`;
  return (
    <details className="mt-3 border-t border-line">
      <summary className="disclosure">
        Not a fit<span className="sr-only">: {match.name}</span>
      </summary>
      <Form
        method="post"
        action={action}
        preventScrollReset
        className="flex flex-col items-start gap-2 *:w-full"
      >
        <input type="hidden" name="intent" value="dismiss" />
        <input type="hidden" name="campaignId" value={match.campaignId} />
        <input type="hidden" name="athleteId" value={match.athleteId} />
        <FieldFrame id={id} label="Reason" small>
          <SelectBox
            id={id}
            name="reason"
            required
            defaultValue=""
            placeholder="Select a reason"
            options={REASONS}
          />
        </FieldFrame>
        <Button variant="plain" size="sm">
          Dismiss match
        </Button>
      </Form>
    </details>
  );
}

/** The dismissed athletes, each with an undo button. */
export function DismissedList({
  dismissed,
  action,
}: {
  dismissed: DismissedItem[];
  action: string;
}) {
  if (dismissed.length === 0) return null;
  return (
    <details className="mt-5 border-t border-line pt-3">
      <summary className="disclosure">Dismissed ({dismissed.length})</summary>
      <p className="text-sm text-soft">
        We won't recommend these athletes for the same campaign again. If you give the same reason
        twice, it also counts against similar athletes.
      </p>
      <ul className="mt-3 divide-y divide-line">
        {dismissed.map((one) => (
          <li
            key={`${one.campaignId} ${one.athleteId}`}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5"
          >
            <p className="min-w-0 flex-1 basis-60">
              <strong>{one.name}</strong>
              <span className="block text-sm text-soft">{REASON_LABELS[one.reason]}</span>
            </p>
            <Form method="post" action={action} preventScrollReset>
              <input type="hidden" name="intent" value="undo" />
              <input type="hidden" name="campaignId" value={one.campaignId} />
              <input type="hidden" name="athleteId" value={one.athleteId} />
              <Button variant="plain" size="sm">
                Undo<span className="sr-only"> dismissing {one.name}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </details>
  );
}
