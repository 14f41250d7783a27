import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { useMemo } from "react";
import type { FormActionData } from "~/components/action-data";
import { ErrorSummary, Field, TextArea, useZodForm } from "~/components/form";
import { EnterAddsFirst, ListInput } from "~/components/list-input";
import { useSending } from "~/components/sending";
import { submittedEntries } from "~/components/submitted-values";
import { Button } from "~/components/ui/button";
import { platformName } from "~/features/reference/platforms/platform-names";
import { INTENT } from "~/platform/list-field";
import { PLATFORMS, type Platform } from "~db/constants";
import { LINK_LENGTH, PORTFOLIO } from "./fields";
import { athleteRequestForm } from "./forms";
import type { OwnVerification } from "./own-verification.server";

const CHANNEL_WORDS: Partial<Record<Platform, { label: string; hint?: string }>> = {
  youtube: { label: "YouTube channel", hint: "Its handle or its address" },
  x: { label: "Twitter/X username" },
};

const channelWords = (platform: Platform) =>
  CHANNEL_WORDS[platform] ?? { label: `${platformName(platform)} username` };

export function AthleteRequestForm({
  own: { handles, request },
  actionData,
}: {
  own: OwnVerification;
  actionData: FormActionData;
}) {
  const earlier = request?.socialHandles;
  const [form, fields] = useZodForm("verification", athleteRequestForm, {
    actionData,
    defaultValue: {
      ...earlier,
      ...handles,
      verificationNotes: request?.verificationNotes,
    },
  });
  const links = useMemo(
    () => submittedEntries(actionData, PORTFOLIO.name, request?.portfolioUrls),
    [actionData, request],
  );
  const busy = useSending();
  return (
    <Form method="post" {...getFormProps(form)} className="single-column flex flex-col gap-5">
      <EnterAddsFirst />
      <ErrorSummary form={form} />
      {PLATFORMS.map((platform) => (
        <Field key={platform} field={fields[platform]} {...channelWords(platform)} />
      ))}
      <ListInput
        field={fields.portfolioUrls}
        rule={PORTFOLIO}
        label="Portfolio links"
        hint="Results, press or a federation's page about you. They start with https://"
        addLabel="Add Another Link"
        showsAddLabel
        inputMode="url"
        maxLength={LINK_LENGTH}
        entries={links}
      />
      <TextArea field={fields.verificationNotes} label="Additional notes" />
      <Button name={INTENT} value="send" busy={busy} className="self-start">
        {busy ? "Submitting..." : "Submit request"}
      </Button>
    </Form>
  );
}
