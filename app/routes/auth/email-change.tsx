import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { Button, ButtonLink } from "~/components/ui/button";
import { AuthPage, panel } from "~/features/identity/accounts/auth-page";
import { mailedLinkHeaders, tokenIn } from "~/features/identity/accounts/mailed-link-page";
import { emailLink, followEmailLink } from "~/features/identity/security/change-email.server";
import { paths } from "~/paths";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Change of email") }];

export const headers = mailedLinkHeaders;

export async function loader({ context }: LoaderFunctionArgs) {
  const link = await emailLink(context, tokenIn(context.request.url));
  if (!link) return data({ step: null, newEmail: "", oldEmail: "" }, { status: 410 });
  const { newEmail, oldEmail } = link.change;
  return data({ step: link.step, newEmail, oldEmail }, { status: 200 });
}

const DONE = {
  confirmed: {
    title: "Thanks, that's confirmed.",
    description: "Now confirm it from the other address too.",
  },
  changed: { title: "Your email has been changed.", description: "Sign in with the new address." },
  undone: {
    title: "The change has been undone.",
    description: "We've emailed you a link to choose a new password.",
  },
};

export async function action({ context }: ActionFunctionArgs) {
  const outcome = await followEmailLink(context, tokenIn(context.request.url));
  const to = context.session.claims ? paths.dashboard : paths.login;
  return redirectWithToast(context, to, DONE[outcome]);
}

export default function EmailChange() {
  const { step, newEmail, oldEmail } = useLoaderData<typeof loader>();
  if (step === null)
    return (
      <AuthPage title="This link no longer works">
        <div className={panel}>
          <p>It works once and expires after 7 days.</p>
          <ButtonLink to={paths.settings} reloadDocument>
            Go to your settings
          </ButtonLink>
        </div>
      </AuthPage>
    );
  return (
    <AuthPage title={step === "undo" ? "Undo the change of email?" : "Confirm the change of email"}>
      <div className={panel}>
        {step === "undo" ? (
          <p>
            You'll sign in with <strong className="break-words">{oldEmail}</strong> again. Everyone
            is signed out, and we'll email you a link to a new password.
          </p>
        ) : (
          <p>
            You'll sign in with <strong className="break-words">{newEmail}</strong> once both
            addresses have confirmed it.
          </p>
        )}
        <Form method="post">
          <Button className="w-full">{step === "undo" ? "Undo the change" : "Confirm"}</Button>
        </Form>
      </div>
    </AuthPage>
  );
}
