import type { FieldMetadata } from "@conform-to/react";
import { type KeyboardEvent, type ReactNode, useMemo, useState } from "react";
import { FoldedFields } from "~/components/folded-fields";
import { Field, Select, TextArea } from "~/components/form";
import { lazyHydrated, loadParts } from "~/components/later";
import { type FormAnswer, submittedEntries } from "~/components/submitted-values";
import { TargetSports } from "~/features/reference/sports/target-sports";
import type { DeliverableRow } from "../terms/form";
import { LazyDeliverableFields, LazyTermFields, type TermInputs } from "../terms/lazy-term-fields";
import type { BriefStart } from "./brief-start";
import { CATEGORY_OPTIONS } from "./category-names";
import { SPORT_LENGTH, SPORTS } from "./fields";

type FieldOf<T> = FieldMetadata<T | undefined>;

interface Fields {
  title: FieldOf<string>;
  description: FieldOf<string>;
  requirements: FieldOf<string>;
  budget: FieldOf<number>;
  package: FieldOf<string>;
  startDate: FieldOf<string>;
  endDate: FieldOf<string>;
  minFollowers: FieldOf<number>;
  minEngagementRate: FieldOf<number>;
  targetSports: FieldOf<string[]>;
  deliverables: FieldMetadata<DeliverableRow[]>;
  audienceCountries: FieldOf<string[]>;
  overdueReview: FieldOf<string>;
  category: FieldOf<string>;
  terms: { getFieldset: () => unknown };
}

interface CampaignTermInputs extends TermInputs {
  feeFrom: FieldMetadata<never>;
  feeTo: FieldMetadata<never>;
}

/** The id of the form of a brief. */
export const BRIEF_FORM = "campaign";

const OVERDUE_OPTIONS = [
  { value: "remind", label: "Remind me" },
  { value: "approve", label: "Approve it" },
];

const AudienceCountries = lazyHydrated("brief-choices", () =>
  import("./brief-choices").then((part) => part.AudienceCountries),
);
const PackageChoice = lazyHydrated("brief-choices", () =>
  import("./brief-choices").then((part) => part.PackageChoice),
);
/** A page that is opened by a link waits for them. */
export const loadChoices = () => loadParts(["brief-choices"]);

const choiceOf = ({ id, errorId, name, errors }: FieldMetadata<unknown>) => ({
  id,
  errorId,
  name,
  errors,
});

/** A brief is written over many fields: only its button sends it. */
export const ignoreEnter = (event: KeyboardEvent<HTMLFormElement>) => {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
};

/**
 * The fields of a brief.
 * @param start what the form began with
 * @param today the first day that a date may be changed to
 */
export function BriefFields({
  fields,
  start,
  today,
  actionData,
}: {
  fields: Fields;
  start: BriefStart;
  today: string;
  actionData: FormAnswer;
}) {
  // The page's data may be loaded again while someone types: the lists stay as they are.
  const [first] = useState(start);
  const sports = useMemo(
    () => submittedEntries(actionData, SPORTS.name, first.targetSports),
    [actionData, first],
  );
  const audience = useMemo(
    () => submittedEntries(actionData, "audienceCountries", first.audienceCountries),
    [actionData, first],
  );
  const terms = fields.terms.getFieldset() as CampaignTermInputs;
  const folded = [terms.milestones, terms.revisions, terms.postDays];
  return (
    <>
      <Section title="What it is">
        <Field field={fields.title} label="Campaign title" />
        <TextArea
          field={fields.description}
          label="Description"
          hint="What the campaign is about. We use the themes and places you mention to find matches."
          rows={5}
        />
        <TextArea
          field={fields.requirements}
          label="Requirements"
          hint="What athletes need to have, do or avoid."
          rows={4}
        />
        <Select
          field={fields.category}
          label="Product category"
          hint="What you promote. We warn you when an athlete is exclusive with another brand in it."
          placeholder="No category"
          options={CATEGORY_OPTIONS}
        />
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <Field field={fields.startDate} label="Start date" type="date" min={today} />
          <Field field={fields.endDate} label="End date" type="date" min={today} />
        </div>
      </Section>
      <Section
        title="What you get"
        note="Athletes see this before they answer. Invitations and contracts start from it."
      >
        <LazyDeliverableFields field={fields.deliverables} />
        <div className="grid items-end gap-5 sm:grid-cols-2">
          <Field
            field={terms.feeFrom}
            label="Fee for each athlete (£)"
            hint="Leave empty to pay each athlete's own rate."
            inputMode="decimal"
          />
          <Field
            field={terms.feeTo}
            label="Up to (£)"
            hint="Only for a range."
            inputMode="decimal"
          />
        </div>
        <LazyTermFields fields={terms} clauses={["use", "exclusivity"]} />
        <FoldedFields
          title="Payments, changes and posts"
          open={folded.some(({ valid }) => !valid)}
          startsOpen={Boolean(actionData) || undefined}
        >
          <div className="mt-3 flex flex-col gap-6">
            <LazyTermFields fields={terms} clauses={["fee", "review", "deliverables"]} />
            <Select
              field={fields.overdueReview}
              label="If you don't review content within 3 business days"
              hint="We never approve content with an ad label problem for you."
              options={OVERDUE_OPTIONS}
            />
          </div>
        </FoldedFields>
      </Section>
      <Section title="Who and how much" note="Athletes don't see your budget.">
        <TargetSports
          field={fields.targetSports}
          rule={SPORTS}
          label="Target sports"
          maxLength={SPORT_LENGTH}
          entries={sports}
        />
        <AudienceCountries
          key={`countries-${fields.audienceCountries.key}`}
          {...choiceOf(fields.audienceCountries)}
          chosen={audience}
        />
        <div>
          <p className="mb-4 text-sm text-soft">
            Athletes below these minimums won't be matched. Leave empty for no minimum.
          </p>
          <div className="grid items-start gap-6 sm:grid-cols-2">
            <Field field={fields.minFollowers} label="Minimum followers" inputMode="numeric" />
            <Field
              field={fields.minEngagementRate}
              label="Minimum engagement rate (%)"
              inputMode="decimal"
            />
          </div>
        </div>
        <PackageChoice
          key={`package-${fields.package.key}`}
          {...choiceOf(fields.package)}
          chosen={fields.package.initialValue}
        />
        <Field field={fields.budget} label="Budget (£)" inputMode="decimal" />
      </Section>
    </>
  );
}

/** A step of the form. */
export const Section = ({
  title,
  note,
  children,
}: {
  title: string;
  note?: string;
  children: ReactNode;
}) => (
  <fieldset className="flex min-w-0 flex-col gap-6 border-t border-line pt-6 [counter-increment:step] first-of-type:border-t-0 first-of-type:pt-0">
    <legend className="float-left text-lg font-strong before:content-[counter(step)_'._']">
      {title}
    </legend>
    {note && <p className="-mt-4 clear-left text-sm text-soft">{note}</p>}
    {children}
  </fieldset>
);
