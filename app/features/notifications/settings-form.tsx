import { type FieldMetadata, getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { ErrorSummary, Field, useZodForm } from "~/components/form";
import { RadioField } from "~/components/radio-field";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { TextLink } from "~/components/ui/link";
import { paths } from "~/paths";
import { NOTIFICATION_KINDS, type NotificationKind } from "~db/constants";
import { notificationSettingsForm } from "./forms";
import { KINDS } from "./kinds";
import type { ownNotificationSettings } from "./settings.server";

interface Props {
  settings: Awaited<ReturnType<typeof ownNotificationSettings>>;
  actionData: FormActionData;
}

const TIMES = [
  { value: "at_once", label: "As things happen" },
  { value: "daily", label: "Once a day", hint: "One email at 08:00, when there's anything new." },
  {
    value: "never",
    label: "Never",
    hint: "You'll still get emails about your account's security.",
  },
];

/** The form for kinds, channels and times of notifications. */
export function NotificationSettingsForm({ settings, actionData }: Props) {
  const { timeZone, ...defaultValue } = settings;
  const [form, fields] = useZodForm("notification-settings", notificationSettingsForm, {
    actionData,
    defaultValue,
  });
  return (
    <Form
      method="post"
      {...getFormProps(form)}
      className="flex max-w-[640px] flex-col gap-4 [&_button]:self-start"
    >
      <ErrorSummary form={form} />
      <Card className="flex flex-col gap-3">
        <h2 className="text-lg">What we notify you about</h2>
        <Choices app={fields.app} email={fields.email} />
        <p className="text-sm text-soft">
          Emails about your account's security can't be switched off. They protect your account.
        </p>
      </Card>
      <Card className="flex flex-col gap-4">
        <RadioField field={fields.mail} label="When to email you" options={TIMES} />
      </Card>
      <Card className="flex flex-col gap-4">
        <h2 className="text-lg">Quiet hours</h2>
        <p className="text-soft">
          Emails wait until they're over. Times are in {timeZone.replaceAll("_", " ")} time, which
          you can change in <TextLink to={paths.settings}>Settings</TextLink>.
        </p>
        <div className="grid grid-cols-2 gap-4">
          <Field field={fields.quietFrom} label="From" type="time" unmarked />
          <Field field={fields.quietTo} label="Until" type="time" unmarked />
        </div>
      </Card>
      <Button busy={useNavigation().formMethod === "POST"}>Save settings</Button>
    </Form>
  );
}

type KindsField = FieldMetadata<NotificationKind[] | undefined>;

/** A table of checkboxes: a row for each kind, a column for each channel. */
function Choices({ app, email }: { app: KindsField; email: KindsField }) {
  const columns = [
    { field: app, label: "In the app" },
    { field: email, label: "Email" },
  ];
  return (
    <table className="w-full">
      <caption className="sr-only">Notifications by channel</caption>
      <thead>
        <tr>
          <th scope="col" className="eyebrow py-2 text-left">
            About
          </th>
          {columns.map(({ label }) => (
            <th key={label} scope="col" className="eyebrow px-2 py-2 text-center">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {NOTIFICATION_KINDS.map((kind) => (
          <tr key={kind} className="border-t border-line">
            <th scope="row" className="py-1 text-left font-normal">
              {KINDS[kind].label}
            </th>
            {columns.map(({ field, label }) => (
              <td key={label} className="px-2 text-center">
                <label className="inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center">
                  <span className="sr-only">{`${KINDS[kind].label}: ${label}`}</span>
                  <input
                    type="checkbox"
                    name={field.name}
                    value={kind}
                    defaultChecked={[field.initialValue].flat().includes(kind)}
                    className="size-5 accent-(--leaf)"
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
