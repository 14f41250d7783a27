import { getFormProps } from "@conform-to/react";
import {
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { ErrorSummary, Field, useZodForm } from "~/components/form";
import { Button, ButtonLink } from "~/components/ui/button";
import { Aside, AuthPage, panel } from "~/features/identity/accounts/auth-page";
import { forgotPasswordForm } from "~/features/identity/accounts/forms";
import { requestReset } from "~/features/identity/accounts/reset-password.server";
import { forgotPasswordSchema } from "~/features/identity/accounts/schema";
import { paths, withQuery } from "~/paths";
import { defineActions, handleForm } from "~/platform/define-actions";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Forgot password") }];

export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store" });

/** Also for someone signed in: to change a password one must know it. */
export const loader = ({ context }: LoaderFunctionArgs) => ({
  sent: context.request.url.searchParams.has("sent"),
});

export const action = defineActions(({ context }) => {
  return handleForm(forgotPasswordSchema, async ({ email }) => {
    await requestReset(context, email);
    return redirect(withQuery(paths.forgotPassword, { sent: "" }), 303);
  });
});

export default function ForgotPassword() {
  const { sent } = useLoaderData<typeof loader>();
  const [form, fields] = useZodForm("forgot-password", forgotPasswordForm, {
    actionData: useActionData<typeof action>(),
  });
  if (sent) return <Sent />;
  return (
    <AuthPage
      title="Forgot your password?"
      index="Enter your email and we'll send you a link to choose a new one."
    >
      <Form method="post" {...getFormProps(form)} className={panel}>
        <ErrorSummary form={form} />
        <Field field={fields.email} label="Email" type="email" autoComplete="username" />
        <Button className="w-full">Send link</Button>
      </Form>
      <Aside question="Remembered it?" to={paths.login} label="Sign in" />
    </AuthPage>
  );
}

function Sent() {
  return (
    <AuthPage title="Check your inbox">
      <div className={panel}>
        <p role="status">
          If there's an account with that email, a link is on its way. It works once and expires in
          an hour.
        </p>
        <p className="text-soft">
          Nothing after a few minutes? Check your spam folder, or try again with the email you
          signed up with.
        </p>
        <ButtonLink to={paths.forgotPassword} variant="plain">
          Try again
        </ButtonLink>
      </div>
      <Aside to={paths.login} label="Back to sign in" />
    </AuthPage>
  );
}
