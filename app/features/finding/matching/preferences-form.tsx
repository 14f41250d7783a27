import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useMemo } from "react";
import { Cancel, ErrorSummary, Field, useZodForm } from "~/components/form";
import { EnterAddsFirst, ListInput } from "~/components/list-input";
import { StoredNow } from "~/components/stored-now";
import {
  type FormAnswer,
  submittedEntries,
  useExpectedVersion,
} from "~/components/submitted-values";
import { Button } from "~/components/ui/button";
import { PlaceOptions } from "~/features/reference/places/place-options";
import { TargetSports } from "~/features/reference/sports/target-sports";
import { paths } from "~/paths";
import { INTENT } from "~/platform/list-field";
import { preferencesForm } from "./forms";
import { ENTRY_LENGTH, LISTS } from "./preference-lists";
import type { Preferences } from "./preferences";

type StoredPreferences = Preferences & { yearBudget: number | null; version: number };

/** The initial values of the form. */
const toFormValues = (stored: StoredPreferences) => ({
  targetFollowerMin: stored.targetFollowerMin ?? undefined,
  targetFollowerMax: stored.targetFollowerMax ?? undefined,
  targetEngagementMin: stored.targetEngagementMin ?? undefined,
  budgetMin: stored.budgetMin === null ? undefined : stored.budgetMin / 100,
  budgetMax: stored.budgetMax === null ? undefined : stored.budgetMax / 100,
  yearBudget: stored.yearBudget === null ? undefined : stored.yearBudget / 100,
});

const LABELS = {
  targetFollowerMin: "Minimum followers",
  targetFollowerMax: "Maximum followers",
  targetEngagementMin: "Minimum engagement (%)",
  budgetMin: "Budget from (£)",
  budgetMax: "Budget to (£)",
  yearBudget: "Budget for the year (£)",
};

export function PreferencesForm({
  preferences,
  actionData,
}: {
  preferences: StoredPreferences | null;
  actionData: FormAnswer;
}) {
  const [form, fields] = useZodForm("preferences", preferencesForm, {
    actionData,
    defaultValue: preferences ? toFormValues(preferences) : {},
  });
  const expectedVersion = useExpectedVersion(preferences?.version ?? 0, actionData);
  const busy = useNavigation().formAction === paths.brand.preferences;
  const { sports, locations, themes } = useMemo(
    () => ({
      sports: submittedEntries(actionData, LISTS.sports.name, preferences?.targetSports),
      locations: submittedEntries(actionData, LISTS.locations.name, preferences?.targetLocations),
      themes: submittedEntries(actionData, LISTS.themes.name, preferences?.preferredContentThemes),
    }),
    [actionData, preferences],
  );
  const list = { maxLength: ENTRY_LENGTH };
  return (
    <Form method="post" {...getFormProps(form)} className="flex flex-col gap-6 max-w-text">
      <EnterAddsFirst />
      <ErrorSummary form={form} />
      <input type="hidden" name={fields.expectedVersion.name} value={expectedVersion} />
      {preferences && (
        <StoredNow
          versionField={fields.expectedVersion}
          rows={Object.entries(toFormValues(preferences)).map(([name, value]) => [
            LABELS[name as keyof typeof LABELS],
            String(value ?? ""),
            fields[name as keyof typeof LABELS] as never,
          ])}
        />
      )}
      <div className="grid items-start gap-y-6">
        <div className="flex min-w-0 flex-col gap-6">
          <TargetSports
            {...list}
            field={fields.targetSports}
            rule={LISTS.sports}
            label="Target sports"
            hint="We use these when a campaign has no target sports."
            entries={sports}
          />
          <ListInput
            {...list}
            field={fields.targetLocations}
            rule={LISTS.locations}
            label="Target locations"
            hint="A town, county or country, such as “Leeds”, “Scotland” or “UK”."
            addLabel="Add location"
            entries={locations}
            list="known-places"
          />
          <PlaceOptions id="known-places" />
          <ListInput
            {...list}
            field={fields.preferredContentThemes}
            rule={LISTS.themes}
            label="Content Themes"
            hint="What athletes should post about, such as “Training”."
            addLabel="Add theme"
            entries={themes}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <fieldset className="flex flex-col gap-4">
            <legend className="mb-2 text-lg font-strong">Reach and engagement</legend>
            <div className="grid items-start gap-6 lg:grid-cols-3">
              <Field
                field={fields.targetFollowerMin}
                label="Minimum followers"
                inputMode="numeric"
              />
              <Field
                field={fields.targetFollowerMax}
                label="Maximum followers"
                inputMode="numeric"
              />
              <Field
                field={fields.targetEngagementMin}
                label="Minimum engagement (%)"
                inputMode="decimal"
              />
            </div>
          </fieldset>
          <fieldset className="flex flex-col gap-4">
            <legend className="mb-2 text-lg font-strong">Budget per athlete</legend>
            <p className="text-sm text-soft">
              We compare this with each athlete's starting rate, and use it when a campaign has no
              budget.
            </p>
            <div className="grid items-start gap-6 lg:grid-cols-3">
              <Field field={fields.budgetMin} label="From (£)" inputMode="decimal" />
              <Field field={fields.budgetMax} label="To (£)" inputMode="decimal" />
            </div>
          </fieldset>
          <fieldset id="year-budget" className="flex flex-col gap-4">
            <legend className="mb-2 text-lg font-strong">Budget for the year</legend>
            <p className="text-sm text-soft">
              Your dashboard shows how much of it is paid, secured, promised and left.
            </p>
            <div className="grid items-start gap-6 lg:grid-cols-3">
              <Field
                field={fields.yearBudget}
                label="Budget for all campaigns in a year (£)"
                inputMode="decimal"
              />
            </div>
          </fieldset>
        </div>
      </div>
      <div className="action-bar">
        <Button name={INTENT} value="save" busy={busy}>
          {busy ? "Saving…" : "Save preferences"}
        </Button>
        <Cancel to={paths.brand.matches} />
      </div>
    </Form>
  );
}
