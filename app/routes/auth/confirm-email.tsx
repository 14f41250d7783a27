import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { Button, ButtonLink } from "~/components/ui/button";
import { Aside, AuthPage, panel } from "~/features/identity/accounts/auth-page";
import {
  confirmEmail,
  loadConfirmationState,
  resendConfirmation,
} from "~/features/identity/accounts/confirm-email.server";
import { requireUser } from "~/features/identity/accounts/guards.server";
import { mailedLinkHeaders } from "~/features/identity/accounts/mailed-link-page";
import { paths, withQuery } from "~/paths";
import { redirectWithToast } from "~/platform/flash";
import { safePath } from "~/platform/safe-path";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Confirm your email") }];

export const headers = mailedLinkHeaders;

/** With a link: confirm. Without one, signed in: ask for a link. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { searchParams } = context.request.url;
  const token = searchParams.get("token");
  const email = context.session.claims ? requireUser(context).actor.email : null;
  const state = token
    ? await loadConfirmationState(context, token)
    : email
      ? ("ask" as const)
      : ("spent" as const);
  return data(
    {
      state: state === "confirmed" && searchParams.has(JUST_NOW) ? ("done" as const) : state,
      email,
      to: continuesAt(searchParams),
    },
    { status: state === "spent" && !email ? 410 : 200 },
  );
}

/** Where the person continues: the screen that asked for the confirmation. */
const continuesAt = (query: URLSearchParams) => safePath(query.get("to"), paths.dashboard);

/** In the address of the page that says that it has worked. */
const JUST_NOW = "confirmed";

export async function action({ context }: ActionFunctionArgs) {
  const { searchParams } = context.request.url;
  const token = searchParams.get("token");
  const to = continuesAt(searchParams);
  if (!token) {
    const { actor } = requireUser(context);
    await resendConfirmation(context, actor.personId, to);
    return redirectWithToast(context, to, {
      title: "A new link is on its way.",
      description: `We've sent it to ${actor.email}.`,
    });
  }
  // A link that no longer works says so on its own page.
  if (!(await confirmEmail(context, token)))
    return redirect(withQuery(paths.confirmEmail, { token, to }), 303);
  if (!context.session.claims)
    return redirect(withQuery(paths.confirmEmail, { token, to, [JUST_NOW]: "" }), 303);
  return redirectWithToast(context, to, { title: "Your email address is confirmed." });
}

const TITLES = {
  ready: "Confirm your email",
  ask: "Confirm your email",
  done: "Your email is confirmed",
  confirmed: "Your email is already confirmed",
  spent: "This link no longer works",
};

export default function ConfirmEmail() {
  const { state, email, to } = useLoaderData<typeof loader>();
  const isConfirmed = state === "done" || state === "confirmed";
  return (
    <AuthPage title={TITLES[state]}>
      <div className={panel}>
        {state === "ready" && (
          <>
            <p>Press the button to confirm that this address is yours.</p>
            <Form method="post">
              <Button className="w-full">Confirm my email</Button>
            </Form>
          </>
        )}
        {state === "done" && (
          <p role="status">Thanks for confirming. You'll now get our emails about your deals.</p>
        )}
        {state === "confirmed" && <p>There's nothing more to do.</p>}
        {isConfirmed && !email && (
          <ButtonLink to={withQuery(paths.login, { redirectTo: to })}>Sign in</ButtonLink>
        )}
        {state === "spent" && (
          <p>
            Confirmation links work once and expire after 7 days. This one has expired or was copied
            incompletely.
          </p>
        )}
        {email && !isConfirmed && state !== "ready" && (
          <Form
            method="post"
            action={withQuery(paths.confirmEmail, { to })}
            className="flex flex-col gap-4"
          >
            <p>
              {state === "ask" && "Open the link that we sent you. "}
              We can send a new link to {email}, once a minute.
            </p>
            <Button className="w-full">Resend link</Button>
          </Form>
        )}
        {state === "spent" && !email && (
          <ButtonLink
            to={withQuery(paths.login, { redirectTo: withQuery(paths.confirmEmail, { to }) })}
          >
            Sign in to get a new link
          </ButtonLink>
        )}
      </div>
      {email && <Aside to={to} label={isConfirmed ? "Continue" : "Back"} />}
    </AuthPage>
  );
}
