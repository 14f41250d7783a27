import { getFormProps } from "@conform-to/react";
import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/brand";
import { ErrorSummary, Field, useZodForm } from "~/components/form";
import { Button, ButtonLink } from "~/components/ui/button";
import { Aside, AuthPage, panel } from "~/features/accounts/auth-page";
import { canReset, resetPassword } from "~/features/accounts/reset-password.server";
import { resetPasswordSchema } from "~/features/accounts/schema";
import { redirectWithToast } from "~/platform/flash";
import { submitForm } from "~/platform/forms";

export const meta: MetaFunction = () => [{ title: pageTitle("Choose a New Password") }];

export const headers: HeadersFunction = () => ({
  "Cache-Control": "no-store",
  // The address is a key.
  "Referrer-Policy": "same-origin",
});

const tokenIn = (url: URL) => url.searchParams.get("token") ?? "";

export async function loader({ context }: LoaderFunctionArgs) {
  const usable = await canReset(context, tokenIn(context.request.url));
  return data({ usable }, { status: usable ? 200 : 410 });
}

export async function action({ request, context }: ActionFunctionArgs) {
  return submitForm(await request.formData(), resetPasswordSchema, async ({ newPassword }) => {
    await resetPassword(context, tokenIn(context.request.url), newPassword);
    return redirectWithToast(context, "/dashboard", {
      title: "Your password has been changed.",
      description: "You are signed in here, and signed out everywhere else.",
    });
  });
}

export default function ResetPassword() {
  const { usable } = useLoaderData<typeof loader>();
  const [form, fields] = useZodForm("reset-password", resetPasswordSchema, {
    answer: useActionData<typeof action>(),
  });
  if (!usable) return <Spent />;
  return (
    <AuthPage
      title="Choose a new password"
      lead="Every browser that is signed in to your account will be signed out."
    >
      <Form method="post" {...getFormProps(form)} className={panel}>
        <ErrorSummary form={form} />
        <Field
          field={fields.newPassword}
          label="New password"
          type="password"
          hint="At least 6 characters."
          autoComplete="new-password"
        />
        <Field
          field={fields.confirmPassword}
          label="Repeat the new password"
          type="password"
          autoComplete="new-password"
        />
        <Button className="w-full">Change Password</Button>
      </Form>
    </AuthPage>
  );
}

function Spent() {
  return (
    <AuthPage title="This link does not work any more">
      <div className={panel}>
        <p>
          A link to choose a password works once, for one hour. This one has been used, is too old,
          or was not copied whole.
        </p>
        <ButtonLink to="/forgot-password">Ask for a new link</ButtonLink>
      </div>
      <Aside to="/login" label="Back to sign in" />
    </AuthPage>
  );
}
