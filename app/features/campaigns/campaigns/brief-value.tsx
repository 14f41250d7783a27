import { Tags } from "~/components/ui/badge";
import type { Deliverable } from "~db/terms";
import { DeliverableWords } from "../terms/deliverable-words";
import { deliverableLine } from "../terms/deliverables";
import { type BriefPart, type BriefTerms, briefText } from "./brief-parts";

/** Whether a part of a brief says nothing. */
export const isEmpty = (value: BriefTerms[BriefPart]) =>
  value === null || (typeof value !== "number" && value.length === 0);

/**
 * What a part of a brief says: lists as lists, the rest in words.
 * @param none what is shown of a part that says nothing
 */
export function BriefValue<F extends BriefPart>({
  part,
  value,
  none,
}: {
  part: F;
  value: BriefTerms[F];
  none: string | undefined;
}) {
  if (isEmpty(value)) return <p className="text-soft">{none}</p>;
  if (part === "targetSports") return <Tags labels={value as string[]} />;
  if (part === "deliverables")
    return (
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {(value as Deliverable[]).map(deliverableLine).map((deliverable) => (
          <li key={deliverable}>
            <DeliverableWords text={deliverable} />
          </li>
        ))}
      </ul>
    );
  return <p className="whitespace-pre-line">{briefText(part, value)}</p>;
}
