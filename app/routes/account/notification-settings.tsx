import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { actionDataFor, type FormActionData } from "~/components/action-data";
import { Button, ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { Time } from "~/components/ui/time";
import { useRefresh } from "~/components/use-refresh";
import {
  notificationTimesSchema,
  switchesSchema,
} from "~/features/communication/notifications/schema";
import {
  loadNotificationSettings,
  saveNotificationTimes,
  switchNotifications,
} from "~/features/communication/notifications/settings.server";
import { SwitchesForm } from "~/features/communication/notifications/switches-form";
import { TimesForm } from "~/features/communication/notifications/times-form";
import {
  loadOwnDevices,
  type OwnDevices,
  stopPush,
} from "~/features/communication/web-push/devices.server";
import { requireUser } from "~/features/identity/accounts/guards.server";
import { paths } from "~/paths";
import { defineActions, handleButton, handleForm, textFields } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle, product } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Notification settings") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireUser(context);
  const [settings, push] = await Promise.all([
    loadNotificationSettings(ctx),
    loadOwnDevices(ctx, context.env),
  ]);
  return { settings, push };
}

export const action = defineActions(({ context }) => {
  const ctx = requireUser(context);
  const done = (title = "Your notification settings have been saved.") =>
    redirectWithToast(context, paths.notificationSettings, { title });
  const switches = handleForm(switchesSchema, async (changed) => {
    await switchNotifications(ctx, changed);
    return done();
  });
  return {
    "stop-push": handleButton(textFields("deviceId"), async ({ deviceId }) => {
      await stopPush(ctx, deviceId);
      return done("That device no longer gets push notifications.");
    }),
    groups: switches,
    categories: switches,
    times: handleForm(notificationTimesSchema, async (times) => {
      await saveNotificationTimes(ctx, times);
      return done();
    }),
  };
});

export default function NotificationSettings() {
  const { settings, push } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>() as FormActionData;
  const failed = (intent: string) => actionDataFor(actionData, intent);
  const columns = [
    { channel: "app" as const, label: "In the app", on: settings.app },
    { channel: "mail" as const, label: "Email", on: settings.email },
    ...(push.publicKey ? [{ channel: "push" as const, label: "Push", on: settings.push }] : []),
  ];
  return (
    <>
      <PageHead
        title="Notification settings"
        index="What you hear about, and where."
        actions={
          <ButtonLink to={paths.notifications} variant="plain" size="sm">
            Notifications
          </ButtonLink>
        }
      />
      <div className="single-column flex flex-col gap-4">
        <Card>
          <h2 className="text-lg">What we notify you about</h2>
          <SwitchesForm of="groups" columns={columns} actionData={failed("groups")} />
          <details
            open={failed("categories") ? true : undefined}
            className="mt-4 border-t border-line pt-1"
          >
            <summary className="disclosure">Choose for each kind</summary>
            <SwitchesForm of="categories" columns={columns} actionData={failed("categories")} />
          </details>
          <p className="mt-3 text-sm text-soft">
            You can't switch off emails about your account's security here. Sign-in alerts are in{" "}
            <Link to={paths.security}>Security</Link>.
          </p>
        </Card>
        {push.publicKey && <Devices publicKey={push.publicKey} devices={push.devices} />}
        <Card>
          <TimesForm
            settings={settings}
            isPushOffered={push.publicKey !== null}
            actionData={failed("times")}
          />
        </Card>
      </div>
    </>
  );
}

const REFUSALS = {
  unsupported:
    "This browser has no push notifications. On an iPhone or iPad, add this site to your Home Screen and open it from there.",
  denied:
    "Your browser doesn't allow notifications from this site. Allow them in its settings, then try again.",
  failed: "We couldn't turn on push notifications. Please try again.",
};

/** Asks the browser for permission, only after a click, and subscribes this device. */
function StartButton({ publicKey }: { publicKey: string }) {
  const [{ isBusy = false, refusal }, setState] = useState<{
    isBusy?: boolean;
    refusal?: string | null;
  }>({});
  const refresh = useRefresh();
  const start = async () => {
    if (!("PushManager" in window) || !("Notification" in window))
      return setState({ refusal: REFUSALS.unsupported });
    setState({ isBusy: true });
    // First of all, because browsers want the question right after the click.
    const permission = await Notification.requestPermission();
    if (permission !== "granted") return setState({ refusal: REFUSALS.denied });
    try {
      const { subscribe } = await import("~/features/communication/web-push/subscribe");
      setState({ refusal: await subscribe(publicKey) });
      refresh();
    } catch {
      setState({ refusal: REFUSALS.failed });
    }
  };
  return (
    <div className="flex flex-col items-start gap-2 noscript:hidden">
      <Button type="button" variant="plain" size="sm" busy={isBusy} onClick={start}>
        Notify me on this device
      </Button>
      <p role="status" className="text-sm">
        {refusal}
      </p>
    </div>
  );
}

interface Props {
  publicKey: string;
  devices: OwnDevices["devices"];
}

/** The devices that get push notifications, each with a button that stops it. */
const Devices = ({ publicKey, devices }: Props) => (
  <Card className="flex flex-col gap-3">
    <h2 className="text-lg">Push notifications</h2>
    <p className="text-soft">
      They appear on your phone or computer when {product.name} isn't open, until you sign out
      there. They don't show the text of messages.
    </p>
    {devices.length > 0 && (
      <ul>
        {devices.map(({ id, name, createdAt, isThis }) => (
          <li
            key={id}
            className="flex min-h-11 items-center justify-between gap-3 border-t border-line py-2"
          >
            <span className="min-w-0">
              <span className="block font-strong">{isThis ? `${name} (this device)` : name}</span>
              <span className="block text-sm text-soft">
                Since <Time at={createdAt} />
              </span>
            </span>
            <Form method="post">
              <input type="hidden" name="deviceId" value={id} />
              <Button
                variant="plain"
                size="sm"
                name="intent"
                value="stop-push"
                aria-label={`Stop push on ${name}`}
              >
                Stop
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    )}
    {!devices.some(({ isThis }) => isThis) && (
      <>
        <StartButton publicKey={publicKey} />
        <p className="text-sm text-soft not-noscript:hidden">
          To add this device, turn on JavaScript in your browser.
        </p>
      </>
    )}
  </Card>
);
