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
import { keepFactorByLink, removalOf } from "~/features/two-factor/removal.server";
import { paths } from "~/paths";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Keep Two-Factor Sign-In On") }];

export const headers: HeadersFunction = () => ({
  "Cache-Control": "no-store",
  // The address is a key.
  "Referrer-Policy": "same-origin",
});

const tokenIn = (url: URL) => url.searchParams.get("token") ?? "";

export async function loader({ context }: LoaderFunctionArgs) {
  const usable = (await removalOf(context, tokenIn(context.request.url))) !== null;
  return data({ usable }, { status: usable ? 200 : 410 });
}

export async function action({ context }: ActionFunctionArgs) {
  await keepFactorByLink(context, tokenIn(context.request.url));
  return redirectWithToast(context, paths.forgotPassword, {
    title: "Two-factor sign-in stays on.",
    description: "Someone knows your password, so please choose a new one.",
  });
}

export default function KeepFactor() {
  const { usable } = useLoaderData<typeof loader>();
  return usable ? (
    <AuthPage title="Keep two-factor sign-in on?">
      <div className={panel}>
        <p>Someone who knows your password asked to turn it off. If that wasn't you, keep it on.</p>
        <Form method="post">
          <Button className="w-full">Keep it on</Button>
        </Form>
      </div>
    </AuthPage>
  ) : (
    <AuthPage title="This link no longer works">
      <div className={panel}>
        <p>It was cancelled already, or the time is up.</p>
        <ButtonLink to={paths.login}>Sign in</ButtonLink>
      </div>
    </AuthPage>
  );
}
