import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { useMemo } from "react";
import type { FormActionData } from "~/components/action-data";
import { Cancel, ErrorSummary, Field, Select, TextArea, useZodForm } from "~/components/form";
import { EnterAddsFirst, ListInput } from "~/components/list-input";
import { useSending } from "~/components/sending";
import { submittedEntries } from "~/components/submitted-values";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import type { Option } from "~/components/ui/field";
import { paths } from "~/paths";
import { EVIDENCE, LINK_LENGTH, TYPES } from "./fields";
import { fileForm } from "./forms";

export interface DisputeStart {
  id: string;
  dealId: string;
  type: string;
}

export function DisputeForm({
  deals,
  start,
  actionData,
}: {
  deals: readonly Option[];
  start: DisputeStart;
  actionData: FormActionData;
}) {
  const [form, fields] = useZodForm("dispute", fileForm, {
    actionData,
    defaultValue: start as never,
  });
  const busy = useSending();
  const evidence = useMemo(() => submittedEntries(actionData, EVIDENCE.name), [actionData]);
  const required = [fields.dealId, fields.type, fields.title, fields.description];
  const isMissing = required.some(({ errors, value }) => errors?.length && !value);
  return (
    <Card>
      <Form method="post" {...getFormProps(form)} className="flex flex-col gap-5">
        <EnterAddsFirst />
        <ErrorSummary
          form={form}
          {...(isMissing && { title: "Please fill in all required fields" })}
        />
        <input type="hidden" name={fields.id.name} value={fields.id.initialValue ?? start.id} />
        <Select
          field={fields.dealId}
          label="Campaign"
          placeholder="Select a campaign"
          options={deals}
        />
        <Select
          field={fields.type}
          label="Dispute type"
          placeholder="Select a type"
          options={TYPES}
        />
        <Field field={fields.title} label="Title" />
        <TextArea
          field={fields.description}
          label="Description"
          hint="What was agreed, and what happened instead? The campaign's dates, content and decisions are added for you."
          rows={6}
        />
        <TextArea
          field={fields.desiredOutcome}
          label="Desired outcome"
          hint="What would put it right?"
          rows={3}
        />
        <ListInput
          field={fields.evidenceUrls}
          rule={EVIDENCE}
          label="Evidence URL"
          hint="Links that both sides and our team can open, starting with https://. You can add pictures, PDFs and clips on the dispute's page once it's filed."
          addLabel="Add Another URL"
          showsAddLabel
          inputMode="url"
          maxLength={LINK_LENGTH}
          entries={evidence}
        />
        <div className="action-bar">
          <Button busy={busy}>{busy ? "Sending…" : "File Dispute"}</Button>
          <Cancel to={paths.disputes} />
        </div>
      </Form>
    </Card>
  );
}

export const WhatHappensNext = () => (
  <Card className="flex flex-col gap-3">
    <h2 className="text-lg">What happens next</h2>
    <ol className="flex list-decimal flex-col gap-2 pl-5">
      <li>Our mediation team reviews your dispute.</li>
      <li>The other party is notified and has 3 business days to respond.</li>
      <li>A mediator may contact both of you for more information.</li>
      <li>We aim to resolve it within 5-7 business days.</li>
    </ol>
  </Card>
);
