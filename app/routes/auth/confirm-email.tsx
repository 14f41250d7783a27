import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/brand";
import { Button, ButtonLink } from "~/components/ui/button";
import { Aside, AuthPage, panel } from "~/features/accounts/auth-page";
import {
  canConfirm,
  confirmEmail,
  resendConfirmation,
} from "~/features/accounts/confirm-email.server";
import { requireUser } from "~/features/accounts/guards.server";
import { conflict } from "~/platform/errors";
import { redirectWithToast } from "~/platform/flash";

export const meta: MetaFunction = () => [{ title: pageTitle("Confirm Your E-mail") }];

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
    return redirectWithToast(context, "/dashboard", {
      title: "A new link is on its way.",
      description: `We have sent it to ${actor.email}.`,
    });
  }
  if (!(await confirmEmail(context, token)))
    throw conflict("This link has been used or is too old. Ask for a new one.");
  return redirectWithToast(context, "/dashboard", { title: "Your e-mail is confirmed." });
}

const TITLES = {
  ready: "Confirm your e-mail",
  ask: "Confirm your e-mail",
  spent: "This link does not work any more",
};

export default function ConfirmEmail() {
  const { state, email } = useLoaderData<typeof loader>();
  return (
    <AuthPage title={TITLES[state]}>
      <div className={panel}>
        {state === "ready" && (
          <>
            <p>One click, and we know that mail for you reaches you.</p>
            <Form method="post">
              <Button className="w-full">Confirm my e-mail</Button>
            </Form>
          </>
        )}
        {state === "spent" && (
          <p>
            A link to confirm an e-mail works once, for 7 days. This one has been used, is too old,
            or was not copied whole. If you have used it already, all is well.
          </p>
        )}
        {email && (
          <Form method="post" action="/confirm-email" className="flex flex-col gap-4">
            <p>We send a new link to {email}, one a minute at most.</p>
            <Button className="w-full">Send the link again</Button>
          </Form>
        )}
        {state === "spent" && !email && (
          <ButtonLink to="/login?redirectTo=/confirm-email">Sign in for a new link</ButtonLink>
        )}
      </div>
      {email && <Aside to="/dashboard" label="Back to your dashboard" />}
    </AuthPage>
  );
}
