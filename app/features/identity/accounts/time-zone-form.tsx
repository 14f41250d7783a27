import { getFormProps, getSelectProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { ErrorSummary, LabelledField, useZodForm } from "~/components/form";
import { Button } from "~/components/ui/button";
import { SelectBox } from "~/components/ui/field";
import { timeZoneForm } from "./forms";
import { type ZoneRegion, zoneLabel } from "./time-zones";

/** Chooses the time zone in which dates and times are shown. */
export function TimeZoneForm({
  chosen,
  regions,
  actionData,
  busy,
}: {
  chosen: string | null;
  regions: ZoneRegion[];
  actionData: FormActionData;
  busy: boolean;
}) {
  const [form, { timeZone }] = useZodForm("time-zone", timeZoneForm, {
    actionData,
    defaultValue: { timeZone: chosen ?? "" },
  });
  const { key, ...select } = getSelectProps(timeZone, { ariaDescribedBy: timeZone.descriptionId });
  return (
    <Form
      method="post"
      {...getFormProps(form)}
      className="flex flex-col items-start gap-4 *:w-full"
    >
      <ErrorSummary form={form} />
      <input type="hidden" name="intent" value="timeZone" />
      <LabelledField
        field={timeZone}
        label="Time zone"
        hint="For the dates and times on your screens."
      >
        <SelectBox key={key} {...select} placeholder="Same as this device">
          {regions.map(({ label, zones }) => (
            <optgroup key={label} label={label}>
              {zones.split(" ").map((zone) => (
                <option key={zone} value={zone}>
                  {zoneLabel(zone)}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectBox>
      </LabelledField>
      <Button size="sm" busy={busy} className="!w-auto">
        Save time zone
      </Button>
    </Form>
  );
}
