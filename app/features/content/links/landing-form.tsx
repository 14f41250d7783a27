import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { ErrorSummary, Field, useZodForm } from "~/components/form";
import { useSending } from "~/components/sending";
import { Button } from "~/components/ui/button";
import { landingForm } from "./forms";

/** Sets where all links of the campaign lead. */
export function LandingForm({
  target,
  actionData,
}: {
  target: string | null;
  actionData: FormActionData;
}) {
  const busy = useSending();
  const [form, fields] = useZodForm("landing", landingForm, {
    actionData,
    defaultValue: { target: target ?? undefined },
  });
  return (
    <Form method="post" {...getFormProps(form)} className="flex max-w-text flex-col gap-4">
      <ErrorSummary form={form} />
      <input type="hidden" name="intent" value="landing" />
      <Field
        field={fields.target}
        label="Landing page"
        hint="The page of your shop or site that every athlete's link opens. You can change it later: links that are already posted will follow."
        type="url"
        autoComplete="url"
      />
      <p>
        <Button busy={busy}>{target ? "Change landing page" : "Set landing page"}</Button>
      </p>
    </Form>
  );
}
