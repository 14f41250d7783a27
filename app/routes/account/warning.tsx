import { getFormProps } from "@conform-to/react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { ErrorSummary, TextArea, useZodForm } from "~/components/form";
import { useSending } from "~/components/sending";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { BackLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { Time } from "~/components/ui/time";
import { warningAppealForm } from "~/features/backoffice/moderation/forms";
import { warningAppealSchema } from "~/features/backoffice/moderation/schema";
import {
  appealWarning,
  loadWarning,
  type Warning,
} from "~/features/backoffice/moderation/warnings.server";
import { requireMember } from "~/features/identity/accounts/guards.server";
import { paths } from "~/paths";
import { defineActions, handleForm, requireParam } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Warning") }];

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  loadWarning(requireMember(context), requireParam(params, "reportId"));

export const action = defineActions(({ context, params }) => {
  const ctx = requireMember(context);
  const id = requireParam(params, "reportId");
  return handleForm(warningAppealSchema, async ({ note }) => {
    await appealWarning(ctx, id, note);
    return redirectWithToast(context, paths.warning(id), {
      title: "Appeal sent",
      description: "We'll let you know what our moderators decide.",
    });
  });
});

export default function WarningPage() {
  const warning = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>() as FormActionData;
  const { note, at, until } = warning;
  return (
    <>
      <BackLink to={paths.messages}>Back to Messages</BackLink>
      <PageHead title="A warning about your messages" index="From our moderators." />
      <Card className="flex max-w-text flex-col gap-4">
        <p className="border-l-3 border-leaf pl-3 break-words whitespace-pre-line">“{note}”</p>
        <p className="text-sm text-soft">
          Sent <Time at={at} as="moment" />. It counts if your messages are reported again.
        </p>
        {until ? (
          <WarningAppealForm until={until} actionData={actionData} />
        ) : (
          <AppealState {...warning} />
        )}
      </Card>
    </>
  );
}

function AppealState({ decision, appealedAt, answeredAt, answer }: Warning) {
  if (appealedAt === null) return <p>The time to appeal has passed.</p>;
  if (answeredAt === null)
    return <p>Your appeal is with our moderators. We'll let you know what they decide.</p>;
  return (
    <>
      <p>
        Our moderators looked at this again
        {decision === "warned" ? ", and the warning stands." : " and took the warning back."}
      </p>
      <p className="break-words whitespace-pre-line">{answer}</p>
    </>
  );
}

/** The one appeal of the person who was warned. */
function WarningAppealForm({ until, actionData }: { until: number; actionData: FormActionData }) {
  const [form, fields] = useZodForm("appeal", warningAppealForm, {
    actionData: actionData ?? undefined,
  });
  return (
    <Form method="post" {...getFormProps(form)} className="flex flex-col gap-4">
      <ErrorSummary form={form} />
      <p>
        If you think this is a mistake, ask our moderators to look again. You can do this once,
        until <Time at={until} />.
      </p>
      <TextArea field={fields.note} label="Why should we look again?" rows={4} />
      <div>
        <Button busy={useSending()}>Send appeal</Button>
      </div>
    </Form>
  );
}
