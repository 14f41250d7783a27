import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { ButtonLink } from "~/components/ui/button";
import { PageHead } from "~/components/ui/page";
import { requireUser } from "~/features/accounts/guards.server";
import { notificationSettingsSchema } from "~/features/notifications/schema";
import {
  ownNotificationSettings,
  saveNotificationSettings,
} from "~/features/notifications/settings.server";
import { NotificationSettingsForm } from "~/features/notifications/settings-form";
import { paths } from "~/paths";
import { redirectWithToast } from "~/platform/flash";
import { submitForm } from "~/platform/forms";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Notification settings") }];

export const loader = ({ context }: LoaderFunctionArgs) =>
  ownNotificationSettings(requireUser(context));

export async function action({ request, context }: ActionFunctionArgs) {
  const ctx = requireUser(context);
  return submitForm(await request.formData(), notificationSettingsSchema, async (form) => {
    await saveNotificationSettings(ctx, form);
    return redirectWithToast(context, paths.notificationSettings, {
      title: "Your notification settings have been saved.",
    });
  });
}

export default function NotificationSettings() {
  const settings = useLoaderData<typeof loader>();
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
      <NotificationSettingsForm
        settings={settings}
        actionData={useActionData<typeof action>() as FormActionData}
      />
    </>
  );
}
