import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form } from "@remix-run/react";
import { Button, buttonClass } from "~/components/ui/button";
import { homeOf } from "~/features/identity/accounts/actor";
import { requireUser } from "~/features/identity/accounts/guards.server";
import { forceSignOut } from "~/features/identity/accounts/sessions.server";
import { paths } from "~/paths";
import { withCause } from "~/platform/errors";
import { keepToast } from "~/platform/flash";
import { pageTitle } from "~/product";
import type { RouteHandle } from "~/root";

export const meta: MetaFunction = () => [{ title: pageTitle("Dashboard") }];

export const handle: RouteHandle = { script: "none" };

/** Leads on to the dashboard of the visitor's kind of account, once the account is known to be there. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { actor } = requireUser(context);
  try {
    await context.session.check();
  } catch (error) {
    return withCause(data(null, { status: 503 }), error);
  }
  keepToast(context.cookies);
  throw redirect(homeOf(actor));
}

/** 'Back to Login': works when the session can be neither checked nor ended. */
export async function action({ context }: ActionFunctionArgs) {
  await forceSignOut(context);
  return redirect(paths.login);
}

export default function Dashboard() {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto flex min-h-[70vh] max-w-text flex-col justify-center gap-5 px-6 py-16 outline-none"
    >
      <h1 className="text-2xl">Unable to Load Dashboard</h1>
      <p className="text-lg text-soft">
        We can't reach your account right now. Nothing has been lost. Refresh the page in a minute,
        or go back and sign in again.
      </p>
      <div className="flex flex-wrap gap-3">
        <form method="get" action={paths.dashboard}>
          <button type="submit" className={buttonClass()}>
            Refresh Page
          </button>
        </form>
        <Form method="post" action={paths.dashboard}>
          <Button variant="plain">Back to Login</Button>
        </Form>
      </div>
    </main>
  );
}
