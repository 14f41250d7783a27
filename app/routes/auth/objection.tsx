import { getFormProps } from "@conform-to/react";
import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { ErrorSummary, TextArea, useZodForm } from "~/components/form";
import { Button, ButtonLink } from "~/components/ui/button";
import { objectionForm } from "~/features/backoffice/staff/forms";
import { objectToSuspension, suspensionOf } from "~/features/backoffice/staff/objections.server";
import { objectionSchema } from "~/features/backoffice/staff/schema";
import { AuthPage, panel } from "~/features/identity/accounts/auth-page";
import { mailedLinkHeaders, tokenIn } from "~/features/identity/accounts/mailed-link-page";
import { paths } from "~/paths";
import { defineActions, handleForm } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";
import type { RouteHandle } from "~/root";

export const meta: MetaFunction = () => [{ title: pageTitle("Object to a suspension") }];

export const handle: RouteHandle = { enhanced: true };

export const headers = mailedLinkHeaders;

export async function loader({ context }: LoaderFunctionArgs) {
  const found = await suspensionOf(context, tokenIn(context.request.url));
  return data({ reason: found?.reason ?? null }, { status: found ? 200 : 410 });
}

export const action = defineActions(({ context }) => {
  return handleForm(objectionSchema, async ({ objection }) => {
    await objectToSuspension(context, tokenIn(context.request.url), objection);
    return redirectWithToast(context, paths.login, {
      title: "Your objection is with us.",
      description: "We'll look at it again and email you our answer.",
    });
  });
});

export default function Objection() {
  const { reason } = useLoaderData<typeof loader>();
  const [form, fields] = useZodForm("object", objectionForm, {
    actionData: useActionData<typeof action>(),
  });
  if (reason === null) return <Spent />;
  return (
    <AuthPage
      title="Object to your suspension"
      index="Tell us why it's wrong. You can do this once, so include all that matters."
    >
      <Form method="post" {...getFormProps(form)} className={panel}>
        <ErrorSummary form={form} />
        <div>
          <h2 className="text-base">Why we suspended your account</h2>
          <p className="mt-1 whitespace-pre-line text-soft">{reason}</p>
        </div>
        <TextArea field={fields.objection} label="Why is this wrong?" rows={6} />
        <Button className="w-full">Send objection</Button>
      </Form>
    </AuthPage>
  );
}

const Spent = () => (
  <AuthPage title="This link no longer works">
    <div className={panel}>
      <p>
        You've already objected, your account is back, or the link was copied incompletely. If
        you've objected, we'll email you our answer.
      </p>
      <ButtonLink to={paths.login}>Sign in</ButtonLink>
    </div>
  </AuthPage>
);
