import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { Button, ButtonLink } from "~/components/ui/button";
import { Aside, AuthPage, panel } from "~/features/accounts/auth-page";
import {
  canConfirm,
  confirmEmail,
  resendConfirmation,
} from "~/features/accounts/confirm-email.server";
import { requireUser } from "~/features/accounts/guards.server";
import { paths, withQuery } from "~/paths";
import { conflict } from "~/platform/errors";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Confirm Your Email") }];

export const headers: HeadersFunction = () => ({
  "Cache-Control": "no-store",
  // The address is a key.
  "Referrer-Policy": "same-origin",
});

/** With a link: confirm. Without one, signed in: ask for a link. */
export async function loader({ context }: LoaderFunctionArgs) {
  const token = context.request.url.searchParams.get("token");
  const email = context.session.claims ? requireUser(context).actor.email : null;
  if (token && (await canConfirm(context, token))) return { state: "ready" as const, email: null };
  if (email) return { state: token ? ("spent" as const) : ("ask" as const), email };
  return data({ state: "spent" as const, email }, { status: 410 });
}

export async function action({ context }: ActionFunctionArgs) {
  const token = context.request.url.searchParams.get("token");
  if (!token) {
    const { actor } = requireUser(context);
    await resendConfirmation(context, actor.userId);
    return redirectWithToast(context, paths.dashboard, {
      title: "A new link is on its way.",
      description: `We've sent it to ${actor.email}.`,
    });
  }
  if (!(await confirmEmail(context, token)))
    throw conflict("This link has expired or has already been used. Request a new one.");
  return redirectWithToast(context, paths.dashboard, { title: "Your email address is confirmed." });
}

const TITLES = {
  ready: "Confirm your email",
  ask: "Confirm your email",
  spent: "This link no longer works",
};

export default function ConfirmEmail() {
  const { state, email } = useLoaderData<typeof loader>();
  return (
    <AuthPage title={TITLES[state]}>
      <div className={panel}>
        {state === "ready" && (
          <>
            <p>Just one click to confirm this address is yours.</p>
            <Form method="post">
              <Button className="w-full">Confirm my email</Button>
            </Form>
          </>
        )}
        {state === "spent" && (
          <p>
            Confirmation links work once and expire after 7 days. This one has been used, has
            expired, or was copied incompletely. If you've already used it, you're all set.
          </p>
        )}
        {email && (
          <Form method="post" action={paths.confirmEmail} className="flex flex-col gap-4">
            <p>We can send a new link to {email}, once a minute.</p>
            <Button className="w-full">Resend link</Button>
          </Form>
        )}
        {state === "spent" && !email && (
          <ButtonLink to={withQuery(paths.login, { redirectTo: paths.confirmEmail })}>
            Sign in to get a new link
          </ButtonLink>
        )}
      </div>
      {email && <Aside to={paths.dashboard} label="Back to your dashboard" />}
    </AuthPage>
  );
}
