import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useMemo } from "react";
import { Cancel, ErrorSummary, Field, useZodForm } from "~/components/form";
import { EnterAddsFirst, ListInput } from "~/components/list-input";
import { Button } from "~/components/ui/button";
import { INTENT } from "~/platform/list-field";
import type { Preferences } from "./preferences";
import { ENTRY_LENGTH, LISTS, preferencesSchema } from "./schema";

type Answer = { result?: SubmissionResult<string[]> } | undefined;

/** As the form begins with them. */
const typed = (stored: Preferences) => ({
  targetFollowerMin: stored.targetFollowerMin ?? undefined,
  targetFollowerMax: stored.targetFollowerMax ?? undefined,
  targetEngagementMin: stored.targetEngagementMin ?? undefined,
  budgetMin: stored.budgetMin === null ? undefined : stored.budgetMin / 100,
  budgetMax: stored.budgetMax === null ? undefined : stored.budgetMax / 100,
});

/** A list as the server sent it back, or else as it is stored. */
function entriesIn(answer: Answer, list: string, stored: string[] | undefined): string[] {
  if (!answer?.result) return stored ?? [];
  const entries = answer.result.initialValue?.[list];
  return Array.isArray(entries) ? entries.map(String) : [];
}

export function PreferencesForm({
  preferences,
  answer,
}: {
  preferences: Preferences | null;
  answer: Answer;
}) {
  const [form, fields] = useZodForm("preferences", preferencesSchema, {
    answer,
    defaultValue: preferences ? typed(preferences) : {},
  });
  const busy = useNavigation().formAction === "/brand/preferences";
  const { sports, locations, themes } = useMemo(
    () => ({
      sports: entriesIn(answer, LISTS.sports.name, preferences?.targetSports),
      locations: entriesIn(answer, LISTS.locations.name, preferences?.targetLocations),
      themes: entriesIn(answer, LISTS.themes.name, preferences?.preferredContentThemes),
    }),
    [answer, preferences],
  );
  const list = { maxLength: ENTRY_LENGTH };
  return (
    <Form method="post" {...getFormProps(form)} className="flex max-w-[46rem] flex-col gap-6">
      <EnterAddsFirst />
      <ErrorSummary form={form} title="Validation Error" />
      <ListInput
        {...list}
        field={fields.targetSports}
        rule={LISTS.sports}
        label="Target Sports"
        hint="One at a time: press Enter or the plus button. A campaign that names no sport looks for these."
        addLabel="Add sport"
        entries={sports}
      />
      <ListInput
        {...list}
        field={fields.targetLocations}
        rule={LISTS.locations}
        label="Target Locations"
        hint="A town or a country, as athletes write it: “Leeds”, “UK”."
        addLabel="Add location"
        entries={locations}
      />
      <ListInput
        {...list}
        field={fields.preferredContentThemes}
        rule={LISTS.themes}
        label="Content Themes"
        hint="What athletes should post about, for example “Training”."
        addLabel="Add theme"
        entries={themes}
      />
      <fieldset className="flex flex-col gap-4">
        <legend className="mb-2 font-display text-lg font-[750]">Reach and engagement</legend>
        <div className="grid items-start gap-6 lg:grid-cols-3">
          <Field
            field={fields.targetFollowerMin}
            label="Minimum Followers"
            type="number"
            step="1"
            inputMode="numeric"
          />
          <Field
            field={fields.targetFollowerMax}
            label="Maximum Followers"
            type="number"
            step="1"
            inputMode="numeric"
          />
          <Field
            field={fields.targetEngagementMin}
            label="Minimum Engagement (%)"
            type="number"
            step="0.1"
            inputMode="decimal"
          />
        </div>
      </fieldset>
      <fieldset className="flex flex-col gap-4">
        <legend className="mb-2 font-display text-lg font-[750]">Budget for one athlete</legend>
        <p className="text-sm text-soft">
          Compared with what an athlete’s engagement is worth by the ROI forecast, and the cost of
          an athlete where a campaign names no budget.
        </p>
        <div className="grid items-start gap-6 lg:grid-cols-3">
          <Field
            field={fields.budgetMin}
            label="From (£)"
            type="number"
            step="0.01"
            inputMode="decimal"
          />
          <Field
            field={fields.budgetMax}
            label="To (£)"
            type="number"
            step="0.01"
            inputMode="decimal"
          />
        </div>
      </fieldset>
      <div className="flex flex-wrap items-center gap-3">
        <Button name={INTENT} value="save" busy={busy}>
          {busy ? "Saving…" : "Save Preferences"}
        </Button>
        <Cancel to="/brand/matches" />
      </div>
    </Form>
  );
}
