import { getFormProps } from "@conform-to/react";
import {
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import type { FormActionData } from "~/components/action-data";
import { ErrorSummary, useZodForm } from "~/components/form";
import { Button, ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { Time } from "~/components/ui/time";
import { requireAccount, requireRecentProof } from "~/features/identity/accounts/guards.server";
import { CodeField } from "~/features/identity/two-factor/code-field";
import { factorPage, replaceRecoveryCodes } from "~/features/identity/two-factor/factor.server";
import { confirmForm } from "~/features/identity/two-factor/forms";
import { RECOVERY_CODES } from "~/features/identity/two-factor/recovery-codes";
import { confirmSchema } from "~/features/identity/two-factor/schema";
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
      <div className="single-column flex flex-col gap-4">
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

const StartSetUp = () => (
  <Card className="flex flex-col items-start gap-4">
    <p>
      You need an authenticator app, such as the one that comes with your phone or password manager.
      It takes about two minutes.
    </p>
    <Form method="post">
      <Button name="intent" value="start">
        Start set-up
      </Button>
    </Form>
  </Card>
);

/** The key for the app, as a QR code and as text, and the first code from the app. */
function SetUp({
  secret,
  qr,
  actionData,
}: {
  secret: string;
  qr: { size: number; path: string };
  actionData: FormActionData;
}) {
  const [form, fields] = useZodForm("set-up", confirmForm, { actionData });
  return (
    <Card className="flex flex-col gap-5">
      <h2 className="text-lg">1. Add the key to your app</h2>
      <p>Scan this with your authenticator app, or type the key below it.</p>
      <svg
        role="img"
        aria-label="QR code with the key for your authenticator app. The key is also below as text."
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
        className="w-full max-w-60 rounded-control"
      >
        <path fill="#fff" d={`M0 0h${qr.size}v${qr.size}H0z`} />
        <path fill="#000" d={qr.path} />
      </svg>
      <p>
        <span className="block text-sm text-soft">Key</span>
        <code className="break-words">{secret}</code>
      </p>
      <h2 className="text-lg">2. Enter the code it shows</h2>
      {/* A whole new page: the open one listens with a session that ends. */}
      <Form method="post" reloadDocument {...getFormProps(form)} className="flex flex-col gap-5">
        <ErrorSummary form={form} />
        <input type="hidden" name="intent" value="confirm" />
        <CodeField
          field={fields.oneTimeCode}
          label="Code from your app"
          hint="Six digits. You'll be signed out everywhere else."
        />
        <Button className="self-start">Turn on</Button>
      </Form>
    </Card>
  );
}

/** Recovery codes, shown this once. */
const NewCodes = ({ codes }: { codes: string[] }) => (
  <Card className="flex flex-col gap-4 border-leaf">
    <div role="status">
      <h2 className="text-lg">Save your recovery codes</h2>
      <p className="mt-1 text-soft">
        Each signs you in once if you don't have your phone. Keep them somewhere safe: we can't show
        them again.
      </p>
    </div>
    <ul
      aria-label="Recovery codes"
      className="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-x-6 gap-y-1.5 font-mono"
    >
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
    <ButtonLink to={paths.security} className="self-start">
      I've saved them
    </ButtonLink>
  </Card>
);

/** What can be done while two-factor sign-in is on. */
const FactorOn = ({ since, codesLeft }: { since: number; codesLeft: number }) => (
  <>
    <Card className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <p className="min-w-0 flex-1 basis-60">
        Two-factor sign-in has been on since <Time at={since} />. You can switch it off under
        Security.
      </p>
      <ButtonLink to={paths.security} variant="plain">
        Security
      </ButtonLink>
    </Card>
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg">Recovery codes</h2>
      <p className={codesLeft < 3 ? "font-strong text-alert" : "text-soft"}>
        {codesLeft} of {RECOVERY_CODES} left. New codes replace all earlier ones.
      </p>
      {/* A document: the codes stand in its answer alone. */}
      <Form method="post" reloadDocument>
        <Button variant="plain" name="intent" value="codes">
          Make new codes
        </Button>
      </Form>
    </Card>
  </>
);
