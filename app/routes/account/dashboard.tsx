import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form } from "@remix-run/react";
import { pageTitle } from "~/brand";
import { Button, buttonClass } from "~/components/ui/button";
import { homeOf } from "~/features/accounts/actor";
import { requireUser } from "~/features/accounts/guards.server";
import { leave } from "~/features/accounts/sessions.server";
import { keepToast } from "~/platform/flash";
import type { RouteHandle } from "~/root";

export const meta: MetaFunction = () => [{ title: pageTitle("Dashboard") }];

export const handle: RouteHandle = { script: "none" };

/** Leads on to the dashboard of the visitor's kind of account, once the account is known to be there. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { actor } = requireUser(context);
  try {
    await context.session.check();
  } catch {
    return data(null, { status: 503 });
  }
  keepToast(context.cookies);
  throw redirect(homeOf(actor));
}

/** 'Back to Login': works when the session can be neither checked nor ended. */
export async function action({ context }: ActionFunctionArgs) {
  await leave(context);
  return redirect("/login");
}

export default function Dashboard() {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto flex min-h-[70vh] max-w-[640px] flex-col justify-center gap-5 px-6 py-16 outline-none"
    >
      <h1 className="text-2xl">Unable to Load Dashboard</h1>
      <p className="text-lg text-soft">
        We cannot reach your account right now. Nothing was lost: refresh the page in a minute, or
        go back and sign in again.
      </p>
      <div className="flex flex-wrap gap-3">
        <form method="get" action="/dashboard">
          <button type="submit" className={buttonClass()}>
            Refresh Page
          </button>
        </form>
        <Form method="post" action="/dashboard">
          <Button look="plain">Back to Login</Button>
        </Form>
      </div>
    </main>
  );
}
