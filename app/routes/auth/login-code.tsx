import { getFormProps, getInputProps } from "@conform-to/react";
import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { Checkbox, ErrorSummary, useZodForm } from "~/components/form";
import { Button } from "~/components/ui/button";
import { homeOf } from "~/features/identity/accounts/actor";
import { Aside, AuthPage, panel } from "~/features/identity/accounts/auth-page";
import { PasskeyButton } from "~/features/identity/passkeys/passkey-button";
import { hasPasskeys } from "~/features/identity/passkeys/passkey-list.server";
import { passkeySchema } from "~/features/identity/passkeys/schema";
import { CodeField } from "~/features/identity/two-factor/code-field";
import {
  finishSignIn,
  requireUnfinished,
} from "~/features/identity/two-factor/finish-sign-in.server";
import { codeForm } from "~/features/identity/two-factor/forms";
import { codeSchema } from "~/features/identity/two-factor/schema";
import { paths } from "~/paths";
import { defineActions, handleEither, handleForm } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { safePath } from "~/platform/safe-path";
import { pageTitle } from "~/product";
import type { RouteHandle } from "~/root";

export const meta: MetaFunction = () => [{ title: pageTitle("Enter your code") }];

export const handle: RouteHandle = { enhanced: true };

export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store" });

export async function loader({ context }: LoaderFunctionArgs) {
  const { uid, email } = requireUnfinished(context);
  const { searchParams } = context.request.url;
  return {
    email,
    redirectTo: safePath(searchParams.get("redirectTo"), paths.dashboard),
    hasPasskeys: await hasPasskeys(context.db, uid),
  };
}

export const action = defineActions(({ context }) => {
  requireUnfinished(context);
  const finish = async ({ redirectTo, ...step }: CodeStep | PasskeyStep) => {
    const person = await finishSignIn(context, step);
    const target = safePath(redirectTo, paths.dashboard);
    return redirectWithToast(context, target === paths.dashboard ? homeOf(person) : target, {
      title: "You've successfully signed in.",
    });
  };
  return handleEither("passkey", handleForm(passkeySchema, finish), handleForm(codeSchema, finish));
});

type CodeStep = z.infer<typeof codeSchema>;
type PasskeyStep = z.infer<typeof passkeySchema>;

export default function SignInCode() {
  const { email, redirectTo, hasPasskeys } = useLoaderData<typeof loader>();
  const [form, fields] = useZodForm("code", codeForm, {
    actionData: useActionData<typeof action>(),
    defaultValue: { redirectTo },
  });
  const { key, ...wanted } = getInputProps(fields.redirectTo, { type: "hidden" });
  return (
    <AuthPage title="Enter your code" index={`One more step to sign in as ${email}.`}>
      <Form method="post" {...getFormProps(form)} className={panel}>
        <ErrorSummary form={form} />
        <input key={key} {...wanted} />
        <CodeField field={fields.oneTimeCode} />
        <Checkbox
          field={fields.trust}
          label="Don't ask on this device for 30 days"
          hint="Only if no one else uses this device."
        />
        <Button className="w-full">Sign In</Button>
        {hasPasskeys && <PasskeyButton purpose="prove" label="Use a passkey" />}
      </Form>
      <Aside to={paths.lostFactor} label="Lost your phone and your recovery codes?" />
      <Form method="post" action={paths.logout}>
        <input type="hidden" name="to" value={paths.login} />
        <Button variant="quiet" size="sm" className="-ml-3">
          Sign in as someone else
        </Button>
      </Form>
    </AuthPage>
  );
}
