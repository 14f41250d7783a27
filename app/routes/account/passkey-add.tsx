import { getFormProps } from "@conform-to/react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { Cancel, ErrorSummary, Field, useZodForm } from "~/components/form";
import { Card } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { requireRecentProof, requireUser } from "~/features/identity/accounts/guards.server";
import { addPasskeyForm } from "~/features/identity/passkeys/forms";
import { MAX_NAME } from "~/features/identity/passkeys/limits";
import { PasskeyButton } from "~/features/identity/passkeys/passkey-button";
import { addPasskey } from "~/features/identity/passkeys/passkey-list.server";
import { addPasskeySchema } from "~/features/identity/passkeys/schema";
import { paths } from "~/paths";
import { defineActions, handleForm } from "~/platform/define-actions";
import { deviceName } from "~/platform/device-name";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Add a passkey") }];

/** Asks for a proof at once: the device would make a passkey that is then refused. */
export function loader({ context }: LoaderFunctionArgs) {
  requireUser(context);
  requireRecentProof(context);
  return { name: deviceName(context.request.userAgent) };
}

export const action = defineActions(({ context }) => {
  const ctx = requireUser(context);
  requireRecentProof(context);
  return handleForm(addPasskeySchema, async (made) => {
    await addPasskey(context, ctx, made);
    return redirectWithToast(context, paths.security, {
      title: "Passkey added",
      description: "You can sign in with it from now on.",
    });
  });
});

export default function AddPasskey() {
  const { name } = useLoaderData<typeof loader>();
  const [form, fields] = useZodForm("passkey", addPasskeyForm, {
    actionData: useActionData<typeof action>(),
    defaultValue: { name },
  });
  return (
    <>
      <PageHead
        title="Add a passkey"
        index="Sign in with your fingerprint, your face or your device's PIN. Your password keeps working."
      />
      <Card className="single-column md:p-7">
        <p className="mb-5 not-noscript:hidden">
          Passkeys need JavaScript. Turn it on in your browser, or use two-factor sign-in instead.
        </p>
        <Form method="post" reloadDocument {...getFormProps(form)} className="flex flex-col gap-5">
          <ErrorSummary form={form} />
          <Field
            field={fields.name}
            label="Name"
            hint="So that you can tell your passkeys apart."
            autoComplete="off"
            maxLength={MAX_NAME}
          />
          <div className="flex flex-wrap items-center gap-2.5">
            <PasskeyButton purpose="add" label="Create passkey" variant="primary" />
            <Cancel to={paths.security} />
          </div>
        </Form>
      </Card>
    </>
  );
}
