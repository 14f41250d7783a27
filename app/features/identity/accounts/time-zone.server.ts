import { and, eq } from "drizzle-orm";
import { commit } from "~/platform/command";
import { wrapError } from "~/platform/errors";
import { FieldError } from "~/platform/forms";
import { isWithinSaveLimit, savedTooOften } from "~/platform/save-limit";
import { type Placeholders, prepareReads } from "~db/prepare-reads";
import { profiles } from "~db/schema/index";
import type { CommandContext } from "./actor";
import { byRegion } from "./time-zones";

/** Listed by the server: the browser may know other zones, and both must render the same page. */
const ZONES = [...Intl.supportedValuesOf("timeZone").filter((zone) => zone !== "UTC"), "UTC"];

export const isTimeZone = (name: string): boolean => ZONES.includes(name);

/** The zones to choose from. The chosen one is among them even when the runtime has renamed it. */
export const timeZones = (chosen: string | null) =>
  byRegion([...new Set(chosen ? [...ZONES, chosen] : ZONES)]);

/** The actor's time zone for dates and times; null means the browser's. */
export async function chosenTimeZone({ actor, db }: CommandContext): Promise<string | null> {
  const [[row]] = await db.read(...readTimeZone({ userId: actor.personId }));
  return row?.timeZone ?? null;
}

const readTimeZone = prepareReads(({ orm }, { userId }: Placeholders<{ userId: string }>) => [
  orm.select({ timeZone: profiles.timeZone }).from(profiles).where(eq(profiles.id, userId)),
]);

/**
 * Changes the actor's own time zone.
 * @throws FieldError for a zone that is not offered
 */
export async function changeTimeZone(ctx: CommandContext, timeZone: string | null) {
  const { actor, db, now } = ctx;
  if (timeZone !== null && !isTimeZone(timeZone))
    throw new FieldError({ timeZone: ["Select a time zone from the list"] });
  try {
    await commit(
      ctx,
      {
        change: db.orm
          .update(profiles)
          .set({ timeZone })
          .where(
            and(
              eq(profiles.id, actor.personId),
              isWithinSaveLimit(actor.personId, "time_zone_changed", now),
            ),
          ),
        audit: {
          action: "time_zone_changed",
          resourceType: "account",
          resourceId: actor.personId,
          detail: { timeZone },
        },
      },
      savedTooOften,
    );
  } catch (error) {
    throw wrapError("save time zone", error);
  }
}
