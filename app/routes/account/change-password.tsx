import { getFormProps } from "@conform-to/react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { ErrorSummary, useZodForm } from "~/components/form";
import { PasswordField } from "~/components/password-field";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { TextLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { changePassword } from "~/features/identity/accounts/change-password.server";
import { changePasswordForm } from "~/features/identity/accounts/forms";
import { requireRecentProof, requireUser } from "~/features/identity/accounts/guards.server";
import { changePasswordSchema } from "~/features/identity/accounts/schema";
import { paths } from "~/paths";
import { defineActions, handleForm } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Change Password") }];

export const loader = ({ context }: LoaderFunctionArgs) => ({
  email: requireUser(context).actor.email,
});

export const action = defineActions(({ context }) => {
  const { actor } = requireUser(context);
  requireRecentProof(context, { asksPassword: true });
  return handleForm(changePasswordSchema, async (value) => {
    await changePassword(context, actor, value);
    return redirectWithToast(context, paths.changePassword, {
      title: "Your password has been changed.",
      description: "You've been signed out everywhere else.",
    });
  });
});

export default function ChangePassword() {
  const { email } = useLoaderData<typeof loader>();
  const [form, fields] = useZodForm("change-password", changePasswordForm, {
    actionData: useActionData<typeof action>(),
  });
  return (
    <>
      <PageHead
        title="Change Password"
        index="You'll stay signed in here and be signed out everywhere else."
      />
      <Card className="single-column md:p-7">
        {/* A whole new page: the open one listens with the session that ends. */}
        <Form method="post" reloadDocument {...getFormProps(form)} className="flex flex-col gap-5">
          <ErrorSummary form={form} />
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <PasswordField
            field={fields.currentPassword}
            label="Current password"
            autoComplete="current-password"
          />
          <PasswordField
            field={fields.newPassword}
            label="New password"
            hint="At least 6 characters. Short or common passwords are easy to guess."
            autoComplete="new-password"
          />
          <PasswordField
            field={fields.confirmPassword}
            label="Repeat the new password"
            autoComplete="new-password"
          />
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Button>Change Password</Button>
            <TextLink to={paths.forgotPassword} reloadDocument>
              Forgot your current password?
            </TextLink>
          </div>
        </Form>
      </Card>
    </>
  );
}
