import { getFormProps, getInputProps } from "@conform-to/react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { Cancel, ErrorSummary, useZodForm } from "~/components/form";
import { PasswordField } from "~/components/password-field";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { requireAccount } from "~/features/identity/accounts/guards.server";
import { PasskeyButton } from "~/features/identity/passkeys/passkey-button";
import { hasPasskeys } from "~/features/identity/passkeys/passkey-list.server";
import { CodeField } from "~/features/identity/two-factor/code-field";
import { proofForm } from "~/features/identity/two-factor/forms";
import { proveIdentity } from "~/features/identity/two-factor/prove-identity.server";
import { proofSchema } from "~/features/identity/two-factor/schema";
import { paths } from "~/paths";
import { defineActions, handleForm } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { safePath } from "~/platform/safe-path";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Confirm it's you") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { actor } = requireAccount(context);
  return {
    email: actor.email,
    hasPasskeys: await hasPasskeys(context.db, actor.personId),
    asksCode: context.session.claims?.level === "two_factor",
    redirectTo: safePath(context.request.url.searchParams.get("redirectTo"), paths.security),
  };
}

export const action = defineActions(({ context }) => {
  const { actor } = requireAccount(context);
  return handleForm(proofSchema, async ({ redirectTo, ...proof }) => {
    await proveIdentity(context, actor, proof);
    return redirectWithToast(context, safePath(redirectTo, paths.security), {
      title: "Confirmed",
      description: "Press the button once more to finish.",
      tone: "info",
      besideForm: true,
    });
  });
});

export default function ConfirmIdentity() {
  const { email, asksCode, hasPasskeys, redirectTo } = useLoaderData<typeof loader>();
  const [form, fields] = useZodForm("proof", proofForm, {
    actionData: useActionData<typeof action>(),
    defaultValue: { redirectTo },
  });
  const { key, ...wanted } = getInputProps(fields.redirectTo, { type: "hidden" });
  return (
    <>
      <PageHead
        title="Confirm it's you"
        index="Enter your password or use a passkey to go on. What you typed is kept."
      />
      <Card className="single-column md:p-7">
        <Form method="post" reloadDocument {...getFormProps(form)} className="flex flex-col gap-5">
          <ErrorSummary form={form} />
          <input key={key} {...wanted} />
          <input type="hidden" name="username" autoComplete="username" value={email} />
          {asksCode ? (
            <CodeField field={fields.oneTimeCode} />
          ) : (
            <PasswordField
              field={fields.password}
              label="Your password"
              autoComplete="current-password"
            />
          )}
          <div className="flex flex-wrap gap-2.5">
            <Button>Continue</Button>
            {hasPasskeys && <PasskeyButton purpose="prove" label="Use a passkey" />}
            <Cancel to={redirectTo} />
          </div>
        </Form>
      </Card>
    </>
  );
}
