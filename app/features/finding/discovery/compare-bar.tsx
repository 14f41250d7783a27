import { Form, useLocation } from "@remix-run/react";
import { createContext, type FormEvent, useContext, useEffect, useRef, useState } from "react";
import { Button } from "~/components/ui/button";
import { paths } from "~/paths";
import { plural } from "~/platform/numbers";
import {
  MAX_COMPARED,
  MAX_RESULTS,
  MAX_SELECTED,
  SELECTION_FORM,
  SEPARATOR,
  type Selection,
} from "./fields";
import type { syncSelection } from "./sync-selection";

/** The selected ids; with scripts they follow every tick. Until that is loaded, the list's form keeps them. */
function useSelection(selection: Selection) {
  const { cookie, owner } = selection;
  const [ids, setIds] = useState<string[] | null>(null);
  const sync = useRef<ReturnType<typeof syncSelection> | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids change with every page, where they are kept does not
  useEffect(() => {
    let isGone = false;
    import("./sync-selection").then(
      (module) => {
        if (!isGone) sync.current = module.syncSelection(selection, setIds);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      sync.current?.stop();
    };
  }, [cookie, owner]);

  return { ids: ids ?? selection.ids, isKept: ids !== null, clear: () => sync.current?.clear() };
}

/** The ids that were ticked when the page was made. */
export const SelectedIds = createContext<readonly string[]>([]);

/** The tick of each athlete; its `form` attribute connects it to `CompareBar`. */
export function CompareBox({ athlete }: { athlete: { id: string; name: string } }) {
  const selected = useContext(SelectedIds);
  return (
    <label className="inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-control hover:bg-leaf-wash md:min-h-9 md:min-w-9">
      <input
        type="checkbox"
        form={SELECTION_FORM}
        name="athlete"
        value={athlete.id}
        defaultChecked={selected.includes(athlete.id)}
        className="size-5 accent-(--leaf)"
      />
      <span className="sr-only">{`Select ${athlete.name}`}</span>
    </label>
  );
}

/**
 * Compares the ticked athletes or invites them, also those ticked in other lists. With scripts it shows their number
 * and stays in view. Without, it also keeps the ticks when a button of this form leads to another page.
 */
export function CompareBar({
  selection,
  listed,
  campaignId,
}: {
  selection: Selection;
  /** The ids of this list. */
  listed: string[];
  /** The campaign that the list is about. */
  campaignId?: string | undefined;
}) {
  const { pathname, search } = useLocation();
  const from = pathname + search;
  const { ids: chosen, isKept, clear } = useSelection(selection);
  const floats = chosen.length > 0;

  const clearInPlace = (event: FormEvent) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!isKept || (submitter as HTMLButtonElement | null)?.value !== "clear") return;
    event.preventDefault();
    clear();
  };

  return (
    <Form
      id={SELECTION_FORM}
      method="post"
      action={paths.brand.compare}
      onSubmit={clearInPlace}
      className={`mt-5 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-card px-4 py-2.5 ${floats ? "floating-bar sticky z-20 shadow-raised" : ""}`}
    >
      {campaignId && <input type="hidden" name="campaign" value={campaignId} />}
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="listed" value={listed.join(SEPARATOR)} />
      <p role="status" className="min-w-0 flex-1 basis-48 text-sm text-soft">
        {formatSelection(chosen, listed)}
      </p>
      {floats && (
        <Button variant="quiet" size="sm" name="intent" value="clear">
          Clear<span className="sr-only"> selection</span>
        </Button>
      )}
      <Button variant="plain" size="sm" name="intent" value="compare">
        Compare
      </Button>
      <Button variant={floats ? "primary" : "plain"} size="sm" name="intent" value="invite">
        Invite selected
      </Button>
    </Form>
  );
}

/** Invites or shortlists all results of a search, also those of other pages. Belongs to the form of `CompareBar`. */
export function ResultActions({ n }: { n: number }) {
  const whom = n > MAX_RESULTS ? `first ${MAX_RESULTS}` : `all ${n}`;
  return (
    <div className="flex">
      {(
        [
          ["inviteAll", "Invite"],
          ["shortlistAll", "Shortlist"],
        ] as const
      ).map(([intent, verb]) => (
        <button
          key={intent}
          type="submit"
          form={SELECTION_FORM}
          name="intent"
          value={intent}
          className="min-h-11 cursor-pointer rounded-control px-2.5 text-sm whitespace-nowrap underline hover:bg-leaf-wash md:min-h-8"
        >
          {verb} {whom}
        </button>
      ))}
    </div>
  );
}

function formatSelection(chosen: readonly string[], listed: readonly string[]): string {
  const n = chosen.length;
  if (n === 0) return "Select athletes to compare or invite.";
  const elsewhere = chosen.filter((id) => !listed.includes(id)).length;
  const counted = `${plural(n, "athlete")} selected`;
  return [
    elsewhere > 0 ? `${counted}, ${elsewhere} on other pages.` : `${counted}.`,
    n >= MAX_SELECTED && "That's the most you can select.",
    n > MAX_COMPARED && `Compare shows the first ${MAX_COMPARED}.`,
  ]
    .filter(Boolean)
    .join(" ");
}
