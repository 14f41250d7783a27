import { getFormProps, getInputProps } from "@conform-to/react";
import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/brand";
import { Checkbox, ErrorSummary, Field, useZodForm } from "~/components/form";
import { Button } from "~/components/ui/button";
import { TextLink } from "~/components/ui/link";
import { Aside, AuthPage, panel } from "~/features/accounts/auth-page";
import { requireVisitor } from "~/features/accounts/guards.server";
import { signInSchema } from "~/features/accounts/schema";
import { authenticator, signIn } from "~/features/accounts/sign-in.server";
import { safePath } from "~/platform/back";
import { redirectWithToast } from "~/platform/flash";
import { submitForm } from "~/platform/forms";

export const meta: MetaFunction = () => [{ title: pageTitle("Sign In") }];

export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store" });

const HOME = "/dashboard";

export async function loader({ context }: LoaderFunctionArgs) {
  await requireVisitor(context);
  return { redirectTo: safePath(context.request.url.searchParams.get("redirectTo"), HOME) };
}

/** Open to someone signed in as well: a second tab's form may come late, and replaces the session. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.clone().formData();
  return submitForm(form, signInSchema, async ({ remember, redirectTo }) => {
    const proven = await authenticator(context).authenticate("password", request);
    await signIn(context, proven, remember);
    return redirectWithToast(context, safePath(redirectTo, HOME), {
      title: "You've successfully signed in.",
    });
  });
}

export default function Login() {
  const { redirectTo } = useLoaderData<typeof loader>();
  const [form, fields] = useZodForm("sign-in", signInSchema, {
    answer: useActionData<typeof action>(),
    defaultValue: { redirectTo },
  });
  const { key, ...wanted } = getInputProps(fields.redirectTo, { type: "hidden" });
  return (
    <AuthPage
      title="Sign In"
      lead={redirectTo === HOME ? undefined : "Then we take you on to the page you wanted."}
    >
      <Form method="post" {...getFormProps(form)} className={panel}>
        <ErrorSummary form={form} />
        <input key={key} {...wanted} />
        <Field field={fields.email} label="E-mail" type="email" autoComplete="username" />
        <Field
          field={fields.password}
          label="Password"
          type="password"
          autoComplete="current-password"
        />
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <Checkbox field={fields.remember} label="Remember me" />
          <TextLink to="/forgot-password">Forgot your password?</TextLink>
        </div>
        <Button className="w-full">Sign In</Button>
      </Form>
      <Aside question="New here?" to="/signup" label="Create an account" />
    </AuthPage>
  );
}
