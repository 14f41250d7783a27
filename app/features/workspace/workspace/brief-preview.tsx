import { parse } from "@conform-to/react";
import { startTransition, useEffect, useState } from "react";
import type { FormAnswer } from "~/components/submitted-values";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { BRIEF_FORM } from "~/features/campaigns/campaigns/brief-fields";
import type { BriefStart } from "~/features/campaigns/campaigns/brief-start";
import { OfferTerms } from "~/features/deals/invitations/offer-terms";
import { INTENT } from "~/platform/list-field";
import { Brief } from "./campaign-brief";
import { PREVIEW, previewBrief } from "./preview-brief";

const PAUSE_MS = 150;

/** What the form says: as it began or was posted last, and with scripts as it is typed. */
function useTyped(posted: Record<string, unknown>) {
  const [typed, setTyped] = useState(posted);
  useEffect(() => {
    setTyped(posted);
    const form = document.getElementById(BRIEF_FORM);
    if (!(form instanceof HTMLFormElement)) return;
    let timer: ReturnType<typeof setTimeout>;
    const follow = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const { payload } = parse(new FormData(form), { resolve: () => ({ error: {} }) });
        startTransition(() => setTyped(payload));
      }, PAUSE_MS);
    };
    // A click may change a list.
    const events = ["input", "click"] as const;
    for (const event of events) form.addEventListener(event, follow);
    return () => {
      clearTimeout(timer);
      for (const event of events) form.removeEventListener(event, follow);
    };
  }, [posted]);
  return typed;
}

/** What athletes will see of a brief, beside its form on desks and folded below it on phones. */
export function BriefPreview({ start, actionData }: { start: BriefStart; actionData: FormAnswer }) {
  const posted = actionData?.result?.initialValue;
  const { title, offer, brief } = previewBrief(useTyped(posted ?? start));
  return (
    <aside aria-label="Preview">
      <details
        open={posted?.[INTENT] === PREVIEW || undefined}
        className="xl:sticky xl:top-6 xl:max-h-[calc(100vh-3rem)] xl:overflow-y-auto xl:details-content:[content-visibility:visible]"
      >
        <summary className="min-h-11 py-2.5 font-strong xl:list-none">
          Preview: what athletes see
        </summary>
        <div className="flex flex-col gap-4">
          <noscript>
            <Button
              variant="plain"
              size="sm"
              form={BRIEF_FORM}
              formNoValidate
              name={INTENT}
              value={PREVIEW}
            >
              Update preview
            </Button>
          </noscript>
          <p className="text-xl font-strong">{title || "Your campaign"}</p>
          <Card>
            <OfferTerms offer={offer} />
          </Card>
          <Brief campaign={brief} />
        </div>
      </details>
    </aside>
  );
}
