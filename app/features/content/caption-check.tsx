import type { FieldMetadata } from "@conform-to/react";
import { useEffect, useRef, useState } from "react";
import { TextArea } from "~/components/form";
import type { Country } from "~db/constants";
import { Findings } from "../disclosure/findings";

/**
 * The disclosure check of the caption in a form, and the field for why it stays as it is. With scripts it follows
 * what is typed; without, it shows what the server found.
 * @param found of the caption as it is stored; null when nothing is
 */
export function CaptionCheck({
  formId,
  found,
  countriesOf,
  reason,
}: {
  formId: string;
  found: readonly string[] | null;
  countriesOf: (typed: FormData) => readonly Country[];
  reason: FieldMetadata<string | undefined>;
}) {
  const [findings, setFindings] = useState(found);
  const countries = useRef(countriesOf);
  countries.current = countriesOf;
  useEffect(() => {
    const form = document.getElementById(formId) as HTMLFormElement;
    const ended = new AbortController();
    let stop = () => {};
    const begin = async () => {
      const { followCaption } = await import("../disclosure/follow-caption");
      if (ended.signal.aborted) return;
      stop = followCaption(form, (typed) => countries.current(typed), setFindings);
    };
    // It can wait until someone writes; the server checks what it misses.
    form.addEventListener("focusin", () => begin().catch(() => {}), {
      once: true,
      signal: ended.signal,
    });
    return () => {
      ended.abort();
      stop();
    };
  }, [formId]);

  // The server has refused what was typed: what it found of the stored caption says nothing about that.
  const current = reason.errors && findings === found ? null : findings;
  const fails = current !== null && current.length > 0;
  return (
    <>
      <section
        aria-label="Ad label check"
        className={`-mt-2 rounded-control p-4 ${fails ? "bg-track-wash" : "bg-leaf-wash"}`}
      >
        <p className="font-[650]">Ad label</p>
        <div role="status" className="mt-1">
          {current ? (
            <Findings findings={current} />
          ) : (
            <p className="text-sm text-soft">
              Start the caption by saying it's an ad. We check it before you submit.
            </p>
          )}
        </div>
      </section>
      {/* Hidden, not removed: what was typed is kept while the caption is changed. */}
      <div hidden={!fails && !reason.errors && !reason.initialValue}>
        <TextArea
          field={reason}
          label="Why the wording should stay"
          unmarked
          hint="Only if you don't change it. The brand will see your reason."
          rows={2}
        />
      </div>
    </>
  );
}
