import type { FieldMetadata } from "@conform-to/react";
import { useEffect, useState } from "react";
import { onceFocused } from "~/components/once-focused";
import type { Country } from "~db/constants";
import { Findings } from "../disclosure/findings";
import { CaptionMeter, type TypedCaption } from "./caption-meter";
import { ReasonField } from "./reason-field";

/**
 * The length of the caption in a form, its disclosure check, and the field for why it stays as it is. With scripts
 * it follows what is typed; without, it shows what is stored.
 * @param found in the stored caption; null when none is stored
 */
export function CaptionCheck({
  formId,
  stored,
  found,
  countries,
  reason,
}: {
  formId: string;
  stored: TypedCaption;
  found: readonly string[] | null;
  countries: readonly Country[];
  reason: FieldMetadata<string | undefined>;
}) {
  const [findings, setFindings] = useState(found);
  const [typed, setTyped] = useState(stored);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form
  useEffect(() => {
    const form = document.getElementById(formId) as HTMLFormElement;
    // The server checks in any case.
    const follow = async () => {
      const { followCaption } = await import("./follow-caption");
      return followCaption(form, countries, (followed) => {
        if (followed.typed) setTyped(followed.typed);
        if (followed.findings !== undefined) setFindings(followed.findings);
      });
    };
    return onceFocused(form, follow, { restored: true });
  }, [formId]);

  // The server has refused what was typed, so what it found in the stored caption no longer applies.
  const current = reason.errors && findings === found ? null : findings;
  const fails = current !== null && current.length > 0;
  return (
    <>
      <CaptionMeter typed={typed} />
      <section
        aria-label="Ad label check"
        className={`rounded-control px-4 py-3 text-sm ${fails ? "bg-track-wash" : "bg-leaf-wash"}`}
      >
        <div role="status">
          {current ? (
            <Findings findings={current} />
          ) : (
            <p className="text-soft">
              Start the caption by saying it's an ad. We check it before you send it.
            </p>
          )}
        </div>
      </section>
      {/* Hidden, not removed: what was typed is kept while the caption is changed. */}
      <div hidden={!fails && !reason.errors && !reason.initialValue}>
        <ReasonField field={reason} />
      </div>
    </>
  );
}
