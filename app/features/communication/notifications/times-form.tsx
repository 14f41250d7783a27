import { getFormProps } from "@conform-to/react";
import { Form, Link, useNavigation } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { ErrorSummary, Field, useZodForm } from "~/components/form";
import { RadioField } from "~/components/radio-field";
import { StoredNow } from "~/components/stored-now";
import { useExpectedVersion } from "~/components/submitted-values";
import { Button } from "~/components/ui/button";
import { paths } from "~/paths";
import { notificationTimesForm } from "./forms";
import type { loadNotificationSettings } from "./settings.server";

const TIMES = [
  { value: "at_once", label: "As things happen" },
  { value: "daily", label: "Once a day", hint: "One email at 08:00, when there's anything new." },
  {
    value: "never",
    label: "Never",
    hint: "You'll still get emails about your account's security.",
  },
];

const timeLabel = (mail: string | undefined) =>
  TIMES.find(({ value }) => value === mail)?.label ?? "";

/** When to send mails, and the quiet hours. */
export function TimesForm({
  settings,
  isPushOffered,
  actionData,
}: {
  settings: Awaited<ReturnType<typeof loadNotificationSettings>>;
  isPushOffered: boolean;
  actionData: FormActionData;
}) {
  const { mail, quietFrom, quietTo, timeZone, version } = settings;
  const [form, fields] = useZodForm("notification-times", notificationTimesForm, {
    actionData,
    defaultValue: { mail, quietFrom, quietTo },
  });
  const expectedVersion = useExpectedVersion(version, actionData);
  return (
    <Form method="post" {...getFormProps(form)} className="flex flex-col gap-4">
      <ErrorSummary form={form} />
      <input type="hidden" name="intent" value="times" />
      <input type="hidden" name={fields.expectedVersion.name} value={expectedVersion} />
      <StoredNow
        versionField={fields.expectedVersion}
        rows={[
          [
            "When to email you",
            timeLabel(mail),
            { initialValue: timeLabel(fields.mail.initialValue) },
          ],
          ["From", quietFrom, fields.quietFrom],
          ["Until", quietTo, fields.quietTo],
        ]}
      />
      <RadioField field={fields.mail} label="When to email you" options={TIMES} />
      <h2 className="mt-2 text-base">Quiet hours</h2>
      <p className="text-sm text-soft">
        {isPushOffered ? "Emails and push notifications" : "Emails"} arrive when your quiet hours
        end. Times are in {timeZone.replaceAll("_", " ")} time, which you can change in{" "}
        <Link to={paths.settings}>Settings</Link>.
      </p>
      <div className="grid grid-cols-2 gap-4">
        <Field field={fields.quietFrom} label="From" type="time" />
        <Field field={fields.quietTo} label="Until" type="time" />
      </div>
      <Button
        size="sm"
        variant="plain"
        busy={useNavigation().formData?.get("intent") === "times"}
        className="self-start"
      >
        Save times
      </Button>
    </Form>
  );
}
