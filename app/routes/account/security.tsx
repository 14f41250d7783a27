import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { Button, ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { TextLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { Time } from "~/components/ui/time";
import { requireRecentProof, requireUser } from "~/features/identity/accounts/guards.server";
import { revokeAllSessions, revokeSession } from "~/features/identity/accounts/sessions.server";
import { removeTrustedDevice } from "~/features/identity/accounts/trusted-devices.server";
import { removePasskey } from "~/features/identity/passkeys/passkey-list.server";
import { PasskeyList, TrustedDevices } from "~/features/identity/security/passkeys-and-devices";
import { settingSchema } from "~/features/identity/security/schema";
import { changeSetting, securityPage } from "~/features/identity/security/security-settings.server";
import { SessionTable } from "~/features/identity/security/session-table";
import { SWITCHES, SwitchRow } from "~/features/identity/security/switch-row";
import { turnOffFactor } from "~/features/identity/two-factor/factor.server";
import { cancelRemoval } from "~/features/identity/two-factor/factor-removal.server";
import { startSetUp } from "~/features/identity/two-factor/set-up.server";
import { paths } from "~/paths";
import { defineActions, handleButton, textFields } from "~/platform/define-actions";
import { wrapError } from "~/platform/errors";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Security Settings") }];

/** After 'Revoke All Sessions': the page says what happened for two seconds, then the browser goes to sign in. */
export const headers: HeadersFunction = ({ actionHeaders }) => {
  const refresh = actionHeaders.get("Refresh");
  return new Headers(refresh ? { Refresh: refresh } : {});
};

export function loader({ context }: LoaderFunctionArgs) {
  return securityPage(requireUser(context)).catch(failed("load security settings"));
}

export const action = defineActions(({ context }) => {
  const ctx = requireUser(context);
  const toPage = (title: string) => redirectWithToast(context, paths.security, { title });
  return {
    setting: handleButton(settingSchema, async ({ setting, on }) => {
      const isOn = on === "yes";
      if (setting === "twoFactor") {
        requireRecentProof(context);
        if (isOn) {
          await startSetUp(ctx, context.env);
          return redirect(paths.twoFactor, 303);
        }
        await turnOffFactor(context, ctx);
      } else await changeSetting(ctx, setting, isOn).catch(failed("update setting"));
      return toPage("Security setting updated");
    }),
    "keep-factor": async () => {
      await cancelRemoval(context, ctx);
      return toPage("Two-factor sign-in stays on.");
    },
    untrust: handleButton(textFields("deviceId"), async ({ deviceId }) => {
      await removeTrustedDevice(ctx, deviceId);
      return toPage("That device will be asked for a code again.");
    }),
    "remove-passkey": handleButton(textFields("passkeyId"), async ({ passkeyId }) => {
      requireRecentProof(context);
      await removePasskey(context, ctx, passkeyId);
      return toPage("Passkey removed");
    }),
    revoke: handleButton(textFields("sessionId"), async ({ sessionId }) => {
      requireRecentProof(context);
      await revokeSession(context, ctx, sessionId).catch(failed("revoke session"));
      return toPage("Session revoked successfully");
    }),
    "revoke-all": async () => {
      requireRecentProof(context);
      await revokeAllSessions(context, ctx).catch(failed("revoke sessions."));
      return data({ revoked: true }, { headers: { Refresh: `2; url=${paths.login}` } });
    },
  };
});

const failed = (what: string) => (error: unknown) => {
  throw wrapError(what, error);
};

export default function Security() {
  const page = useLoaderData<typeof loader>();
  const isOver = useActionData<typeof action>()?.revoked;
  const { isTwoFactor, removalDueAt, passwordChangedAt, sessions, devices, passkeys } = page;
  return (
    <>
      <PageHead title="Security Settings" index="How you sign in, and where you're signed in." />
      <div className="flex max-w-page flex-col gap-4">
        {isOver && (
          <Card role="status" className="border-leaf">
            <strong>All sessions revoked successfully.</strong> You will need to log in again.
          </Card>
        )}
        {removalDueAt && (
          <Card className="flex flex-col gap-3 border-alert">
            <h2 className="text-lg">Two-factor sign-in will be turned off</h2>
            <p>
              Someone with your password told us that they've lost their phone. They can turn it off
              from <Time at={removalDueAt} as="moment" />. If that isn't you, keep it on and change
              your password.
            </p>
            <Form method="post">
              <Button name="intent" value="keep-factor">
                Keep it on
              </Button>
            </Form>
          </Card>
        )}
        <Card>
          <h2 className="mb-4 text-lg">Sign-in and alerts</h2>
          <ul>
            <SwitchRow
              name="twoFactor"
              label="Two-factor sign-in"
              hint="Asks for a code from your phone as well as your password."
              on={isTwoFactor}
            >
              {isTwoFactor && (
                <TextLink to={paths.twoFactor} className="text-sm">
                  Recovery codes
                </TextLink>
              )}
            </SwitchRow>
            {(["loginNotifications", "suspiciousActivityAlerts"] as const).map((name) => (
              <SwitchRow key={name} name={name} {...SWITCHES[name]} on={page[name]} />
            ))}
          </ul>
        </Card>
        {isTwoFactor && <TrustedDevices devices={devices} />}
        <PasskeyList passkeys={passkeys} />
        <Card className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <div className="min-w-0 flex-1 basis-60">
            <h2 className="text-lg">Password Status</h2>
            <p className="mt-1 text-soft">
              {passwordChangedAt ? (
                <>
                  Last changed <Time at={passwordChangedAt} as="age" />
                </>
              ) : (
                "You haven't set a password yet."
              )}
            </p>
          </div>
          <ButtonLink to={paths.changePassword} variant="plain">
            Change Password
          </ButtonLink>
        </Card>
        <Card className="flex flex-col gap-4">
          <SessionTable sessions={isOver ? [] : sessions} />
          {sessions.length > 1 && !isOver && (
            <Form method="post" reloadDocument>
              <Button variant="plain" name="intent" value="revoke-all">
                Revoke All Sessions
              </Button>
            </Form>
          )}
        </Card>
      </div>
    </>
  );
}
