import { getFormProps } from "@conform-to/react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { Cancel, ErrorSummary, Field, useZodForm } from "~/components/form";
import { useSending } from "~/components/sending";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { requireRecentProof, requireUser } from "~/features/identity/accounts/guards.server";
import { requestEmailChange } from "~/features/identity/security/change-email.server";
import { emailForm } from "~/features/identity/security/forms";
import { emailSchema } from "~/features/identity/security/schema";
import { paths } from "~/paths";
import { defineActions, handleForm } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Change email") }];

export const loader = ({ context }: LoaderFunctionArgs) => ({
  email: requireUser(context).actor.email,
});

export const action = defineActions(({ context }) => {
  const ctx = requireUser(context);
  requireRecentProof(context);
  return handleForm(emailSchema, async ({ newEmail }) => {
    await requestEmailChange(ctx, newEmail);
    return redirectWithToast(context, paths.settings, {
      title: "We've sent two emails.",
      description: "Please confirm the change from both addresses.",
    });
  });
});

export default function ChangeEmail() {
  const { email } = useLoaderData<typeof loader>();
  const [form, fields] = useZodForm("change-email", emailForm, {
    actionData: useActionData<typeof action>(),
  });
  return (
    <>
      <PageHead
        title="Change email"
        index={`We'll ask you to confirm it at ${email} and at the new address.`}
      />
      <Card className="single-column md:p-7">
        <Form method="post" {...getFormProps(form)} className="flex flex-col gap-5">
          <ErrorSummary form={form} />
          <Field field={fields.newEmail} label="New email" type="email" autoComplete="email" />
          <div className="flex flex-wrap gap-2.5">
            <Button busy={useSending()}>Change email</Button>
            <Cancel to={paths.settings} />
          </div>
        </Form>
      </Card>
    </>
  );
}
