import { and, eq, sql } from "drizzle-orm";
import { markHandled } from "~/features/communication/notifications/mark-handled";
import { notify } from "~/features/communication/notifications/notify";
import { type CommandContext, sideIdOf } from "~/features/identity/accounts/actor";
import { commit } from "~/platform/command";
import { dayOf, formatInFull } from "~/platform/dates";
import { MINUTE_MS } from "~/platform/durations";
import { AppError, appErrorIn, conflict, notFound } from "~/platform/errors";
import { FieldError, TakenIdError } from "~/platform/forms";
import { formatMoney } from "~/platform/money";
import { brokenUnique } from "~db/client";
import type { AuditAction } from "~db/constants";
import { contractComments, contracts, contractVersions } from "~db/schema";
import type { ClauseId } from "./clauses";
import { changedTerms } from "./compare";
import { type ContractRow, isOpenContract, isOwn, readContract } from "./contract-rows.server";
import { type ContractDocument, readDocument } from "./document";
import { contractNotifications } from "./notifications";
import { recordDecline, recordVersion } from "./record-entries.server";
import { allowedActions, contractMachine } from "./status";
import { readVersion, serializeWithDigest } from "./version";

/**
 * Refuses conditions that the contract rules out: it ends on a day on which it was in force, and the brand pays no more than
 * the fee.
 * @throws FieldError
 */
export function checkEnding({ ending, amends, terms }: ContractDocument, now: number) {
  if (!ending || !amends) return;
  const { endsOn, brandPays } = ending;
  if (endsOn > dayOf(now))
    throw new FieldError({ endsOn: ["Please enter today or an earlier day"] });
  if (endsOn < amends.signedOn)
    throw new FieldError({
      endsOn: [`The contract was signed on ${formatInFull(amends.signedOn, "UTC")}`],
    });
  if (brandPays > terms.fee)
    throw new FieldError({ brandPays: [`At most the fee, ${formatMoney(terms.fee)}`] });
}

/** The open contract, if this side may do that now. */
async function openContract(
  ctx: CommandContext,
  id: string,
  what: keyof ReturnType<typeof allowedActions>,
): Promise<ContractRow> {
  const row = await readContract(ctx, id);
  if (!row) throw notFound();
  if (!allowedActions(row, row.side)[what]) throw conflict(closedError(row));
  return row;
}

const MAX_VERSIONS = 30;
const TOO_MANY = `This has gone back and forth ${MAX_VERSIONS} times. Talk it through in messages, then sign this version or start again.`;

type ProposedChange = Pick<ContractDocument, "terms"> | Required<Pick<ContractDocument, "ending">>;

const unchanged = (ctx: CommandContext, { id, version }: ContractRow) =>
  and(eq(contracts.id, id), isOwn(ctx), eq(contracts.version, version), isOpenContract);

/**
 * Proposes other terms as a new version. What was signed before counts no more.
 * @param expectedVersion the version that the form began with
 * @throws AppError not_found, conflict (signed by both, closed, or changed since), limit after `MAX_VERSIONS`, or invalid if no
 * term differs
 */
export async function proposeChange(
  ctx: CommandContext,
  id: string,
  {
    expectedVersion,
    note,
    ...change
  }: { expectedVersion: number; note?: string | undefined } & ProposedChange,
) {
  const { db, now } = ctx;
  const row = await openContract(ctx, id, "change");
  if (row.version !== expectedVersion) throw conflict(staleFormError(row));
  if (row.version >= MAX_VERSIONS) throw new AppError("limit", TOO_MANY);
  const old = readDocument(row.body);
  // A cancellation carries the terms unchanged; only how the contract ends can differ.
  if ("ending" in change !== "ending" in old) throw conflict(closedError(row));
  const document = { ...old, number: row.version + 1, sentAt: now, ...change };
  const changes = changedTerms(old, document);
  if (changes.length === 0) throw new AppError("invalid", "You haven't changed any term.");
  checkEnding(document, now);
  const sealed = await serializeWithDigest(document);
  await commit(
    ctx,
    {
      change: db.orm
        .update(contracts)
        .set({
          version: document.number,
          status: contractMachine.steps.change.to,
          proposedBy: row.side,
          offeredAt: now,
        })
        .where(unchanged(ctx, row)),
      effects: [
        db.orm.insert(contractVersions).values({
          contractId: id,
          number: document.number,
          proposedBy: row.side,
          ...sealed,
          note: note || null,
          createdAt: now,
        }),
        ...recordVersion(row, {
          number: document.number,
          by: row.side,
          hash: sealed.hash,
          at: now,
        }),
        ...markHandled(sideIdOf(ctx.actor), ctx.now, id),
        ...notify(ctx, contractNotifications.changed, {
          ...toOther(row),
          params: { ...noticeParams(row), terms: changes.map(({ label }) => label) },
        }),
      ],
      audit: {
        action: "contract_changed",
        resourceType: "contract",
        resourceId: id,
        detail: { version: document.number, terms: changes.map(({ key }) => key) },
      },
    },
    () => conflict(staleFormError(row)),
  );
}

/** Ends an offer: its sender withdraws it, or the other side declines it. Done twice, it is done once. */
export async function closeContract(
  ctx: CommandContext,
  id: string,
  { intent, reason }: { intent: "decline" | "withdraw"; reason?: string | undefined },
) {
  const { db, now } = ctx;
  const { to } = contractMachine.steps[intent];
  const row = await readContract(ctx, id);
  if (!row) throw notFound();
  if (row.status === to) return;
  if (!allowedActions(row, row.side)[intent]) throw conflict(closedError(row));
  await commit(
    ctx,
    {
      change: db.orm
        .update(contracts)
        .set({ status: to, closedAt: now, reason: reason || null })
        .where(unchanged(ctx, row)),
      effects: [
        ...(intent === "decline" ? recordDecline(row, now) : []),
        ...markHandled(sideIdOf(ctx.actor), ctx.now, id),
        ...notify(ctx, contractNotifications.closed, {
          ...toOther(row),
          params: { ...noticeParams(row), status: to, reason },
        }),
      ],
      audit: { action: CLOSED_AS[intent], resourceType: "contract", resourceId: id },
    },
    () => conflict(closedError(row)),
  );
}

const toOther = ({ id, other }: ContractRow) => ({ userId: other.id, subjectId: id });

const noticeParams = ({ kind, title, own }: ContractRow) => ({ kind, title, from: own });

const CLOSED_AS = {
  decline: "contract_declined",
  withdraw: "contract_withdrawn",
} as const satisfies Record<string, AuditAction>;

const COMMENTS = { count: 20, withinMs: 10 * MINUTE_MS };

/**
 * Says something about a clause. The same form sent twice says it once.
 * @throws AppError limit after `COMMENTS.count` on all contracts of this side within `COMMENTS.withinMs`
 */
export async function commentOnClause(
  ctx: CommandContext,
  id: string,
  comment: { id: string; clause: ClauseId; body: string },
) {
  const { db, now } = ctx;
  const row = await openContract(ctx, id, "comment");
  if (!readVersion(row.body).clauses.some((clause) => clause.id === comment.clause))
    throw notFound();
  const { clause, body } = comment;
  try {
    await commit(ctx, {
      change: sql`insert into contract_comments (id, contract_id, number, clause, side, body, created_at)
        select ${comment.id}, contracts.id, ${row.version}, ${clause}, ${row.side}, ${body}, ${now} from contracts
        where ${and(eq(contracts.id, id), isOwn(ctx), isOpenContract)}
          and (select count(*) from contracts own join contract_comments recent on recent.contract_id = own.id
            where ${sideIdOf(ctx.actor)} in (own.brand_id, own.athlete_id) and recent.side = ${row.side}
              and recent.created_at > ${now - COMMENTS.withinMs}) < ${COMMENTS.count}`,
      effects: notify(ctx, contractNotifications.commented, {
        ...toOther(row),
        params: { ...noticeParams(row), clause, comment: body },
        bundle: `contract:${id}`,
      }),
      audit: { action: "contract_commented", resourceType: "contract", resourceId: id },
    });
  } catch (error) {
    const isTaken = brokenUnique(error) === "contract_comments.id";
    if (!isTaken && appErrorIn(error)?.code !== "conflict") throw error;
    const [[stored]] = await db.read(
      db.orm.select().from(contractComments).where(eq(contractComments.id, comment.id)),
    );
    // Sent twice.
    if (stored?.contractId === id && stored.side === row.side && stored.body === body) return;
    if (stored) throw new TakenIdError();
    await openContract(ctx, id, "comment");
    throw new AppError("limit", "You've sent many comments. Please wait a few minutes.");
  }
}

const closedError = ({ kind }: ContractRow) =>
  `This ${kind} can't be changed any more. Reload the page to see why.`;
const staleFormError = ({ kind }: ContractRow) =>
  `There's a newer version of this ${kind}. Reload the page to read it before you go on.`;
