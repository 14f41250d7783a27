import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { ErrorSummary, useZodForm } from "~/components/form";
import { Button, buttonClass } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { actionDataFor, type FormActionData } from "./action-data";
import { ContentFields } from "./content-fields";
import { editContentForm } from "./forms";
import type { ContentDetail } from "./queries.server";

/** The athlete's actions in the current state, the next step first. */
export function AthleteActions({
  content,
  actionData,
}: {
  content: ContentDetail;
  actionData: FormActionData;
}) {
  if (content.campaignStatus === "cancelled")
    return (
      <Card>
        <p>The brand cancelled the campaign. There's nothing more to do here.</p>
      </Card>
    );
  switch (content.status) {
    case "draft":
      return (
        <Section title="Next step">
          <div className="flex flex-wrap gap-3">
            <Step intent="submit">Submit for Review</Step>
            <Step intent="polish" variant="plain">
              Send to Polishing
            </Step>
          </div>
          <p className="text-sm text-soft">
            Our team can polish your clip and send it to the brand for you.
          </p>
          <details open={Boolean(actionDataFor(actionData, "save")) || undefined}>
            <summary className={`${buttonClass({ variant: "plain" })} list-none`}>
              Edit draft
            </summary>
            <EditForm content={content} intent="save" label="Save Draft" actionData={actionData} />
          </details>
        </Section>
      );
    case "rejected":
      return (
        <Section title="Revise">
          <p className="text-soft">
            This creates version {content.version + 1} and sends it for review. Version{" "}
            {content.version} is kept.
          </p>
          <EditForm
            content={content}
            intent="revise"
            label="Submit new version"
            actionData={actionData}
          />
        </Section>
      );
    case "approved":
      return (
        <Section title="Next step">
          <p>Post it on your channel, then mark it as posted here.</p>
          <Step intent="post">Mark as Posted</Step>
        </Section>
      );
    default:
      return null;
  }
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-labelledby="next-step">
      <h2 id="next-step" className="mb-3 text-lg">
        {title}
      </h2>
      <Card className="flex flex-col gap-4">{children}</Card>
    </section>
  );
}

function Step({
  intent,
  variant,
  children,
}: {
  intent: "submit" | "polish" | "post";
  variant?: "plain";
  children: ReactNode;
}) {
  const busy = useNavigation().formData?.get("intent") === intent;
  return (
    <Form method="post" preventScrollReset>
      <Button variant={variant ?? "primary"} name="intent" value={intent} busy={busy}>
        {children}
      </Button>
    </Form>
  );
}

function EditForm({
  content,
  intent,
  label,
  actionData,
}: {
  content: ContentDetail;
  intent: "save" | "revise";
  label: string;
  actionData: FormActionData;
}) {
  const busy = useNavigation().formData?.get("intent") === intent;
  const [form, fields] = useZodForm("piece", editContentForm, {
    actionData: actionDataFor(actionData, intent),
    defaultValue: {
      title: content.title,
      description: content.description,
      mediaUrls: content.mediaUrls.join("\n"),
    },
  });
  return (
    <Form method="post" {...getFormProps(form)} className="mt-4 flex flex-col gap-5">
      <ErrorSummary form={form} />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="seen" value={content.updatedAt} />
      <ContentFields fields={fields} />
      <div>
        <Button busy={busy}>{label}</Button>
      </div>
    </Form>
  );
}
