import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/button";
import {
  MailedLinkPage,
  mailedLinkHeaders,
  tokenIn,
} from "~/features/identity/accounts/mailed-link-page";
import { canSecure, secureAccount } from "~/features/identity/security/secure-account.server";
import { paths } from "~/paths";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Secure your account") }];

export const headers = mailedLinkHeaders;

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
  return (
    <MailedLinkPage
      usable={usable}
      title="Wasn't that you?"
      button="Secure my account"
      gone={
        <>
          <p>
            It works once and expires after 7 days. If you think somebody else knows your password,
            choose a new one.
          </p>
          <ButtonLink to={paths.forgotPassword}>Reset my password</ButtonLink>
        </>
      }
    >
      We'll sign everyone out of your account, stop the current password from working, remove all
      passkeys, and email you a link to choose a new password.
    </MailedLinkPage>
  );
}
