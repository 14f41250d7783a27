import type { FieldMetadata } from "@conform-to/react";
import { CheckBox } from "~/components/ui/checkbox";
import { ErrorText } from "~/components/ui/field";
import { COUNTRIES } from "~db/constants";
import { COUNTRY_NAMES } from "../disclosure/countries";

/** The countries of the audience: their rules for ad labels apply to the campaign's content. */
export function AudienceCountries({
  field,
  chosen,
}: {
  field: FieldMetadata<string[] | undefined>;
  chosen: readonly string[];
}) {
  const wrong = Boolean(field.errors);
  return (
    // The summary of errors links to it.
    <fieldset id={field.id} tabIndex={-1} aria-describedby={wrong ? field.errorId : undefined}>
      <legend className="font-[650]">Where the audience is</legend>
      <p className="mb-1 mt-1.5 text-sm text-soft">
        We'll check the ad label of each caption against these countries' rules.
      </p>
      <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-4">
        {COUNTRIES.map((code) => (
          <CheckBox
            key={`${field.key}-${code}`}
            name={field.name}
            value={code}
            label={COUNTRY_NAMES[code]}
            defaultChecked={chosen.includes(code)}
            aria-invalid={wrong || undefined}
          />
        ))}
      </div>
      <ErrorText id={field.errorId} errors={field.errors} />
    </fieldset>
  );
}
