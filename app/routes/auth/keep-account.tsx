import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/button";
import { undoableBy, undoByLink } from "~/features/backoffice/own-data/deletion.server";
import {
  MailedLinkPage,
  mailedLinkHeaders,
  tokenIn,
} from "~/features/identity/accounts/mailed-link-page";
import { paths } from "~/paths";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Keep your account") }];

export const headers = mailedLinkHeaders;

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
  return (
    <MailedLinkPage
      usable={usable}
      title="Keep your account?"
      button="Keep my account"
      gone={
        <>
          <p>You've already kept your account, or the time is up.</p>
          <ButtonLink to={paths.login}>Sign in</ButtonLink>
        </>
      }
    >
      Nothing has been deleted yet. Keep your account, then sign in as usual.
    </MailedLinkPage>
  );
}
