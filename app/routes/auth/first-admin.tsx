import { getFormProps, getInputProps } from "@conform-to/react";
import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, redirect, useActionData, useLoaderData } from "@remix-run/react";
import { ErrorSummary, Field, useZodForm } from "~/components/form";
import { PasswordField } from "~/components/password-field";
import { Button } from "~/components/ui/button";
import { AuthPage, panel } from "~/features/identity/accounts/auth-page";
import { awaitsFirstAdmin, makeFirstAdmin } from "~/features/identity/accounts/first-admin.server";
import { firstAdminForm } from "~/features/identity/accounts/forms";
import { requireVisitor } from "~/features/identity/accounts/guards.server";
import { firstAdminSchema } from "~/features/identity/accounts/schema";
import { paths } from "~/paths";
import { defineActions, handleForm } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";
import type { RouteHandle } from "~/root";
import { newId } from "~db/columns";

export const meta: MetaFunction = () => [{ title: pageTitle("First admin") }];

export const handle: RouteHandle = { enhanced: true };

export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store" });

export async function loader({ context }: LoaderFunctionArgs) {
  await requireVisitor(context);
  if (!(await awaitsFirstAdmin(context))) throw redirect(paths.admin.setup);
  return { id: newId() };
}

export const action = defineActions(async ({ context }) => {
  await requireVisitor(context);
  return handleForm(firstAdminSchema, async (form) => {
    await makeFirstAdmin(context, form);
    return redirectWithToast(context, paths.twoFactor, {
      title: "You're the first admin.",
      description: "Staff need two-factor sign-in. Set it up to begin.",
    });
  });
});

export default function FirstAdmin() {
  const { id } = useLoaderData<typeof loader>();
  const [form, fields] = useZodForm("first-admin", firstAdminForm, {
    actionData: useActionData<typeof action>(),
    defaultValue: { id },
  });
  const { key, required: _, ...hidden } = getInputProps(fields.id, { type: "hidden" });
  return (
    <AuthPage title="First admin" index="This works once. Later staff are added by an admin.">
      <Form method="post" {...getFormProps(form)} className={panel}>
        <ErrorSummary form={form} />
        <input key={key} {...hidden} />
        <PasswordField
          field={fields.setupToken}
          label="Setup token"
          hint="ADMIN_SETUP_TOKEN of the environment."
          autoComplete="current-password"
        />
        <Field field={fields.fullName} label="Full name" autoComplete="name" />
        <Field field={fields.email} label="Email" type="email" autoComplete="username" />
        <PasswordField field={fields.password} label="Password" autoComplete="new-password" />
        <Button className="w-full">Create the first admin</Button>
      </Form>
    </AuthPage>
  );
}
