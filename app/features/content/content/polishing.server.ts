import { type SQL, sql } from "drizzle-orm";
import { notify } from "~/features/communication/notifications/notify";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { deleteFiles, endFilesAtVersion } from "~/features/media/media/files.server";
import { conflict } from "~/platform/errors";
import type { Statement } from "~db/client";
import type { PolishCheck } from "~db/constants";
import {
  endPolishing,
  finishClaim,
  openPolishing,
  requireHolder,
} from "../polishing/holder.server";
import { CLEARED_NOTES, notifyBrand } from "./commands.server";
import { storeVersion } from "./content-snapshot.server";
import { requireDisclosure } from "./disclosure.server";
import { requirePlannableDay } from "./edits.server";
import { contentNotifications } from "./notifications";
import { requireSendable, transitionContent } from "./transition.server";

/** The way of a content item through polishing: from the athlete to staff, on to the brand or back. */

export const sendToPolishing = (ctx: CommandContext, id: string, reason?: string) =>
  transitionContent(ctx, id, "polish", undefined, (content) => {
    requirePlannableDay(ctx, content.lastDay, content.plannedOn, false);
    requireSendable(content);
    const disclosureReason = requireDisclosure({
      ...content,
      disclosureReason: reason ?? content.disclosureReason,
    });
    return { set: { staffNote: null, disclosureReason }, effects: [openPolishing(ctx, id)] };
  });

export const recallFromPolishing = (ctx: CommandContext, id: string) =>
  transitionContent(ctx, id, { name: "recall", isRepeated: () => true }, undefined, () => ({
    effects: [endPolishing(sql`${id}`), ...deletePolishedFiles(sql`${id}`, ctx.now)],
  }));

/** Staff ask the athlete to change something before the brand sees it. */
export const returnFromPolishing = (ctx: CommandContext, id: string, note: string) =>
  transitionContent(ctx, id, "return", undefined, (content) => {
    requireHolder(ctx, content);
    const { athleteId, title } = content;
    return {
      set: { staffNote: note },
      effects: [
        ...finishClaim(ctx, id, []),
        ...deletePolishedFiles(sql`${id}`, ctx.now),
        ...notify(ctx, contentNotifications.returned_by_team, {
          userId: athleteId,
          subjectId: id,
          params: { title, note },
        }),
      ],
    };
  });

/**
 * Staff submit a content item to the brand. Their edited files are a new version; the athlete's version is kept. A planned date
 * that has passed is no obstacle, because staff cannot change it and caused the delay.
 */
export const finishPolishing = (ctx: CommandContext, id: string, checks: readonly PolishCheck[]) =>
  transitionContent(ctx, id, "finish", undefined, (content) => {
    requireHolder(ctx, content);
    const { athleteId, title, company, polishedFiles } = content;
    const version = content.version + (polishedFiles > 0 ? 1 : 0);
    return {
      before: polishedFiles > 0 ? [storeVersion(ctx, id, content)] : [],
      set: { ...CLEARED_NOTES, version, submittedAt: ctx.now },
      effects: [
        ...finishClaim(ctx, id, checks),
        ...(polishedFiles > 0 ? [endEarlierPolished(id, version)] : []),
        ...notifyBrand(ctx, id, { ...content, version }),
        ...notify(ctx, contentNotifications.sent_by_team, {
          userId: athleteId,
          subjectId: id,
          params: { company, title, polished: polishedFiles },
        }),
      ],
    };
  });

/** The athlete objects to what staff made: their own files go to the brand as a new version. Once, since it has no polished file. */
export const submitOriginal = (ctx: CommandContext, id: string) =>
  transitionContent(ctx, id, "send-own", undefined, (content) => {
    if (content.shownPolished === 0) throw conflict("The brand already has your own version.");
    const { brandId, athleteName, title, version } = content;
    return {
      before: [storeVersion(ctx, id, content)],
      set: { ...CLEARED_NOTES, version: version + 1, submittedAt: ctx.now },
      effects: [
        endFilesAtVersion(
          sql`content_id = ${id} and replaces_id is not null and until_version is null
            and since_version = ${version}`,
          version,
        ),
        ...notify(ctx, contentNotifications.own_version_sent, {
          userId: brandId,
          subjectId: id,
          params: { athleteName, title, version: version + 1 },
        }),
      ],
    };
  });

/** A second polishing stands in for the same file as the first. */
const endEarlierPolished = (id: string, version: number): Statement =>
  endFilesAtVersion(
    sql`content_id = ${id} and until_version is null and since_version < ${version}
      and replaces_id in (select replaces_id from media where content_id = ${id} and since_version = ${version})`,
    version - 1,
  );

/** Deletes what staff made for a version that never came. @param contents a query of one column: the content items */
export function deletePolishedFiles(contents: SQL, now: number): Statement[] {
  const unsent = sql`replaces_id is not null and content_id in (${contents}) and since_version >
    (select version from content_submissions where content_submissions.id = media.content_id)`;
  return deleteFiles(unsent, now);
}
