import { and, eq, sql } from "drizzle-orm";
import { notify } from "~/features/communication/notifications/notify";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { commit } from "~/platform/command";
import { dayOf } from "~/platform/dates";
import { AppError, conflict, notFound } from "~/platform/errors";
import { brokenUnique } from "~db/client";
import { contracts, contractVersions } from "~db/schema";
import { checkEnding } from "./change.server";
import { changedTerms } from "./compare";
import { type ContractRow, isInForce, isOwn, readContract } from "./contract-rows.server";
import { type ContractDocument, type Ending, readDocument } from "./document";
import { contractNotifications } from "./notifications";
import { recordVersion } from "./record-entries.server";
import { allowedActions } from "./status";
import type { Terms } from "./terms";
import { serializeWithDigest } from "./version";

interface Proposal {
  /** The id of the new contract, made with the form. */
  id: string;
  note?: string | undefined;
}

/**
 * Proposes an amendment: the terms of a contract in force, restated with changes. That contract stays in force until both
 * sides have signed the amendment. The same form sent twice makes one amendment.
 * @throws AppError not_found, conflict (not in force, or something open), or invalid if no term differs
 */
export const proposeAmendment = (
  ctx: CommandContext,
  contractId: string,
  { terms, ...proposal }: Proposal & { terms: Terms },
) => propose(ctx, contractId, "amendment", proposal, { terms });

/**
 * Proposes to end a contract in force, and on what conditions.
 * @throws AppError not_found, or conflict (not in force, or something open)
 */
export const proposeCancellation = (
  ctx: CommandContext,
  contractId: string,
  { ending, ...proposal }: Proposal & { ending: Ending },
) => propose(ctx, contractId, "cancellation", proposal, { ending });

/** What a later document says of the version in force. */
const amending = ({ hash, version, closedAt }: ContractRow, base: ContractDocument) => ({
  contract: base.contract,
  version,
  hash,
  signedOn: base.amends?.signedOn ?? dayOf(closedAt ?? base.sentAt),
});

const PROPOSED = {
  amendment: "contract_amendment_proposed",
  cancellation: "contract_cancellation_proposed",
} as const;

async function propose(
  ctx: CommandContext,
  contractId: string,
  kind: keyof typeof PROPOSED,
  { id, note }: Proposal,
  change: Partial<Pick<ContractDocument, "terms" | "ending">>,
) {
  const { db, now } = ctx;
  const row = await readContract(ctx, contractId);
  if (!row) throw notFound();
  if (row.openFollowUp === id) return;
  if (!allowedActions(row, row.side)[kind === "amendment" ? "amend" : "cancel"])
    throw conflict(NOT_NOW);
  const base = readDocument(row.body);
  const document: ContractDocument = {
    ...base,
    contract: id,
    number: 1,
    sentAt: now,
    amends: amending(row, base),
    ...change,
  };
  if (kind === "amendment" && changedTerms(base, document).length === 0)
    throw new AppError("invalid", "You haven't changed any term.");
  checkEnding(document, now);
  const sealed = await serializeWithDigest(document);
  try {
    await commit(
      ctx,
      {
        change: sql`insert into contracts (id, deal_id, campaign_id, brand_id, athlete_id, title, kind, amends,
            status, version, proposed_by, offered_at, created_at)
          select ${id}, deal_id, campaign_id, brand_id, athlete_id, title, ${kind}, id,
            'pending', 1, ${row.side}, ${now}, ${now}
          from contracts where id = ${contractId} and ${isOwn(ctx)} and ${isInForce}`,
        effects: [
          db.orm.insert(contractVersions).values({
            contractId: id,
            number: 1,
            proposedBy: row.side,
            ...sealed,
            note: note || null,
            createdAt: now,
          }),
          ...recordVersion(
            { ...row, id, kind, amends: contractId },
            { number: 1, by: row.side, hash: sealed.hash, at: now },
          ),
          ...notify(ctx, contractNotifications.proposed, {
            userId: row.other.id,
            subjectId: id,
            params: { kind, title: row.title, from: row.own },
          }),
        ],
        audit: { action: PROPOSED[kind], resourceType: "contract", resourceId: id },
      },
      () => conflict(NOT_NOW),
    );
  } catch (error) {
    if (!brokenUnique(error)) throw error;
    // The same form, or another proposal, was faster.
    const [[own]] = await db.read(
      db.orm
        .select({ id: contracts.id })
        .from(contracts)
        .where(and(eq(contracts.id, id), eq(contracts.amends, contractId))),
    );
    if (!own) throw conflict(NOT_NOW);
  }
}

const NOT_NOW =
  "This contract isn't in force, or another change to it waits for signatures. Reload the page to see it.";
