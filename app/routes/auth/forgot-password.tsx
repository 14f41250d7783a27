import { getFormProps } from "@conform-to/react";
import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/brand";
import { ErrorSummary, Field, useZodForm } from "~/components/form";
import { Button, ButtonLink } from "~/components/ui/button";
import { Aside, AuthPage, panel } from "~/features/accounts/auth-page";
import { requestReset } from "~/features/accounts/reset-password.server";
import { forgotPasswordSchema } from "~/features/accounts/schema";
import { submitForm } from "~/platform/forms";

export const meta: MetaFunction = () => [{ title: pageTitle("Forgot Password") }];

export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store" });

/** Also for someone signed in: to change a password one must know it. */
export const loader = ({ context }: LoaderFunctionArgs) => ({
  sent: context.request.url.searchParams.has("sent"),
});

export async function action({ request, context }: ActionFunctionArgs) {
  return submitForm(await request.formData(), forgotPasswordSchema, async ({ email }) => {
    await requestReset(context, email);
    return redirect("/forgot-password?sent", 303);
  });
}

export default function ForgotPassword() {
  const { sent } = useLoaderData<typeof loader>();
  const [form, fields] = useZodForm("forgot-password", forgotPasswordSchema, {
    answer: useActionData<typeof action>(),
  });
  if (sent) return <Sent />;
  return (
    <AuthPage
      title="Forgot your password?"
      lead="Tell us your e-mail. We send you a link to choose a new one."
    >
      <Form method="post" {...getFormProps(form)} className={panel}>
        <ErrorSummary form={form} />
        <Field field={fields.email} label="E-mail" type="email" autoComplete="username" />
        <Button className="w-full">Send the link</Button>
      </Form>
      <Aside question="Remembered it?" to="/login" label="Sign in" />
    </AuthPage>
  );
}

function Sent() {
  return (
    <AuthPage title="Look into your inbox">
      <div className={panel}>
        <p role="status">
          If there is an account with that e-mail, a link is on its way to it. It works once, for
          one hour.
        </p>
        <p className="text-soft">
          Nothing after a few minutes? Look into the spam folder, or ask again with the e-mail you
          signed up with.
        </p>
        <ButtonLink to="/forgot-password" look="plain">
          Ask again
        </ButtonLink>
      </div>
      <Aside to="/login" label="Back to sign in" />
    </AuthPage>
  );
}
