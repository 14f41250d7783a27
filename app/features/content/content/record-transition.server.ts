import { sql } from "drizzle-orm";
import { canonicalJson } from "~/features/campaigns/record/chain";
import { recordEntry } from "~/features/campaigns/record/entries.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { sha256Hex } from "~/platform/signing";
import type { Statement } from "~db/client";
import type { RecordKind } from "~db/constants";
import type { contentSubmissions } from "~db/schema";
import type { ContentSnapshot } from "./content-snapshot.server";
import { isCurrentFile } from "./content-stages.server";
import type { Transition } from "./status";

/** The transitions that the record of the campaign holds. */
const RECORD_KIND_BY_TRANSITION: { [name in Transition]?: RecordKind } = {
  submit: "draft_submitted",
  finish: "draft_submitted",
  "send-own": "draft_submitted",
  revise: "draft_submitted",
  approve: "content_approved",
  "request-changes": "changes_requested",
  post: "content_posted",
};

type Columns = Partial<typeof contentSubmissions.$inferInsert>;

/**
 * The entry of a transition, with hashes of the text and the files instead of themselves. It stands last among the effects,
 * so that it finds the files of the version as it is now. The hash of a clip is missing until it has been computed.
 */
export async function recordTransition(
  { actor, now: at }: CommandContext,
  content: ContentSnapshot,
  transition: Transition,
  set: Columns = {},
  { automatic = false }: { automatic?: unknown } = {},
): Promise<Statement[]> {
  const kind = RECORD_KIND_BY_TRANSITION[transition];
  if (!kind) return [];
  const { title, description, hashtags, mediaUrls, version } = { ...content, ...set };
  return recordEntry({
    dealId: content.dealId,
    campaignId: content.campaignId,
    athleteId: content.athleteId,
    kind,
    subjectId: content.id,
    body: {
      by: automatic ? "deadline" : actor.type,
      version,
      text: await sha256Hex(canonicalJson({ description, hashtags, mediaUrls, title })),
      ...(set.brandFeedback && { feedback: await sha256Hex(set.brandFeedback) }),
      ...(set.postUrl && { postUrl: set.postUrl }),
    },
    fromRows: {
      files: sql`(select json_group_array(json_object('id', file.id, 'sha256', file.sha256))
        from (select id, sha256 from media where content_id = ${content.id} and ${isCurrentFile} order by id) file)`,
    },
    at,
  });
}
