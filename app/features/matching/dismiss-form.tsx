import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { FieldFrame, SelectBox } from "~/components/ui/field";
import { DISMISS_REASONS } from "~db/constants";
import type { DismissedItem, MatchItem } from "./queries.server";
import { REASON_LABELS } from "./schema";

const REASONS = DISMISS_REASONS.map((value) => ({ value, label: REASON_LABELS[value] }));

/** Unfolds under the card's buttons. `at` is the list it is shown in. */
export function DismissForm({ match, at }: { match: MatchItem; at: string }) {
  const id = `dismiss-${match.campaignId}-${match.athleteId}`;
  return (
    <details className="open:basis-full">
      <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-control px-3 text-sm font-[650] underline hover:bg-leaf-wash md:min-h-9">
        Dismiss<span className="sr-only"> {match.name}</span>
      </summary>
      <Form
        method="post"
        action={at}
        preventScrollReset
        className="mt-2 flex flex-wrap items-end gap-3 rounded-card border border-line p-3.5"
      >
        <input type="hidden" name="intent" value="dismiss" />
        <input type="hidden" name="campaignId" value={match.campaignId} />
        <input type="hidden" name="athleteId" value={match.athleteId} />
        <FieldFrame id={id} label="Reason" small className="flex-1 basis-48">
          <SelectBox
            id={id}
            name="reason"
            required
            defaultValue=""
            placeholder="Select a reason"
            options={REASONS}
          />
        </FieldFrame>
        <Button look="plain">Dismiss match</Button>
      </Form>
    </details>
  );
}

/** Whom the brand has dismissed, and the way back. */
export function DismissedList({ dismissed, at }: { dismissed: DismissedItem[]; at: string }) {
  if (dismissed.length === 0) return null;
  return (
    <details className="mt-8 border-t border-line pt-3">
      <summary className="min-h-11 cursor-pointer py-2.5 font-[650]">
        Dismissed ({dismissed.length})
      </summary>
      <p className="text-sm text-soft">
        They are not recommended for their campaign again. A reason you give twice also counts
        against athletes it fits as well.
      </p>
      <ul className="mt-3 divide-y divide-line">
        {dismissed.map((one) => (
          <li
            key={`${one.campaignId} ${one.athleteId}`}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5"
          >
            <p className="min-w-0 flex-1 basis-60">
              <strong>{one.name}</strong>
              <span className="block text-sm text-soft">
                {REASON_LABELS[one.reason]} · {one.campaignTitle}
              </span>
            </p>
            <Form method="post" action={at} preventScrollReset>
              <input type="hidden" name="intent" value="undo" />
              <input type="hidden" name="campaignId" value={one.campaignId} />
              <input type="hidden" name="athleteId" value={one.athleteId} />
              <Button look="plain" size="sm">
                Undo<span className="sr-only"> dismissing {one.name}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </details>
  );
}
