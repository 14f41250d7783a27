import type { FieldMetadata } from "@conform-to/react";
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { z } from "zod";
import { Checkbox, Field, Select, TextArea } from "~/components/form";
import { ExternalLink, TextLink } from "~/components/ui/link";
import { COUNTRY_NAMES } from "~/features/reference/places/country-names";
import { PlaceOptions } from "~/features/reference/places/place-options";
import { platformName } from "~/features/reference/platforms/platform-names";
import { SportOptions } from "~/features/reference/sports/sport-options";
import { paths } from "~/paths";
import { formatCount } from "~/platform/numbers";
import { PLATFORMS, type Platform } from "~db/constants";
import { type Channel, filterConnected } from "../channels/channel";
import { FigureSource } from "../channels/figure-source";
import { describeSource } from "../channels/sources";
import { audienceName, COUNTED_PLATFORMS, type CountedPlatform, isCounted } from "./channel-form";
import { engagementText } from "./figures";
import { BADGE_WARNING, PUBLIC_HINT } from "./public-view";
import type { profileSchema } from "./schema";

type TypedFields = z.input<typeof profileSchema>;
type Fields = { [K in keyof TypedFields]-?: FieldMetadata<TypedFields[K]> };

const SPORT_LIST = "known-sports";
const PLACE_LIST = "known-places";

/** `place`: where brands find the athlete, as saved. */
export function AboutFields({
  fields,
  place,
  isVerified,
}: {
  fields: Fields;
  place: string;
  isVerified: boolean;
}) {
  return (
    <Section title="About you">
      <div className="grid gap-4 md:grid-cols-2">
        <Field
          field={fields.fullName}
          label="Full name"
          hint={isVerified && BADGE_WARNING}
          autoComplete="name"
        />
        <Field field={fields.sport} label="Primary sport" list={SPORT_LIST} />
      </div>
      <Field
        field={fields.otherSports}
        label="Other sports"
        hint="Separated by commas, such as yoga, cycling"
        list={SPORT_LIST}
      />
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
        hint="What you do, what you're known for and what brands can expect from you."
        rows={5}
      />
      <Field
        field={fields.contentThemes}
        label="Content themes"
        hint="What you post about, separated by commas, such as trail runs, kit tests, race days"
      />
    </Section>
  );
}

/** One section per platform; empty figures count as 0. */
export function PlatformFields({
  fields,
  channels,
  isVerified,
}: {
  fields: Fields;
  channels: readonly Channel[];
  isVerified: boolean;
}) {
  const isReported = (platform: Platform) =>
    filterConnected(channels).find((channel) => channel.platform === platform);
  return (
    <>
      <p className="text-soft">
        Skip the channels you don't use.{" "}
        {isVerified &&
          "If you add or change a handle, your Verified badge goes until we've checked it again. "}
        Your engagement is the average of the others.{" "}
        <ExternalLink href={`${paths.help}#engagement`}>Highest rates we accept</ExternalLink>
      </p>
      {COUNTED_PLATFORMS.map((platform) => (
        <PlatformSection
          key={platform}
          isConnected={isReported(platform)}
          platform={platform}
          fields={fields}
        />
      ))}
      {PLATFORMS.filter((platform) => !isCounted(platform)).map((platform) => (
        <Section key={platform} title={platformName(platform)}>
          <Field field={fields[`${platform}Handle`]} label="Handle" autoComplete="off" />
        </Section>
      ))}
    </>
  );
}

function PlatformSection({
  isConnected,
  platform,
  fields,
}: {
  /** The channel where the platform itself has told us. */
  isConnected: Channel | undefined;
  platform: CountedPlatform;
  fields: Fields;
}) {
  const name = platformName(platform);
  const audience = audienceName(platform);
  if (isConnected)
    return (
      <Section title={name}>
        <p>
          {isConnected.handle}: {formatCount(isConnected.followers)} {audience.toLowerCase()},{" "}
          {engagementText(isConnected.engagementRate)}.{" "}
          <span className="text-soft">
            <FigureSource source={describeSource(isConnected, "you")} />.
          </span>{" "}
          <Link to={paths.athlete.social}>Manage</Link>
        </p>
      </Section>
    );
  return (
    <Section title={name}>
      <div className="grid gap-4 lg:grid-cols-3">
        <Field field={fields[`${platform}Handle`]} label="Handle" autoComplete="off" />
        <Field field={fields[`${platform}Followers`]} label={audience} inputMode="numeric" />
        <Field
          field={fields[`${platform}EngagementRate`]}
          label="Engagement (%)"
          inputMode="decimal"
        />
      </div>
    </Section>
  );
}

export function RateField({ fields }: { fields: Fields }) {
  return (
    <Section title="Rate">
      <Field
        field={fields.startingRate}
        label="Starting rate (£)"
        hint="Your lowest fee for a campaign. Only brands see it."
        inputMode="decimal"
      />
      <Checkbox field={fields.refusesLess} label="Don't let brands offer me less" />
    </Section>
  );
}

export function AudienceFields({ fields }: { fields: Fields }) {
  return (
    <Section title="Audience">
      <p className="text-soft">
        Where most of your audience is, over all your channels. Your platforms' insights say it.
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
    </Section>
  );
}

export function AwayFields({ fields }: { fields: Fields }) {
  return (
    <Section title="Time away">
      <p className="text-soft">
        Brands see these dates and can leave you out of searches for them. They can still invite
        you.
      </p>
      <div className="grid gap-4 md:grid-cols-2">
        <Field field={fields.awayFrom} label="Away from" type="date" />
        <Field field={fields.awayUntil} label="Away until" type="date" />
      </div>
    </Section>
  );
}

/** `address`: of the public page, when the profile has one. */
export function PublicField({ fields, address }: { fields: Fields; address: string | null }) {
  return (
    <Section title="Public page">
      <Checkbox field={fields.isPublic} label="Make my profile public" hint={PUBLIC_HINT} />
      {address && (
        <p>
          <TextLink to={address} reloadDocument>
            View your public page
          </TextLink>
        </p>
      )}
    </Section>
  );
}

/** A fieldset, so that a screen reader announces "Handle" with its platform. */
function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 rounded-card border border-line bg-card p-5">
      <legend className="float-left mb-4 w-full">
        <h2 className="text-lg">{title}</h2>
      </legend>
      <div className="clear-both flex flex-col gap-4">{children}</div>
    </fieldset>
  );
}
