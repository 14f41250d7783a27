import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { ErrorSummary, LabelledField, TextArea, useZodForm } from "~/components/form";
import { useSending } from "~/components/sending";
import { Button } from "~/components/ui/button";
import { FileInput } from "~/components/ui/field";
import { salesFileForm } from "./forms";

/** Takes a file of sales, or its text. */
export function SalesForm({ actionData }: { actionData: FormActionData }) {
  const busy = useSending();
  const [form, fields] = useZodForm("sales", salesFileForm, { actionData });
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      {...getFormProps(form)}
      className="flex flex-col gap-5"
    >
      <ErrorSummary form={form} />
      <LabelledField
        field={fields.file}
        label="CSV file"
        hint="Up to 10,000 lines and 1 MB, as your shop or spreadsheet saves it."
      >
        <FileInput
          id={fields.file.id}
          name={fields.file.name}
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          aria-describedby={fields.file.descriptionId}
          aria-invalid={fields.file.errors ? true : undefined}
        />
      </LabelledField>
      <TextArea field={fields.text} label="Or paste its text" rows={6} />
      <p>
        <Button busy={busy}>Check</Button>
      </p>
    </Form>
  );
}
