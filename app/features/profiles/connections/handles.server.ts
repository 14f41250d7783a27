import { and, eq } from "drizzle-orm";
import { type CommandContext, requireParty } from "~/features/identity/accounts/actor";
import { platformName } from "~/features/reference/platforms/platform-names";
import { commit } from "~/platform/command";
import { dayOf } from "~/platform/dates";
import { AppError } from "~/platform/errors";
import { guardSave, isWithinSaveLimit } from "~/platform/save-limit";
import { athleteProfiles, profiles } from "~db/schema";
import { incrementProfileVersion } from "../athletes/athlete-rows.server";
import { audienceName, HANDLE_PLATFORMS } from "../athletes/channel-form";
import { rateFault } from "../athletes/engagement-limits";
import { namesNewChannel } from "../athletes/figures";
import { loadProfileHistory } from "../athletes/queries.server";
import { updateFigures } from "../athletes/update-figures.server";
import { type Channel, findChannel } from "../channels/channel";
import { storeTypedChannels } from "../channels/store-channels.server";
import type { HandlesInput } from "./schema";

/**
 * Saves the handles that an athlete types for channels that are not connected. Their figures stay.
 * @throws StaleFormError when another page has saved the profile since `expectedVersion`, AppError limit after 20 saves in a minute,
 *   invalid where a stored figure cannot be true
 */
export async function saveHandles(ctx: CommandContext, input: HandlesInput): Promise<void> {
  requireParty(ctx, "athlete");
  const { actor, db, now, request } = ctx;
  const mayBeSaved = isWithinSaveLimit(actor.personId, "channels_saved", now);
  const [history, [[limit]]] = await Promise.all([
    loadProfileHistory(db, actor.personId, dayOf(now)),
    db.read(db.orm.select({ mayBeSaved }).from(profiles).where(eq(profiles.id, actor.personId))),
  ]);
  const { own: profile } = history;
  if (!profile) return;
  const { setWhere, lost } = guardSave(
    { version: profile.version, mayBeSaved: limit?.mayBeSaved },
    { version: athleteProfiles.version, expectedVersion: input.expectedVersion, mayBeSaved },
  );
  const channels = applyHandles(profile.channels, input, now);
  refuseImpossible(channels);
  const isVerified = profile.isVerified && !namesNewChannel(profile.channels, channels);
  await commit(
    ctx,
    {
      before: ctx.emit("channels.saved", { userId: actor.personId, channels, request }, now),
      change: incrementProfileVersion(and(eq(athleteProfiles.userId, actor.personId), setWhere)),
      effects: [
        ...storeTypedChannels(db, actor.personId, channels),
        ...updateFigures(db, { ...history, own: { ...profile, isVerified } }, channels, now),
      ],
      audit: { action: "channels_saved", resourceType: "channel", resourceId: actor.personId },
    },
    lost,
  );
}

/** Figures that cannot be true are corrected in the profile, where they are typed. */
function refuseImpossible(channels: readonly Channel[]): void {
  for (const { platform, source, followers, engagementRate } of channels) {
    const fault =
      source === "connected"
        ? null
        : rateFault(followers, engagementRate, audienceName(platform).toLowerCase());
    if (fault)
      throw new AppError(
        "invalid",
        `${platformName(platform)}: ${fault}. Correct it in your profile first.`,
      );
  }
}

function applyHandles(stored: readonly Channel[], typed: HandlesInput, now: number): Channel[] {
  const others = stored.filter(
    ({ platform }) => !HANDLE_PLATFORMS.some((typed) => typed === platform),
  );
  return [
    ...others,
    ...HANDLE_PLATFORMS.flatMap((platform): Channel[] => {
      const handle = typed[`${platform}Handle`];
      const previous = findChannel(stored, platform);
      if (previous?.source === "connected") return [previous];
      if (handle === null && !previous?.followers && !previous?.engagementRate) return [];
      const empty = { followers: 0, engagementRate: 0, figuresAt: now };
      return [
        {
          ...(previous ?? empty),
          platform,
          handle,
          source: previous && previous.handle === handle ? previous.source : "typed",
        },
      ];
    }),
  ];
}
