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
import {
  cancelRemovalByLink,
  removalOf,
} from "~/features/identity/two-factor/factor-removal.server";
import { paths } from "~/paths";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Keep two-factor sign-in on") }];

export const headers = mailedLinkHeaders;

export async function loader({ context }: LoaderFunctionArgs) {
  const usable = (await removalOf(context, tokenIn(context.request.url))) !== null;
  return data({ usable }, { status: usable ? 200 : 410 });
}

export async function action({ context }: ActionFunctionArgs) {
  await cancelRemovalByLink(context, tokenIn(context.request.url));
  return redirectWithToast(context, paths.forgotPassword, {
    title: "Two-factor sign-in stays on.",
    description: "Someone knows your password, so please choose a new one.",
  });
}

export default function KeepFactor() {
  const { usable } = useLoaderData<typeof loader>();
  return (
    <MailedLinkPage
      usable={usable}
      title="Keep two-factor sign-in on?"
      button="Keep it on"
      gone={
        <>
          <p>It was cancelled already, or the time is up.</p>
          <ButtonLink to={paths.login}>Sign in</ButtonLink>
        </>
      }
    >
      Someone who knows your password asked to turn it off. If that wasn't you, keep it on.
    </MailedLinkPage>
  );
}
