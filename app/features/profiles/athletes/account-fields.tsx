import { FoldedFields } from "~/components/folded-fields";
import { Field } from "~/components/form";
import { Card } from "~/components/ui/card";
import { ExternalLink, TextLink } from "~/components/ui/link";
import { PlatformLogo } from "~/features/reference/platforms/platform-logo";
import { platformName } from "~/features/reference/platforms/platform-names";
import { paths } from "~/paths";
import { formatCount } from "~/platform/numbers";
import { PLATFORMS, type Platform } from "~db/constants";
import { type Channel, filterConnected, findChannel } from "../channels/channel";
import { FigureSource } from "../channels/figure-source";
import { describeSource } from "../channels/sources";
import { audienceName, isCounted } from "./channel-form";
import type { ProfileFields } from "./profile-fields";

/** The accounts of all platforms, and folded what can be typed of those that are not connected. Empty figures count as 0. */
export function AccountFields({
  fields,
  channels,
  isVerified,
}: {
  fields: ProfileFields;
  channels: readonly Channel[];
  isVerified: boolean;
}) {
  const typed = PLATFORMS.filter(
    (platform) => findChannel(filterConnected(channels), platform) === undefined,
  );
  return (
    <Card id="profile-accounts" className="scroll-mt-24 !p-4 !pb-2">
      <h2 className="text-lg">Social accounts</h2>
      <ul className="mt-1 divide-y divide-line">
        {PLATFORMS.map((platform) => {
          const channel = findChannel(channels, platform);
          const isShown = channel !== undefined || isCounted(platform);
          return isShown && <AccountRow key={platform} platform={platform} channel={channel} />;
        })}
      </ul>
      <FoldedFields
        title={typed.some(isCounted) ? "Type your figures instead" : "Type your X handle"}
        open={typed.some((platform) => platformFields(fields, platform).some(hasErrors))}
        className="border-t border-line"
      >
        <div className="flex flex-col gap-5 pb-3">
          <p className="text-soft">
            Skip the channels you don't use.{" "}
            {isVerified &&
              "If you add or change a handle, your Verified badge goes until we've checked it again. "}
            Your engagement is the average of the others.{" "}
            <ExternalLink href={`${paths.help}#engagement`}>Highest rates we accept</ExternalLink>
          </p>
          {typed.map((platform) => (
            <TypedAccount key={platform} platform={platform} fields={fields} />
          ))}
        </div>
      </FoldedFields>
    </Card>
  );
}

const platformFields = (fields: ProfileFields, platform: Platform) =>
  isCounted(platform)
    ? [
        fields[`${platform}Handle`],
        fields[`${platform}Followers`],
        fields[`${platform}EngagementRate`],
      ]
    : [fields[`${platform}Handle`]];

const hasErrors = ({ errors }: { errors?: string[] | undefined }) => errors !== undefined;

function AccountRow({ platform, channel }: { platform: Platform; channel: Channel | undefined }) {
  const name = platformName(platform);
  const isConnected = channel?.source === "connected";
  return (
    <li className="flex items-center gap-3 py-1">
      <div className="min-w-0 flex-1">
        <p className="truncate">
          <PlatformLogo platform={platform} />
          <span className="font-strong">{name}</span> {channel?.handle}
        </p>
        <p className="text-sm text-soft">
          {channel && channel.followers > 0 && (
            <>
              {formatCount(channel.followers)}{" "}
              <span className="max-sm:sr-only">{audienceName(platform).toLowerCase()}</span> ·{" "}
              <FigureSource source={describeSource(channel, "you")} />
            </>
          )}
          {!channel && "Not connected"}
        </p>
      </div>
      {isCounted(platform) && (
        <TextLink to={`${paths.athlete.social}#${platform}`}>
          {isConnected ? "Manage" : "Connect"}
          <span className="sr-only"> {name}</span>
        </TextLink>
      )}
    </li>
  );
}

/** A fieldset, so that a screen reader announces "Handle" with its platform. */
function TypedAccount({ platform, fields }: { platform: Platform; fields: ProfileFields }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-strong">
        <PlatformLogo platform={platform} />
        {platformName(platform)}
      </legend>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field field={fields[`${platform}Handle`]} label="Handle" autoComplete="off" />
        {isCounted(platform) && (
          <>
            <Field
              field={fields[`${platform}Followers`]}
              label={audienceName(platform)}
              inputMode="numeric"
            />
            <Field
              field={fields[`${platform}EngagementRate`]}
              label="Engagement (%)"
              inputMode="decimal"
            />
          </>
        )}
      </div>
    </fieldset>
  );
}
