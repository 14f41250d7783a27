import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { ErrorSummary, Field, Select, TextArea, useZodForm } from "~/components/form";
import { useSending } from "~/components/sending";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { INTENT } from "~/platform/list-field";
import { COUNTRIES, REVIEW_TIME } from "./fields";
import { brandRequestForm } from "./forms";
import type { OwnVerification } from "./own-verification.server";

export function BrandRequestForm({
  own: { website, request },
  actionData,
}: {
  own: OwnVerification;
  actionData: FormActionData;
}) {
  const [form, fields] = useZodForm("verification", brandRequestForm, {
    actionData,
    defaultValue: {
      companyCountry: request?.companyCountry ?? "GB",
      companyRegistrationNumber: request?.companyRegistrationNumber,
      companyWebsite: request?.companyWebsite ?? website,
      taxId: request?.taxId,
      verificationNotes: request?.verificationNotes,
    },
  });
  const busy = useSending();
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,640px)_1fr]">
      <Form method="post" {...getFormProps(form)} className="flex flex-col gap-5">
        <ErrorSummary form={form} />
        <Select field={fields.companyCountry} label="Registered in" options={COUNTRIES} />
        <Field
          field={fields.companyRegistrationNumber}
          label="Company Registration Number"
          hint="In the UK, such as 01234567 or SC123456"
        />
        <Field
          field={fields.companyWebsite}
          label="Company Website"
          hint="Such as northlight.com"
          autoComplete="url"
        />
        <Field field={fields.taxId} label="Tax ID / VAT Number" />
        <TextArea field={fields.verificationNotes} label="Additional Information" />
        <Button name={INTENT} value="send" busy={busy} className="self-start">
          {busy ? "Submitting..." : "Submit request"}
        </Button>
      </Form>
      <Card>
        <h2 className="mb-3 text-lg">What happens next</h2>
        <ol className="flex list-decimal flex-col gap-2 pl-5">
          <li>Our team reviews your request.</li>
          <li>We may ask for documents.</li>
          <li>It takes {REVIEW_TIME}.</li>
          <li>We email you once it's reviewed.</li>
        </ol>
      </Card>
    </div>
  );
}
