import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { Button, ButtonLink } from "~/components/ui/button";
import { AuthPage, panel } from "~/features/accounts/auth-page";
import { canSecure, secureAccount } from "~/features/security/not-me.server";
import { paths } from "~/paths";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Secure Your Account") }];

export const headers: HeadersFunction = () => ({
  "Cache-Control": "no-store",
  // The address is a key.
  "Referrer-Policy": "same-origin",
});

const tokenIn = (url: URL) => url.searchParams.get("token") ?? "";

export async function loader({ context }: LoaderFunctionArgs) {
  const usable = await canSecure(context, tokenIn(context.request.url));
  return data({ usable }, { status: usable ? 200 : 410 });
}

export async function action({ context }: ActionFunctionArgs) {
  await secureAccount(context, tokenIn(context.request.url));
  return redirectWithToast(context, paths.login, {
    title: "Your account is locked.",
    description: "We've emailed you a link to choose a new password.",
  });
}

export default function NotMe() {
  const { usable } = useLoaderData<typeof loader>();
  return usable ? (
    <AuthPage title="Wasn't that you?">
      <div className={panel}>
        <p>
          We'll sign everyone out of your account, stop the current password from working, and email
          you a link to choose a new one.
        </p>
        <Form method="post">
          <Button className="w-full">Secure my account</Button>
        </Form>
      </div>
    </AuthPage>
  ) : (
    <AuthPage title="This link no longer works">
      <div className={panel}>
        <p>
          It works once and expires after 7 days. If you think somebody else knows your password,
          choose a new one.
        </p>
        <ButtonLink to={paths.forgotPassword}>Reset my password</ButtonLink>
      </div>
    </AuthPage>
  );
}
