import { and, eq } from "drizzle-orm";
import { type Change, commit } from "~/platform/command";
import { wrapError } from "~/platform/errors";
import { FieldError } from "~/platform/forms";
import { isWithinSaveLimit, savedTooOften } from "~/platform/save-limit";
import type { Statement } from "~db/client";
import { type Placeholders, prepareReads } from "~db/prepare-reads";
import { profiles } from "~db/schema";
import type { CommandContext } from "./actor";
import { byRegion } from "./time-zones";

/** Listed by the server: the browser may know other zones, and both must render the same page. */
const ZONES = [...Intl.supportedValuesOf("timeZone").filter((zone) => zone !== "UTC"), "UTC"];

export const isTimeZone = (name: string): boolean => ZONES.includes(name);

/** The zones to choose from. The chosen one is among them even when the runtime has renamed it. */
export const timeZones = (chosen: string | null) =>
  byRegion([...new Set(chosen ? [...ZONES, chosen] : ZONES)]);

/** The actor's time zone for dates and times (null: the browser's) and the public name of the picture (null: none). */
export async function findOwnAccount({ actor, db }: CommandContext) {
  const [[account]] = await db.read(...readOwnAccount({ userId: actor.personId }));
  return account ?? { timeZone: null, avatar: null };
}

const readOwnAccount = prepareReads(({ orm }, { userId }: Placeholders<{ userId: string }>) => [
  orm
    .select({ timeZone: profiles.timeZone, avatar: profiles.avatar })
    .from(profiles)
    .where(eq(profiles.id, userId)),
]);

/** Saves a value of the actor's own account, so often a minute at most. @param what in words, for the error */
async function saveOwnAccount(
  ctx: CommandContext,
  what: string,
  values: Partial<Pick<typeof profiles.$inferInsert, "fullName" | "timeZone">>,
  audit: Pick<NonNullable<Change["audit"]>, "action" | "detail">,
  before: Statement[] = [],
) {
  const { actor, db, now } = ctx;
  const { personId } = actor;
  const change = db.orm
    .update(profiles)
    .set(values)
    .where(and(eq(profiles.id, personId), isWithinSaveLimit(personId, audit.action, now)));
  try {
    await commit(
      ctx,
      { before, change, audit: { ...audit, resourceType: "account", resourceId: personId } },
      savedTooOften,
    );
  } catch (error) {
    throw wrapError(`save ${what}`, error);
  }
}

/**
 * Changes the actor's own time zone.
 * @throws FieldError for a zone that is not offered
 */
export async function changeTimeZone(ctx: CommandContext, timeZone: string | null) {
  if (timeZone !== null && !isTimeZone(timeZone))
    throw new FieldError({ timeZone: ["Select a time zone from the list"] });
  await saveOwnAccount(
    ctx,
    "time zone",
    { timeZone },
    { action: "time_zone_changed", detail: { timeZone } },
  );
}

/** Changes the actor's own name; the session's claims follow with the next request. */
export async function changeName(ctx: CommandContext, fullName: string) {
  const { actor, now, request } = ctx;
  const renamed = { userId: actor.personId, formerName: actor.name, fullName, request };
  await saveOwnAccount(
    ctx,
    "name",
    { fullName },
    { action: "name_changed", detail: { from: actor.name, to: fullName } },
    ctx.emit("account.renamed", renamed, now),
  );
}
