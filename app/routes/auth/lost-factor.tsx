import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { homeOf } from "~/features/identity/accounts/actor";
import { Aside, AuthPage, panel } from "~/features/identity/accounts/auth-page";
import {
  openRemoval,
  removeLostFactor,
  requestRemoval,
} from "~/features/identity/two-factor/factor-removal.server";
import { requireUnfinished } from "~/features/identity/two-factor/finish-sign-in.server";
import { paths } from "~/paths";
import { formatInFull } from "~/platform/dates";
import { defineActions } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Lost your phone?") }];

export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store" });

export async function loader({ context }: LoaderFunctionArgs) {
  const { uid } = requireUnfinished(context);
  const { db } = context;
  const [[removal]] = await db.read(openRemoval(db.orm, uid));
  const dueAt = removal?.dueAt ?? null;
  return {
    due: dueAt === null ? null : formatInFull(dueAt, "UTC"),
    isDue: dueAt !== null && dueAt <= context.clock(),
  };
}

export const action = defineActions(({ context }) => {
  requireUnfinished(context);
  return {
    ask: async () => {
      await requestRemoval(context);
      return redirectWithToast(context, paths.lostFactor, { title: "We've emailed you about it." });
    },
    remove: async () => {
      const person = await removeLostFactor(context);
      return redirectWithToast(context, homeOf(person), {
        title: "Two-factor sign-in is off.",
        description: "Set it up again under Security when you have a phone.",
      });
    },
  };
});

export default function LostFactor() {
  const { due, isDue } = useLoaderData<typeof loader>();
  return (
    <AuthPage title="Lost your phone?">
      <div className={panel}>
        {!due && (
          <>
            <p>
              If you have a recovery code, use it in place of a code from your app. If you've lost
              those too, we can turn two-factor sign-in off after 72 hours.
            </p>
            <p>
              We'll email you at once. Until the time is up, it can be cancelled from that email,
              from any device that's signed in, or by signing in with a code.
            </p>
            <Form method="post">
              <Button className="w-full" name="intent" value="ask">
                Start the 72 hours
              </Button>
            </Form>
          </>
        )}
        {due && !isDue && (
          <p>
            You can turn two-factor sign-in off from <strong>{due}</strong>. Sign in with your
            password then and come back to this page.
          </p>
        )}
        {isDue && (
          <>
            <p>The 72 hours are over. You can turn two-factor sign-in off and get in.</p>
            <Form method="post">
              <Button className="w-full" name="intent" value="remove">
                Turn it off and sign in
              </Button>
            </Form>
          </>
        )}
      </div>
      <Aside to={paths.signInCode} label="Back to your code" />
    </AuthPage>
  );
}
