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
import { undoableBy, undoByLink } from "~/features/own-data/deletion.server";
import { paths } from "~/paths";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Keep Your Account") }];

export const headers: HeadersFunction = () => ({
  "Cache-Control": "no-store",
  // The address is a key.
  "Referrer-Policy": "same-origin",
});

const tokenIn = (url: URL) => url.searchParams.get("token") ?? "";

export async function loader({ context }: LoaderFunctionArgs) {
  const usable = (await undoableBy(context, tokenIn(context.request.url))) !== null;
  return data({ usable }, { status: usable ? 200 : 410 });
}

export async function action({ context }: ActionFunctionArgs) {
  await undoByLink(context, tokenIn(context.request.url));
  return redirectWithToast(context, paths.login, {
    title: "Your account stays.",
    description: "If you didn't ask to delete it, please change your password.",
  });
}

export default function KeepAccount() {
  const { usable } = useLoaderData<typeof loader>();
  return usable ? (
    <AuthPage title="Keep your account?">
      <div className={panel}>
        <p>Nothing has been deleted yet. Keep your account, then sign in as usual.</p>
        <Form method="post">
          <Button className="w-full">Keep my account</Button>
        </Form>
      </div>
    </AuthPage>
  ) : (
    <AuthPage title="This link no longer works">
      <div className={panel}>
        <p>You've already kept your account, or the time is up.</p>
        <ButtonLink to={paths.login}>Sign in</ButtonLink>
      </div>
    </AuthPage>
  );
}
