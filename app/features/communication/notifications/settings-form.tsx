import { type FieldMetadata, getFormProps } from "@conform-to/react";
import { Form, Link } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { ErrorSummary, Field, useZodForm } from "~/components/form";
import { RadioField } from "~/components/radio-field";
import { useSending } from "~/components/sending";
import { StoredNow } from "~/components/stored-now";
import { useExpectedVersion } from "~/components/submitted-values";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { paths } from "~/paths";
import {
  NOTIFICATION_CATEGORIES,
  type NotificationCategory,
  type NotificationChannel,
} from "~db/constants";
import { CATEGORIES, CHANNEL_CATEGORIES } from "./categories";
import { notificationSettingsForm } from "./forms";
import type { loadNotificationSettings } from "./settings.server";

interface Column {
  channel: NotificationChannel;
  label: string;
  field: FieldMetadata<NotificationCategory[] | undefined>;
}

/** A table of checkboxes: a row for each category, a column for each channel. */
const ChoicesTable = ({ columns }: { columns: Column[] }) => (
  <table className="w-full">
    <caption className="sr-only">Notifications by channel</caption>
    <thead>
      <tr>
        <th scope="col" className="eyebrow py-2 text-left">
          About
        </th>
        {columns.map(({ channel, label }) => (
          <th key={channel} scope="col" className="eyebrow px-2 py-2 text-center wrap-normal">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {NOTIFICATION_CATEGORIES.map((category) => (
        <tr key={category} className="border-t border-line">
          <th scope="row" className="py-1 text-left font-normal">
            {CATEGORIES[category].label}
          </th>
          {columns.map((column) => (
            <td key={column.channel} className="px-2 text-center">
              {CHANNEL_CATEGORIES[column.channel].includes(category) ? (
                <Choice category={category} column={column} />
              ) : (
                <span className="text-sm text-soft">Always</span>
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const Choice = ({
  category,
  column: { field, label },
}: {
  category: NotificationCategory;
  column: Column;
}) => (
  <label className="inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center">
    <span className="sr-only">{`${CATEGORIES[category].label}: ${label}`}</span>
    <input
      type="checkbox"
      name={field.name}
      value={category}
      defaultChecked={[field.initialValue].flat().includes(category)}
      className="size-5 accent-(--leaf)"
    />
  </label>
);

interface Props {
  settings: Awaited<ReturnType<typeof loadNotificationSettings>>;
  isPushOffered: boolean;
  actionData: FormActionData;
}

/** 'Messages, Disputes', in the order of the table. */
const choicesText = (on: readonly (string | undefined)[]) =>
  NOTIFICATION_CATEGORIES.filter((category) => on.includes(category))
    .map((category) => CATEGORIES[category].label)
    .join(", ");

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

/** The form for kinds, channels and times of notifications. */
export function NotificationSettingsForm({ settings, isPushOffered, actionData }: Props) {
  const { timeZone, version, ...defaultValue } = settings;
  const [form, fields] = useZodForm("notification-settings", notificationSettingsForm, {
    actionData,
    defaultValue,
  });
  const expectedVersion = useExpectedVersion(version, actionData);
  const columns = [
    { channel: "app" as const, label: "In the app", field: fields.app },
    { channel: "mail" as const, label: "Email", field: fields.email },
    ...(isPushOffered ? [{ channel: "push" as const, label: "Push", field: fields.push }] : []),
  ];
  return (
    <Form
      method="post"
      {...getFormProps(form)}
      className="flex flex-col gap-4 max-xl:max-w-text [&_button]:self-start"
    >
      <ErrorSummary form={form} />
      <input type="hidden" name={fields.expectedVersion.name} value={expectedVersion} />
      <StoredNow
        versionField={fields.expectedVersion}
        rows={[
          ...columns.map(
            ({ label, field }) =>
              [
                label,
                choicesText(settings[field.name as "app" | "email" | "push"]),
                { initialValue: choicesText([field.initialValue ?? []].flat()) },
              ] as const,
          ),
          [
            "When to email you",
            timeLabel(settings.mail),
            { initialValue: timeLabel(fields.mail.initialValue) },
          ],
          ["From", settings.quietFrom, fields.quietFrom],
          ["Until", settings.quietTo, fields.quietTo],
        ]}
      />
      <div className="grid gap-4 xl:grid-cols-2 xl:items-start">
        <Card className="flex flex-col gap-3">
          <h2 className="text-lg">What we notify you about</h2>
          <ChoicesTable columns={columns} />
          <p className="text-sm text-soft">
            You can't switch off emails about your account's security here. Sign-in alerts are in{" "}
            <Link to={paths.security}>Security</Link>.
          </p>
        </Card>
        <div className="flex flex-col gap-4">
          <Card className="flex flex-col gap-4">
            <RadioField field={fields.mail} label="When to email you" options={TIMES} />
          </Card>
          <Card className="flex flex-col gap-4">
            <h2 className="text-lg">Quiet hours</h2>
            <p className="text-soft">
              {isPushOffered ? "Emails and push notifications" : "Emails"} arrive when your quiet
              hours end. Times are in {timeZone.replaceAll("_", " ")} time, which you can change in{" "}
              <Link to={paths.settings}>Settings</Link>.
            </p>
            <div className="grid grid-cols-2 gap-4">
              <Field field={fields.quietFrom} label="From" type="time" />
              <Field field={fields.quietTo} label="Until" type="time" />
            </div>
          </Card>
        </div>
      </div>
      <Button busy={useSending()}>Save settings</Button>
    </Form>
  );
}
