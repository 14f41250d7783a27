import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { actionDataFor, type FormActionData } from "~/components/action-data";
import { ErrorSummary, TextArea, useZodForm } from "~/components/form";
import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Time } from "~/components/ui/time";
import type { Appeal } from "./queries.server";
import type { appealDecisionSchema } from "./schema";

const appealDecisionForm: LazyForm<typeof appealDecisionSchema> = {
  constraint: { intent: REQUIRED, note: REQUIRED },
  schema: async () => (await import("./schema")).appealDecisionSchema,
};

/** What an athlete can still do about a removal or a warning. */
export function AppealPanel({
  appeal,
  actionData,
}: {
  appeal: Appeal;
  actionData: FormActionData;
}) {
  const { against, status, answer, until } = appeal;
  if (status === "upheld")
    return (
      <Card>
        <p>
          Our moderators looked at this again, and{" "}
          {against === "removed" ? "it stays removed" : "the warning stands"}.
        </p>
        {answer && <p className="mt-1 whitespace-pre-line">{answer}</p>}
      </Card>
    );
  if (status)
    return (
      <Card>
        <p>Your appeal is with our moderators. We'll let you know what they decide.</p>
      </Card>
    );
  if (until) return <AppealForm against={against} until={until} actionData={actionData} />;
  return (
    against === "removed" && (
      <Card>
        <p>The time to appeal has passed, so its files have been deleted.</p>
      </Card>
    )
  );
}

function AppealForm({
  against,
  until,
  actionData,
}: Pick<Appeal, "against"> & { until: number; actionData: FormActionData }) {
  const busy = useNavigation().formData?.get("intent") === "appeal";
  const [form, fields] = useZodForm("appeal", appealDecisionForm, {
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
            until <Time at={until} />.
            {against === "removed" && " After that, its files are deleted."}
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
