/** What an athlete does with a content item. */

import { lastDayOf } from "~/features/campaigns/deadlines/deadlines";
import { notify } from "~/features/communication/notifications/notify";
import { insertPostGrants } from "~/features/deals/rights/grants.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { MINUTE_MS } from "~/platform/durations";
import type { Env } from "~/platform/env";
import { brokenUnique } from "~db/client";
import { isOfAnotherContentItem, requirePostAddress } from "../posts/address";
import { insertPost } from "../posts/insert-post.server";
import { loadPostingContext, verifyPost } from "../posts/verify-post.server";
import type { ContentSnapshot } from "./content-snapshot.server";
import { storeVersion } from "./content-snapshot.server";
import { requireAgreedDeliverable } from "./deliverables.server";
import { requireDisclosure } from "./disclosure.server";
import {
  type Basis,
  editedColumns,
  isSameEdit,
  prepareVersion,
  requirePlannableDay,
  requireUnedited,
} from "./edits.server";
import { contentNotifications } from "./notifications";
import type { EditedContent } from "./schema";
import { requireNotRemoved, requireSendable, transitionContent } from "./transition.server";

/** A draft that saves itself is one change to the audit log for this long. */
const ONE_SITTING_MS = 10 * MINUTE_MS;

/**
 * Changes a draft, which stays one. What a brand has seen and flagged is kept as it was: the change makes
 * a new version.
 * @param isQuiet the form saves itself: no open page is told, and the audit log has one row for a sitting
 */
export const saveDraft = (
  ctx: CommandContext,
  id: string,
  edited: EditedContent,
  basis: Basis = {},
  isQuiet = false,
) =>
  transitionContent(ctx, id, "save", undefined, (content) => {
    requireNotRemoved(content);
    requireUnedited(content, basis);
    requireAgreedDeliverable(content.agreed, edited.deliverable, content.deliverable);
    requirePlannableDay(ctx, content.lastDay, edited.plannedOn);
    const { version, ...rest } = prepareVersion(ctx, content);
    return {
      ...rest,
      set: { ...editedColumns(ctx, edited, basis), version, submittedAt: null },
      ...(isQuiet && { isQuiet, auditOncePerMs: ONE_SITTING_MS }),
    };
  });

/** Saves a draft and sends it in one step. */
export const saveAndSubmit = (
  ctx: CommandContext,
  id: string,
  edited: EditedContent,
  basis: Basis = {},
) => {
  const step = { name: "submit", isRepeated: isSameEdit(ctx, edited, basis) } as const;
  return transitionContent(ctx, id, step, undefined, (content) => {
    requireUnedited(content, basis);
    requireAgreedDeliverable(content.agreed, edited.deliverable, content.deliverable);
    const columns = editedColumns(ctx, edited, basis);
    const sent = { ...content, ...columns };
    requirePlannableDay(ctx, content.lastDay, sent.plannedOn);
    requireSendable(sent);
    const disclosureReason = requireDisclosure(sent);
    const { version, ...rest } = prepareVersion(ctx, content);
    return {
      ...rest,
      set: { ...columns, ...CLEARED_NOTES, disclosureReason, version, submittedAt: ctx.now },
      effects: notifyBrand(ctx, id, { ...sent, version }),
    };
  });
};

/** What was said of it before it was sent again. */
export const CLEARED_NOTES = { brandFeedback: null, staffNote: null };

/** The athlete takes it back before the brand has decided. */
export const withdrawContent = (ctx: CommandContext, id: string) =>
  transitionContent(
    ctx,
    id,
    { name: "withdraw", isRepeated: () => true },
    undefined,
    ({ brandId, title, athleteName }) => ({
      effects: notify(ctx, contentNotifications.withdrawn, {
        userId: brandId,
        subjectId: id,
        params: { athleteName, title },
      }),
    }),
  );

/** A new version for review; the one that was sent back stays readable with what was said of it. */
export const reviseContent = (
  ctx: CommandContext,
  id: string,
  edited: EditedContent,
  basis: Basis = {},
) => {
  const step = { name: "revise", isRepeated: isSameEdit(ctx, edited, basis) } as const;
  return transitionContent(ctx, id, step, undefined, (content) => {
    requireUnedited(content, basis);
    requireAgreedDeliverable(content.agreed, edited.deliverable, content.deliverable);
    const columns = editedColumns(ctx, edited, basis);
    const sent = { ...content, ...columns, version: content.version + 1 };
    requirePlannableDay(ctx, content.lastDay, sent.plannedOn);
    requireSendable(sent);
    const disclosureReason = requireDisclosure(sent);
    return {
      before: [storeVersion(ctx, id, content)],
      set: {
        ...columns,
        ...CLEARED_NOTES,
        disclosureReason,
        version: sent.version,
        submittedAt: ctx.now,
        revisionNotes: null,
      },
      effects: notifyBrand(ctx, id, sent),
    };
  });
};

/**
 * Says where an approved content item is posted. The platform is asked, where the athlete has connected it.
 * @throws FieldError when there is no such post, it is not the athlete's, or it is of another content item
 */
export function markPosted(ctx: CommandContext, env: Env, id: string, postUrl: string) {
  // Beside the content item: one round trip.
  const posting = loadPostingContext(ctx, id, postUrl);
  posting.catch(() => {});
  const isRepeated = (content: ContentSnapshot) => content.postUrl === postUrl;
  return transitionContent(ctx, id, { name: "post", isRepeated }, undefined, async (content) => {
    const { brandId, title, athleteId, athleteName, audienceCountries } = content;
    const platform = requirePostAddress(content.platform, postUrl);
    const { other, connection } = await posting;
    if (other) throw isOfAnotherContentItem(other.title);
    const platformPost = await verifyPost(ctx, env, postUrl, connection);
    return {
      set: { postedAt: ctx.now, postUrl },
      effects: [
        insertPostGrants(id),
        ...notify(ctx, contentNotifications.posted, {
          userId: brandId,
          subjectId: id,
          params: { athleteName, title, postUrl },
        }),
        ...insertPost(
          ctx,
          {
            ...{ contentId: id, title, platform, postUrl, athleteId, athleteName, brandId },
            audienceCountries,
          },
          platformPost,
        ),
      ],
    };
  }).catch((error) => {
    throw brokenUnique(error)?.includes("posts.address_key") ? isOfAnotherContentItem(null) : error;
  });
}

export const notifyBrand = (
  ctx: CommandContext,
  id: string,
  { brandId, title, athleteName, version, brandZone: zone }: ContentSnapshot,
) =>
  notify(ctx, contentNotifications.submitted, {
    userId: brandId,
    subjectId: id,
    params: {
      athleteName,
      title,
      version,
      lastDay: lastDayOf({ kind: "review", since: ctx.now, zone }),
    },
  });
