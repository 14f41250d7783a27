import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { ErrorSummary, TextArea, useZodForm } from "~/components/form";
import { Button } from "~/components/ui/button";
import { Time } from "~/components/ui/time";
import { platformName } from "~/features/reference/platforms/platform-names";
import type { AudienceAnomalyKind, Platform } from "~db/constants";
import { AnomalyRules } from "./anomaly-rules";
import { explanationForm } from "./forms";

interface OpenAnomaly {
  kind: AudienceAnomalyKind;
  text: string;
  /** When brands see it (ms). */
  shownFrom: number;
  explanation: string | null;
}

/** Unusual figures of one channel, and what the athlete says about them. */
export function ExplainForm({
  platform,
  anomalies,
  actionData,
}: {
  platform: Platform;
  anomalies: OpenAnomaly[];
  actionData?: { result?: SubmissionResult<string[]> } | undefined;
}) {
  const explanation = anomalies.find((anomaly) => anomaly.explanation !== null)?.explanation ?? "";
  const [form, fields] = useZodForm(`explain-${platform}`, explanationForm, {
    actionData,
    defaultValue: { explanation },
  });
  return (
    <section aria-labelledby={`signs-${platform}`} className="border-t border-line pt-3">
      <h3 id={`signs-${platform}`} className="text-base">
        A question about your {platformName(platform)} figures
      </h3>
      <ul className="mt-1 flex flex-col gap-1">
        {anomalies.map(({ kind, text }) => (
          <li key={kind}>{text}</li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-soft">
        {explanation === "" ? (
          <>
            There can be good reasons, such as being on television. Brands see this from{" "}
            <Time at={Math.min(...anomalies.map((anomaly) => anomaly.shownFrom))} /> on, or once
            you've explained it, with your words beside it.
          </>
        ) : (
          "Brands see this with your words beside it."
        )}{" "}
        It changes neither your score nor your place in lists, and goes when the figures are usual
        again.
      </p>
      <details className="text-sm">
        <summary className="disclosure">What we look at</summary>
        <AnomalyRules />
      </details>
      <Form method="post" {...getFormProps(form)} className="mt-2 flex flex-col gap-3">
        <ErrorSummary form={form} />
        <input type="hidden" name="platform" value={platform} />
        <TextArea field={fields.explanation} label="What happened" rows={3} />
        <div>
          <Button name="intent" value="explain" variant="plain">
            {explanation === "" ? "Tell brands" : "Save changes"}
          </Button>
        </div>
      </Form>
    </section>
  );
}
