import { CheckBox } from "~/components/ui/checkbox";
import { ErrorText } from "~/components/ui/field";
import { RadioCards } from "~/components/ui/radio-cards";
import { PACKAGES } from "~/features/billing/billing/plans";
import { COUNTRY_NAMES } from "~/features/reference/places/country-names";
import { formatMoney } from "~/platform/money";
import { COUNTRIES } from "~db/constants";
import { OWN_BUDGET } from "./fields";

/** A field of the form, without the form: the part is hydrated after it. */
interface Choice {
  id: string;
  errorId: string;
  name: string;
  errors: string[] | undefined;
}

/** The countries of the audience: their rules for ad labels apply to the campaign's content. */
export function AudienceCountries({
  id,
  errorId,
  name,
  errors,
  chosen,
}: Choice & { chosen: readonly string[] }) {
  const wrong = Boolean(errors);
  return (
    // The summary of errors links to it.
    <fieldset id={id} tabIndex={-1} aria-describedby={wrong ? errorId : undefined}>
      <legend className="font-strong">Where the audience is</legend>
      <p className="mb-1 mt-1.5 text-sm text-soft">
        We check that each caption is marked as an ad under these countries' rules.
      </p>
      <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-4">
        {COUNTRIES.map((code) => (
          <CheckBox
            key={code}
            name={name}
            value={code}
            label={COUNTRY_NAMES[code]}
            defaultChecked={chosen.includes(code)}
            aria-invalid={wrong || undefined}
          />
        ))}
      </div>
      <ErrorText id={errorId} errors={errors} />
    </fieldset>
  );
}

const PACKAGE_OPTIONS = [
  ...PACKAGES.map(({ id, name, pricePence, suits }) => ({
    value: id,
    label: `${name}: ${formatMoney(pricePence)}`,
    hint: suits,
  })),
  { value: OWN_BUDGET, label: "Own budget", hint: "Set it below, or leave it open for now" },
];

/** The packages, beside a budget of the brand's own. */
export const PackageChoice = ({ chosen, ...field }: Choice & { chosen: string | undefined }) => (
  <RadioCards
    {...field}
    legend="Campaign package"
    hint="A package sets the budget. You pay nothing until you pay an athlete."
    options={PACKAGE_OPTIONS}
    defaultValue={chosen}
    columns
  />
);
