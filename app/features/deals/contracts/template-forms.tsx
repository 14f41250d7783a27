import { Form, useNavigation } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { Button } from "~/components/ui/button";
import { control, FieldFrame } from "~/components/ui/field";
import { UpgradeNote } from "~/features/billing/billing/upgrade-note";

/** The name of a template, with what was typed and what is wrong with it. */
export function TemplateName({
  id,
  name,
  failed,
}: {
  id: string;
  name?: string | undefined;
  failed: NonNullable<FormActionData>["result"];
}) {
  const errors = failed?.error?.name ?? failed?.error?.[""] ?? undefined;
  return (
    <FieldFrame
      id={id}
      label="Name of the template"
      errors={errors}
      errorId={`${id}-error`}
      className="w-full max-w-96"
    >
      <input
        type="text"
        id={id}
        name="name"
        required
        maxLength={60}
        autoComplete="off"
        defaultValue={(failed?.initialValue?.name as string | undefined) ?? name}
        aria-invalid={errors ? true : undefined}
        aria-describedby={errors ? `${id}-error` : undefined}
        className={control}
      />
    </FieldFrame>
  );
}

/** Keeps the terms of this contract for the next ones. */
export function SaveTemplate({
  newId,
  included,
  actionData,
}: {
  newId: string;
  /** Whether the brand's plan has templates of its own. */
  included: boolean;
  actionData: FormActionData;
}) {
  const answer = actionData?.result;
  const failed = answer?.initialValue?.intent === "save-template" ? answer : undefined;
  const busy = useNavigation().formData?.get("intent") === "save-template";
  return (
    <details open={failed ? true : undefined} className="mt-3 print:hidden">
      <summary className="disclosure">Save as template</summary>
      {included ? (
        <Form method="post" className="mt-1 flex max-w-text flex-col items-start gap-3">
          <p className="text-soft">
            Start your next contract from these terms, without the fee, the deliverables and the
            dates.
          </p>
          <input type="hidden" name="id" value={newId} />
          <TemplateName id="template-name" failed={failed} />
          <Button variant="plain" name="intent" value="save-template" busy={busy}>
            {busy ? "Saving…" : "Save template"}
          </Button>
        </Form>
      ) : (
        <UpgradeNote>
          The free plan has our standard contract. With Brand Premium you can save your own terms
          and start the next contract from them.
        </UpgradeNote>
      )}
    </details>
  );
}
