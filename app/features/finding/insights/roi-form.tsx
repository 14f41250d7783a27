import { Form } from "@remix-run/react";
import type { FormEventHandler, RefObject } from "react";
import { Button } from "~/components/ui/button";
import { ErrorText, FieldFrame, Input } from "~/components/ui/field";
import { Range } from "~/components/ui/range";
import { paths } from "~/paths";
import { BOUNDS, type Forecasting, type Scenario, writeCompared } from "./scenario";

export const ROI_FORM = "roi-form";

/** A GET form, so the URL holds its values. Values out of bounds are clamped. */
export function RoiForm({
  formRef,
  start,
  notes,
  compared,
  onInput,
  onSubmit,
}: {
  formRef: RefObject<HTMLFormElement>;
  /** Initial values of the fields. */
  start: Scenario;
  notes: Forecasting["notes"];
  compared: readonly Scenario[];
  onInput: FormEventHandler;
  onSubmit: FormEventHandler<HTMLFormElement>;
}) {
  const range = (field: "athletes" | "followers" | "engagement", unit?: string) => {
    const { label, min, max, step } = BOUNDS[field];
    return (
      <Range
        id={`roi-${field}`}
        name={field}
        label={label}
        // Browsers count steps from `min`, so `min` must keep round numbers valid.
        min={min % step === 0 ? min : 0}
        max={max}
        step={step}
        defaultValue={start[field]}
        error={notes[field]}
        {...(unit && { unit })}
      />
    );
  };
  return (
    <Form
      ref={formRef}
      id={ROI_FORM}
      action={paths.brand.insights}
      noValidate
      preventScrollReset
      onInput={onInput}
      onSubmit={onSubmit}
      className="flex flex-col gap-5"
    >
      <input type="hidden" name="tab" value="roi" />
      {compared.map((scenario) => (
        <input
          key={writeCompared(scenario)}
          type="hidden"
          name="compare"
          value={writeCompared(scenario)}
        />
      ))}
      <FieldFrame id="roi-budget" label={`${BOUNDS.budget.label} (£)`} small>
        <Input
          id="roi-budget"
          name="budget"
          inputMode="decimal"
          defaultValue={start.budget}
          aria-invalid={notes.budget ? true : undefined}
          aria-describedby={notes.budget ? "roi-budget-error" : undefined}
        />
        <ErrorText id="roi-budget-error" errors={notes.budget ? [notes.budget] : undefined} />
      </FieldFrame>
      {range("athletes")}
      {range("followers")}
      {range("engagement", "%")}
      <Button>Forecast</Button>
    </Form>
  );
}
