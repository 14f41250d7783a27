import { eq } from "drizzle-orm";
import { renameAccount } from "~/features/identity/accounts/account-rows.server";
import { type CommandContext, requireParty } from "~/features/identity/accounts/actor";
import { canonicalSports, parseSports } from "~/features/reference/sports/sports";
import { changedFields } from "~/platform/audit";
import { type Change, commit } from "~/platform/command";
import { dayOf } from "~/platform/dates";
import { wrapError } from "~/platform/errors";
import { toPence } from "~/platform/money";
import { isSameName } from "~/platform/normalize-text";
import { guardSave, isWithinSaveLimit } from "~/platform/save-limit";
import { athleteProfiles, profiles } from "~db/schema";
import { storeTypedChannels } from "../channels/store-channels.server";
import { NOTHING_LEARNED } from "../reach/forecast-posts";
import { applyChannelForm } from "./channel-form";
import { deriveFigures } from "./derived-figures";
import { namesNewChannel } from "./figures";
import { loadProfileHistory } from "./queries.server";
import type { ProfileInput } from "./schema";
import { storeSnapshot } from "./update-figures.server";

/**
 * Saves the athlete's own profile with its derived figures and today's snapshot.
 * @throws AppError with what to do (limit after 20 saves in a minute); the form keeps what was typed
 */
export async function saveProfile(ctx: CommandContext, input: ProfileInput) {
  try {
    await writeProfile(ctx, input);
  } catch (error) {
    throw wrapError("save profile", error);
  }
}

async function writeProfile(ctx: CommandContext, input: ProfileInput) {
  requireParty(ctx, "athlete");
  const { actor, db, now, request } = ctx;
  const { fullName, location, bio, contentThemes, isPublic } = input;
  const today = dayOf(now);
  // Of several sports typed as the primary one, the first is it.
  const [sport = "", ...otherSports] = canonicalSports([
    ...parseSports(input.sport),
    ...input.otherSports,
  ]);
  const mayBeSaved = isWithinSaveLimit(actor.personId, "profile_saved", now);
  const [{ own, snapshots, items }, [[limit]]] = await Promise.all([
    loadProfileHistory(db, actor.personId, today),
    db.read(db.orm.select({ mayBeSaved }).from(profiles).where(eq(profiles.id, actor.personId))),
  ]);
  const { setWhere, nextVersion, lost } = guardSave(
    own && { version: own.version, mayBeSaved: limit?.mayBeSaved },
    {
      version: athleteProfiles.version,
      expectedVersion: input.expectedVersion,
      mayBeSaved,
    },
  );
  const stored = own?.channels ?? [];
  const channels = applyChannelForm(input, stored, now);
  // The badge goes in the same batch: features/profiles/verification/revoke-badge.server.ts.
  const keepsBadge = !namesNewChannel(stored, channels) && isSameName(actor.name, fullName);
  const isVerified = own ? own.isVerified && keepsBadge : false;
  const typed = { sport, otherSports, location, bio, contentThemes, isPublic };
  const learned = own?.learned ?? NOTHING_LEARNED;
  const derived = deriveFigures(
    { ...typed, isVerified },
    { today, channels, snapshots, items, learned },
  );
  const row = {
    ...typed,
    ...derived,
    startingRate: input.startingRate === undefined ? null : toPence(input.startingRate),
    refusesLess: input.refusesLess,
    audienceCountry: input.audienceCountry ?? null,
    audienceShare: input.audienceShare ?? null,
    awayFrom: input.awayFrom,
    awayUntil: input.awayUntil,
  };
  const change: Change = {
    before: ctx.emit(
      "athlete.saved",
      {
        userId: actor.personId,
        formerName: actor.name,
        fullName,
        channels,
        request,
      },
      now,
    ),
    change: db.orm
      .insert(athleteProfiles)
      .values({ userId: actor.personId, ...row, version: 1, lastUpdated: now })
      .onConflictDoUpdate({
        target: athleteProfiles.userId,
        set: { ...row, version: nextVersion, lastUpdated: now },
        setWhere,
      }),
    effects: [
      ...storeTypedChannels(db, actor.personId, channels),
      storeSnapshot(db, actor.personId, today, derived),
      renameAccount(actor.personId, fullName),
    ],
    audit: {
      action: "profile_saved",
      resourceType: "athlete_profile",
      resourceId: actor.personId,
      detail: changedFields(own, { ...row, channels }),
    },
  };
  await commit(ctx, change, lost);
}
