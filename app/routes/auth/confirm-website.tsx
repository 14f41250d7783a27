import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { AuthPage, panel } from "~/features/identity/accounts/auth-page";
import { mailedLinkHeaders } from "~/features/identity/accounts/mailed-link-page";
import { confirmWebsite, findLinkDomain } from "~/features/profiles/verification/mail-proof.server";
import { paths, withQuery } from "~/paths";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Confirm the website") }];

export const headers = mailedLinkHeaders;

/** In the address of the page that says that it has worked. */
const JUST_NOW = "confirmed";

export async function loader({ context }: LoaderFunctionArgs) {
  const { searchParams } = context.request.url;
  const domain = await findLinkDomain(context, searchParams.get("token") ?? "");
  return data(
    { domain, isDone: searchParams.has(JUST_NOW) },
    { status: domain === null ? 410 : 200 },
  );
}

export async function action({ context }: ActionFunctionArgs) {
  const token = context.request.url.searchParams.get("token") ?? "";
  const isConfirmed = await confirmWebsite(context, token);
  return redirect(
    withQuery(paths.confirmWebsite, { token, ...(isConfirmed && { [JUST_NOW]: "" }) }),
    303,
  );
}

export default function ConfirmWebsite() {
  const { domain, isDone } = useLoaderData<typeof loader>();
  if (domain === null)
    return (
      <AuthPage title="This link no longer works">
        <p className={panel}>It has expired, was copied incompletely or isn't needed any more.</p>
      </AuthPage>
    );
  if (isDone)
    return (
      <AuthPage title="Thank you">
        <p role="status" className={panel}>
          {domain} is confirmed. You can close this page.
        </p>
      </AuthPage>
    );
  return (
    <AuthPage title={`Is ${domain} yours?`}>
      <div className={panel}>
        <p>Confirm only if your company has an account with us, or is opening one.</p>
        <Form method="post">
          <Button className="w-full">Confirm the website</Button>
        </Form>
      </div>
    </AuthPage>
  );
}
