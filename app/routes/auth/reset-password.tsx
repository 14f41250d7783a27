import { getFormProps } from "@conform-to/react";
import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { ErrorSummary, useZodForm } from "~/components/form";
import { PasswordField } from "~/components/password-field";
import { Button, ButtonLink } from "~/components/ui/button";
import { Aside, AuthPage, panel } from "~/features/identity/accounts/auth-page";
import { resetPasswordForm } from "~/features/identity/accounts/forms";
import { mailedLinkHeaders, tokenIn } from "~/features/identity/accounts/mailed-link-page";
import {
  isResetLinkValid,
  resetPassword,
} from "~/features/identity/accounts/reset-password.server";
import { resetPasswordSchema } from "~/features/identity/accounts/schema";
import { paths } from "~/paths";
import { defineActions, handleForm } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";
import type { RouteHandle } from "~/root";

export const meta: MetaFunction = () => [{ title: pageTitle("Choose a new password") }];

export const handle: RouteHandle = { enhanced: true };

export const headers = mailedLinkHeaders;

export async function loader({ context }: LoaderFunctionArgs) {
  const usable = await isResetLinkValid(context, tokenIn(context.request.url));
  return data({ usable }, { status: usable ? 200 : 410 });
}

export const action = defineActions(({ context }) => {
  return handleForm(resetPasswordSchema, async ({ newPassword }) => {
    const level = await resetPassword(context, tokenIn(context.request.url), newPassword);
    const title = "Your password has been changed.";
    return level === "code_due"
      ? redirectWithToast(context, paths.signInCode, { title })
      : redirectWithToast(context, paths.dashboard, {
          title,
          description: "You're signed in here and signed out everywhere else.",
        });
  });
});

export default function ResetPassword() {
  const { usable } = useLoaderData<typeof loader>();
  const [form, fields] = useZodForm("reset-password", resetPasswordForm, {
    actionData: useActionData<typeof action>(),
  });
  if (!usable) return <Spent />;
  return (
    <AuthPage title="Choose a new password" index="You'll be signed out everywhere else.">
      <Form method="post" {...getFormProps(form)} className={panel}>
        <ErrorSummary form={form} />
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
        <Button className="w-full">Change Password</Button>
      </Form>
    </AuthPage>
  );
}

function Spent() {
  return (
    <AuthPage title="This link no longer works">
      <div className={panel}>
        <p>
          Reset links work once and expire after an hour. This one has been used, has expired, or
          was copied incompletely.
        </p>
        <ButtonLink to={paths.forgotPassword}>Request a new link</ButtonLink>
      </div>
      <Aside to={paths.login} label="Back to sign in" />
    </AuthPage>
  );
}
