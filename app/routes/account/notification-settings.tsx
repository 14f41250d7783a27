import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { ButtonLink } from "~/components/ui/button";
import { PageHead } from "~/components/ui/page";
import { notificationSettingsSchema } from "~/features/communication/notifications/schema";
import {
  loadNotificationSettings,
  saveNotificationSettings,
} from "~/features/communication/notifications/settings.server";
import { NotificationSettingsForm } from "~/features/communication/notifications/settings-form";
import { Devices } from "~/features/communication/web-push/devices";
import { loadOwnDevices, stopPush } from "~/features/communication/web-push/devices.server";
import { requireUser } from "~/features/identity/accounts/guards.server";
import { paths } from "~/paths";
import { defineActions, handleButton, handleForm, textFields } from "~/platform/define-actions";
import { webPushKeys } from "~/platform/env";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";

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
  const done = (title: string) => redirectWithToast(context, paths.notificationSettings, { title });
  return {
    "stop-push": handleButton(textFields("deviceId"), async ({ deviceId }) => {
      await stopPush(ctx, deviceId);
      return done("That device no longer gets push notifications.");
    }),
    default: handleForm(notificationSettingsSchema, async (choices) => {
      await saveNotificationSettings(ctx, choices, webPushKeys(context.env) !== null);
      return done("Your notification settings have been saved.");
    }),
  };
});

export default function NotificationSettings() {
  const { settings, push } = useLoaderData<typeof loader>();
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
      {push.publicKey && <Devices publicKey={push.publicKey} devices={push.devices} />}
      <NotificationSettingsForm
        settings={settings}
        isPushOffered={push.publicKey !== null}
        actionData={useActionData<typeof action>() as FormActionData}
      />
    </>
  );
}
