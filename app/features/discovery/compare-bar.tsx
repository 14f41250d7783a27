import { Form, useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { Button } from "~/components/ui/button";
import { paths } from "~/paths";
import { MAX_COMPARED } from "./compare";

const FORM = "compare";

/** The checkbox on each athlete; its `form` attribute connects it to `CompareBar`. */
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
      Select<span className="sr-only"> {athlete.name}</span>
    </label>
  );
}

/** Submits the ticked athletes to the comparison or to invitations. With scripts it shows their number and stays in view. */
export function CompareBar({
  campaignId,
}: {
  /** The campaign that the list is about. */
  campaignId?: string | undefined;
}) {
  const { pathname, search } = useLocation();
  const chosen = useSelection();
  const floats = chosen !== null && chosen > 0;
  return (
    <Form
      id={FORM}
      action={paths.brand.compare}
      className={`mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-card px-4 py-2.5 ${floats ? "floating-bar sticky z-20 shadow-raised" : ""}`}
    >
      {campaignId && <input type="hidden" name="campaign" value={campaignId} />}
      <input type="hidden" name="from" value={pathname + search} />
      <p role="status" className="min-w-0 flex-1 basis-48 text-sm text-soft">
        {inWords(chosen)}
      </p>
      <Button variant="plain" size="sm">
        Compare
      </Button>
      <Button variant={floats ? "primary" : "plain"} size="sm" formAction={paths.brand.inviteMany}>
        Invite selected
      </Button>
    </Form>
  );
}

function inWords(chosen: number | null): string {
  if (!chosen) return "Select athletes to compare or invite.";
  if (chosen > MAX_COMPARED)
    return `${chosen} athletes selected. Only the first ${MAX_COMPARED} will be compared.`;
  return chosen === 1 ? "1 athlete selected" : `${chosen} athletes selected`;
}

/** The number of ticked boxes; null before hydration. */
function useSelection(): number | null {
  const [chosen, setChosen] = useState<number | null>(null);
  useEffect(() => {
    const count = () =>
      setChosen(document.querySelectorAll(`input[form="${FORM}"][name="athlete"]:checked`).length);
    count();
    document.addEventListener("change", count);
    return () => document.removeEventListener("change", count);
    // After every render, because new results may have removed ticked boxes.
  });
  return chosen;
}
