import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { actionDataFor, type FormActionData } from "~/components/action-data";
import { ErrorSummary, TextArea, useZodForm } from "~/components/form";
import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Time } from "~/components/ui/time";
import type { Removal } from "./queries.server";
import type { appealRemovalSchema } from "./schema";

const appealRemovalForm: LazyForm<typeof appealRemovalSchema> = {
  constraint: { intent: REQUIRED, note: REQUIRED },
  schema: async () => (await import("./schema")).appealRemovalSchema,
};

/** What an athlete can still do about content that moderators have removed. */
export function RemovedPanel({
  removal,
  actionData,
}: {
  removal: Removal;
  actionData: FormActionData;
}) {
  if (removal.appeal === "upheld")
    return (
      <Card>
        <p>Our moderators looked at this again, and it stays removed.</p>
        {removal.answer && <p className="mt-1 whitespace-pre-line">{removal.answer}</p>}
      </Card>
    );
  if (removal.appeal)
    return (
      <Card>
        <p>Your appeal is with our moderators. We'll let you know what they decide.</p>
      </Card>
    );
  if (!removal.appealUntil)
    return (
      <Card>
        <p>The time to appeal has passed, so its files have been deleted.</p>
      </Card>
    );
  return <AppealForm until={removal.appealUntil} actionData={actionData} />;
}

function AppealForm({ until, actionData }: { until: number; actionData: FormActionData }) {
  const busy = useNavigation().formData?.get("intent") === "appeal";
  const [form, fields] = useZodForm("appeal", appealRemovalForm, {
    actionData: actionDataFor(actionData, "appeal"),
  });
  return (
    <section aria-labelledby="appeal-title">
      <h2 id="appeal-title" className="mb-3 text-lg">
        Appeal
      </h2>
      <Card>
        <Form method="post" {...getFormProps(form)} className="flex flex-col gap-4">
          <ErrorSummary form={form} />
          <p>
            If you think this is a mistake, ask our moderators to look again. You can do this once,
            until <Time at={until} />. After that, its files are deleted.
          </p>
          <input type="hidden" name="intent" value="appeal" />
          <TextArea field={fields.note} label="Why should we look again?" rows={4} />
          <div>
            <Button busy={busy}>Send appeal</Button>
          </div>
        </Form>
      </Card>
    </section>
  );
}
