import {
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import type { FormActionData } from "~/components/action-data";
import { PageHead } from "~/components/ui/page";
import { requireAccount, requireRecentProof } from "~/features/identity/accounts/guards.server";
import { factorPage, replaceRecoveryCodes } from "~/features/identity/two-factor/factor.server";
import { FactorOn, NewCodes } from "~/features/identity/two-factor/factor-on";
import { confirmSchema } from "~/features/identity/two-factor/schema";
import { SetUp, StartSetUp } from "~/features/identity/two-factor/set-up";
import { confirmSetUp, startSetUp } from "~/features/identity/two-factor/set-up.server";
import { paths } from "~/paths";
import { defineActions, handleForm } from "~/platform/define-actions";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Two-factor sign-in") }];

/** The page may show a secret. */
export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store" });

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireAccount(context);
  const mustHave = ctx.actor.type === "staff" && context.session.claims?.level !== "two_factor";
  const isFormer = ctx.actor.type === "staff" && ctx.actor.roles.length === 0;
  return { mustHave, isFormer, ...(await factorPage(ctx, context.env)) };
}

export const action = defineActions(({ context }) => {
  const ctx = requireAccount(context);
  requireRecentProof(context);
  return {
    start: async () => {
      await startSetUp(ctx, context.env);
      return redirect(paths.twoFactor, 303);
    },
    confirm: handleForm(confirmSchema, async ({ oneTimeCode }) => ({
      codes: await confirmSetUp(context, ctx, oneTimeCode),
    })),
    codes: async () => {
      return { codes: await replaceRecoveryCodes(ctx, context.env) };
    },
  };
});

export default function TwoFactor() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as FormActionData | { codes: string[] } | undefined;
  // Live updates load the page's data again, which drops the answer. The codes are not to be had twice.
  const [codes] = useState(answer && "codes" in answer ? answer.codes : null);
  return (
    <>
      <PageHead
        title="Two-factor sign-in"
        index={
          page.mustHave
            ? page.isFormer
              ? "Your staff role has been taken away, so there is nothing here for this account. Ask an admin if you still need it."
              : "Staff accounts need it. Set it up to get to your work."
            : "A code from your phone, as well as your password."
        }
      />
      <div className="flex max-w-text flex-col gap-4">
        {codes && <NewCodes codes={codes} />}
        {page.state === "off" && !page.isFormer && <StartSetUp />}
        {page.state === "pending" && (
          <SetUp {...page} actionData={answer && "codes" in answer ? undefined : answer} />
        )}
        {page.state === "on" && <FactorOn {...page} />}
      </div>
    </>
  );
}
