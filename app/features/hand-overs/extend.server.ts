import { commit } from "~/platform/command";
import { formatWeekday } from "~/platform/dates";
import { conflict, notFound, wrapError } from "~/platform/errors";
import type { HandOverKind } from "~db/constants";
import { type CommandContext, requireParty } from "../accounts/actor";
import { notify } from "../notifications/notify";
import { extensionOf, lastDayOf, RULES } from "./deadlines";
import { record } from "./record.server";
import { actingIn, pageOf } from "./sides";
import { moreTime } from "./texts";
import { openHandOvers, readHandOvers } from "./turns.server";

/**
 * Gives the other side the whole time once more, from today. Only the side that waits may. Done twice on a day, it is done once.
 * @returns the last day there is now
 * @throws AppError not_found when nothing of the actor's waits under this id, conflict when it was decided meanwhile
 */
export async function extendDeadline(
  ctx: CommandContext,
  kind: HandOverKind,
  subjectId: string,
): Promise<{ lastDay: string }> {
  const side = RULES[kind].by === "athlete" ? "brand" : "athlete";
  requireParty(ctx, side);
  const { db, actor, now } = ctx;
  const own = side === "brand" ? { brandId: actor.userId } : { athleteId: actor.userId };
  const [rows] = await db.read(openHandOvers(db, kind, { ...own, subjectId, limit: 1 }));
  const [handOver] = readHandOvers(rows);
  if (!handOver) throw notFound(GONE);
  const extendedTo = extensionOf(handOver, now);
  if (extendedTo === null) return { lastDay: lastDayOf(handOver) };
  try {
    await commit(
      ctx,
      {
        // Half of the time has passed with the first one: of the new one, the last day is reminded of.
        change: record(handOver, { told: "half", extendedTo }),
        effects: notify(ctx, {
          userId: actingIn(handOver),
          kind: "reminder",
          title: "More time",
          message: moreTime(kind, handOver, formatWeekday(extendedTo)),
          link: pageOf(handOver, RULES[kind].by),
        }),
        audit: {
          action: "deadline_extended",
          resourceType: kind === "invitation" ? "invitation" : "content",
          resourceId: subjectId,
          detail: { kind, lastDay: extendedTo },
        },
      },
      () => conflict(GONE),
    );
  } catch (error) {
    throw wrapError("extend deadline", error);
  }
  return { lastDay: extendedTo };
}

const GONE = "This no longer waits for an answer. Load the page again to see what was decided.";
