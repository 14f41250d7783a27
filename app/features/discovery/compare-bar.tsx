import { Form, useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { Button } from "~/components/ui/button";
import { LEAST_COMPARED, MOST_COMPARED } from "./compare";

const FORM = "compare";

/** A box beside each athlete; it belongs to the form of `CompareBar`, wherever it stands. */
export function CompareBox({ athlete }: { athlete: { id: string; name: string } }) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-sm whitespace-nowrap md:min-h-9">
      <input
        type="checkbox"
        form={FORM}
        name="athlete"
        value={athlete.id}
        className="size-5 accent-(--leaf)"
      />
      Compare<span className="sr-only"> {athlete.name}</span>
    </label>
  );
}

/** Sends the ticked athletes to the comparison. With scripts it counts them and stays in view. */
export function CompareBar() {
  const { pathname, search } = useLocation();
  const chosen = useChosen();
  const floats = chosen !== null && chosen > 0;
  return (
    <Form
      id={FORM}
      action="/brand/compare"
      className={`mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-card px-4 py-2.5 ${floats ? "floating-bar sticky bottom-3 z-20 shadow-raised" : ""}`}
    >
      <input type="hidden" name="from" value={pathname + search} />
      <p role="status" className="min-w-0 flex-1 basis-48 text-sm text-soft">
        {inWords(chosen)}
      </p>
      <Button look={floats ? "primary" : "plain"} size="sm">
        Compare
      </Button>
    </Form>
  );
}

function inWords(chosen: number | null): string {
  if (!chosen) return `Tick ${LEAST_COMPARED} to ${MOST_COMPARED} athletes to compare them.`;
  if (chosen > MOST_COMPARED)
    return `${chosen} athletes ticked: only the first ${MOST_COMPARED} fit side by side.`;
  return chosen === 1 ? "1 athlete ticked: tick another." : `${chosen} athletes ticked`;
}

/** How many are ticked; null before scripts run. */
function useChosen(): number | null {
  const [chosen, setChosen] = useState<number | null>(null);
  useEffect(() => {
    const count = () =>
      setChosen(document.querySelectorAll(`input[form="${FORM}"][name="athlete"]:checked`).length);
    count();
    document.addEventListener("change", count);
    return () => document.removeEventListener("change", count);
    // After every drawing: other results may have taken ticked ones away.
  });
  return chosen;
}
