import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import type { z } from "zod";
import { FoldedFields } from "~/components/folded-fields";
import { Checkbox, Field, Select, TextArea } from "~/components/form";
import { Card } from "~/components/ui/card";
import { TextLink } from "~/components/ui/link";
import { COUNTRY_NAMES } from "~/features/reference/places/country-names";
import { PlaceOptions } from "~/features/reference/places/place-options";
import { SportOptions } from "~/features/reference/sports/sport-options";
import { BADGE_WARNING, PUBLIC_HINT } from "./public-view";
import type { profileSchema } from "./schema";

type TypedFields = z.input<typeof profileSchema>;
export type ProfileFields = { [K in keyof TypedFields]-?: FieldMetadata<TypedFields[K]> };

const SPORT_LIST = "known-sports";
const PLACE_LIST = "known-places";

/** `place`: where brands find the athlete, as saved. */
export function AboutFields({
  fields,
  place,
  isVerified,
}: {
  fields: ProfileFields;
  place: string;
  isVerified: boolean;
}) {
  return (
    <Card className="flex flex-col gap-3 !p-4">
      <h2 className="text-lg">About you</h2>
      <div className="grid gap-3 md:grid-cols-2">
        <Field
          field={fields.fullName}
          label="Full name"
          hint={isVerified && BADGE_WARNING}
          autoComplete="name"
        />
        <Field field={fields.sport} label="Primary sport" list={SPORT_LIST} />
      </div>
      <SportOptions id={SPORT_LIST} />
      <Field
        field={fields.location}
        label="Location"
        hint={
          place
            ? `Brands find you in ${place}. If that's wrong, add your county or country.`
            : "Town and country, such as Leeds, UK"
        }
        list={PLACE_LIST}
      />
      <PlaceOptions id={PLACE_LIST} />
      <TextArea
        field={fields.bio}
        label="Bio"
        hint="What you do and what you're known for."
        rows={3}
      />
    </Card>
  );
}

/** What is saved in the folds, in a few words; an empty text where there is nothing. */
interface SavedDetails {
  topics: string;
  audience: string;
  rate: string;
  away: string;
}

/** What most saves leave as it is. `publicPage`: its address, when the profile has one. */
export function DetailFields({
  fields,
  saved,
  publicPage,
}: {
  fields: ProfileFields;
  saved: SavedDetails;
  publicPage: string | null;
}) {
  return (
    <Card className="!p-4 !pb-2">
      <h2 className="mb-2 text-lg">More details</h2>
      <Fold
        title="Sports and themes"
        value={saved.topics || "None yet"}
        fields={[fields.otherSports, fields.contentThemes]}
        startsOpen={!saved.topics}
      >
        <Field
          field={fields.otherSports}
          label="Other sports"
          hint="Separated by commas, such as yoga, cycling"
          list={SPORT_LIST}
        />
        <Field
          field={fields.contentThemes}
          label="Content themes"
          hint="What you post about, separated by commas, such as trail runs, kit tests, race days"
        />
      </Fold>
      <Fold
        title="Audience"
        value={saved.audience || "Not stated"}
        fields={[fields.audienceCountry, fields.audienceShare]}
      >
        <p className="text-soft">
          The country most of your followers live in. You'll find it in your platforms' insights.
        </p>
        <div className="grid gap-4 md:grid-cols-2">
          <Select
            field={fields.audienceCountry}
            label="Country"
            placeholder="Not stated"
            options={Object.entries(COUNTRY_NAMES).map(([value, label]) => ({ value, label }))}
          />
          <Field field={fields.audienceShare} label="Share of it (%)" inputMode="numeric" />
        </div>
      </Fold>
      <Fold
        title="Rate"
        value={saved.rate || "Not stated"}
        fields={[fields.startingRate, fields.refusesLess]}
      >
        <Field
          field={fields.startingRate}
          label="Starting rate (£)"
          hint="Your lowest fee for a campaign. Only brands see it."
          inputMode="decimal"
        />
        <Checkbox field={fields.refusesLess} label="Don't let brands offer me less" />
      </Fold>
      <Fold
        title="Time away"
        value={saved.away || "No dates"}
        fields={[fields.awayFrom, fields.awayUntil]}
      >
        <p className="text-soft">
          Brands see these dates and can leave you out of searches for them. They can still invite
          you.
        </p>
        <div className="grid gap-4 md:grid-cols-2">
          <Field field={fields.awayFrom} label="Away from" type="date" />
          <Field field={fields.awayUntil} label="Away until" type="date" />
        </div>
      </Fold>
      <Fold title="Public page" value={publicPage ? "On" : "Off"} fields={[fields.isPublic]}>
        <Checkbox field={fields.isPublic} label="Make my profile public" hint={PUBLIC_HINT} />
        {publicPage && (
          <p>
            <TextLink to={publicPage} reloadDocument>
              View your public page
            </TextLink>
          </p>
        )}
      </Fold>
    </Card>
  );
}

/** Opens at a mistake. A fieldset, so that a screen reader announces "Country" with its group. */
function Fold({
  title,
  value,
  fields,
  startsOpen,
  children,
}: {
  title: string;
  value: string;
  fields: readonly Pick<FieldMetadata, "errors">[];
  startsOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <FoldedFields
      title={title}
      value={value}
      open={fields.some(({ errors }) => errors)}
      startsOpen={startsOpen}
      className="border-t border-line"
    >
      <fieldset className="flex min-w-0 flex-col gap-4 pt-1 pb-4">
        <legend className="sr-only">{title}</legend>
        {children}
      </fieldset>
    </FoldedFields>
  );
}
