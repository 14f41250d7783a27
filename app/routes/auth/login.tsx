import { getFormProps, getInputProps } from "@conform-to/react";
import {
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { Checkbox, ErrorSummary, Field, useZodForm } from "~/components/form";
import { PasswordField } from "~/components/password-field";
import { Button } from "~/components/ui/button";
import { TextLink } from "~/components/ui/link";
import { homeOf } from "~/features/identity/accounts/actor";
import { Aside, AuthPage, panel } from "~/features/identity/accounts/auth-page";
import { signInForm } from "~/features/identity/accounts/forms";
import { requireVisitor } from "~/features/identity/accounts/guards.server";
import { signInSchema } from "~/features/identity/accounts/schema";
import { authenticate, signIn } from "~/features/identity/accounts/sign-in.server";
import { PasskeyButton } from "~/features/identity/passkeys/passkey-button";
import { passkeySchema } from "~/features/identity/passkeys/schema";
import { signInWithPasskey } from "~/features/identity/passkeys/write-with-passkey.server";
import { paths, withQuery } from "~/paths";
import { defineActions, handleEither, handleForm } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { safePath } from "~/platform/safe-path";
import { pageTitle } from "~/product";
import type { RouteHandle } from "~/root";

export const meta: MetaFunction = () => [{ title: pageTitle("Sign In") }];

export const handle: RouteHandle = { enhanced: true };

export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store" });

export async function loader({ context }: LoaderFunctionArgs) {
  await requireVisitor(context);
  return {
    redirectTo: safePath(context.request.url.searchParams.get("redirectTo"), paths.dashboard),
  };
}

/** Open to someone signed in as well: a second tab's form may come late, and replaces the session. */
export const action = defineActions(({ request, context }) => {
  // `authenticate` reads the body itself.
  const unread = request.clone() as Request;
  const enter = (account: Parameters<typeof homeOf>[0], target: string) =>
    redirectWithToast(context, target === paths.dashboard ? homeOf(account) : target, {
      title: "You've successfully signed in.",
    });
  return handleEither(
    "passkey",
    handleForm(passkeySchema, async ({ passkey, remember, redirectTo }) =>
      enter(
        await signInWithPasskey(context, passkey, remember),
        safePath(redirectTo, paths.dashboard),
      ),
    ),
    handleForm(signInSchema, async ({ remember, redirectTo }) => {
      const verified = await authenticate(context, unread);
      const level = await signIn(context, verified, remember);
      const target = safePath(redirectTo, paths.dashboard);
      if (level === "code_due")
        return redirect(withQuery(paths.signInCode, { redirectTo: target }), 303);
      return enter(verified.account, target);
    }),
  );
});

export default function Login() {
  const { redirectTo } = useLoaderData<typeof loader>();
  const [form, fields] = useZodForm("sign-in", signInForm, {
    actionData: useActionData<typeof action>(),
    defaultValue: { redirectTo },
  });
  const { key, ...wanted } = getInputProps(fields.redirectTo, { type: "hidden" });
  return (
    <AuthPage
      title="Sign In"
      index={
        redirectTo === paths.dashboard ? undefined : "Sign in to continue to the page you wanted."
      }
    >
      <Form method="post" {...getFormProps(form)} className={panel}>
        <ErrorSummary form={form} />
        <input key={key} {...wanted} />
        <Field field={fields.email} label="Email" type="email" autoComplete="username" />
        <PasswordField field={fields.password} label="Password" autoComplete="current-password" />
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <Checkbox field={fields.remember} label="Remember me" />
          <TextLink to={paths.forgotPassword}>Forgot your password?</TextLink>
        </div>
        <Button className="w-full">Sign In</Button>
        <PasskeyButton purpose="sign-in" label="Use a passkey" />
      </Form>
      <Aside question="New here?" to={paths.signUp} label="Create an account" />
    </AuthPage>
  );
}
