import { sql } from "drizzle-orm";
import { canonicalJson } from "~/features/campaigns/record/chain";
import { recordEntry } from "~/features/campaigns/record/entries.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { sha256Hex } from "~/platform/signing";
import type { Statement } from "~db/client";
import type { ResolutionType } from "~db/constants";
import type { DisputeInput } from "./schema";

/*
 * What the campaign's record holds of a dispute: hashes in place of the texts, because an entry can never be deleted.
 */

interface Subject {
  id: string;
  dealId: string;
  campaignId: string;
  athleteId: string;
}

export const recordFiling = async (
  { actor, now: at }: CommandContext,
  { id: subjectId, dealId, campaignId, athleteId }: Subject,
  { type, title, description, desiredOutcome, evidenceUrls }: DisputeInput,
): Promise<Statement[]> =>
  recordEntry({
    dealId,
    campaignId,
    athleteId,
    kind: "dispute_filed",
    subjectId,
    body: {
      by: actor.type,
      type,
      text: await sha256Hex(canonicalJson({ description, desiredOutcome, evidenceUrls, title })),
    },
    at,
  });

/** A ruling of staff, or a settlement of both sides, with the hashes of all evidence there was. */
export const recordResolution = async (
  { now: at }: CommandContext,
  { id: subjectId, dealId, campaignId, athleteId }: Subject,
  kind: "dispute_ruled" | "dispute_settled",
  { type, refund, details }: { type: ResolutionType; refund: number | null; details: string },
): Promise<Statement[]> =>
  recordEntry({
    dealId,
    campaignId,
    athleteId,
    kind,
    subjectId,
    body: { type, refund, currency: "GBP", text: await sha256Hex(details) },
    fromRows: {
      evidence: sql`(select json_group_array(sha256) from
        (select sha256 from media where dispute_id = ${subjectId} and sha256 is not null order by sha256))`,
    },
    at,
  });
