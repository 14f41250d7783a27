import { CheckBox } from "~/components/ui/checkbox";
import { ErrorText } from "~/components/ui/field";

/** The brief's deliverables to choose from; all are chosen at first. */
export function DeliverableBoxes({
  field,
  of,
  typed,
}: {
  field: { id: string; name: string; errors?: string[] | undefined; errorId: string };
  of: readonly string[];
  /** What the last submission chose of them; undefined before one. */
  typed: unknown;
}) {
  if (of.length === 0)
    return <p className="text-sm text-soft">The brief lists no deliverables yet.</p>;
  const chosen = of.filter((one) => [typed].flat().includes(one));
  return (
    // The error's link leads here.
    <fieldset id={field.id} tabIndex={-1} className="outline-none">
      <legend className="font-strong">Deliverables</legend>
      {[...new Set(of)].map((deliverable, i) => (
        <CheckBox
          key={deliverable}
          id={`${field.id}-${i}`}
          name={field.name}
          value={deliverable}
          label={deliverable}
          defaultChecked={chosen.length === 0 || chosen.includes(deliverable)}
        />
      ))}
      <ErrorText id={field.errorId} errors={field.errors} />
    </fieldset>
  );
}
