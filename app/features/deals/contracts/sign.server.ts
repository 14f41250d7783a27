import { and, eq, type SQL, sql } from "drizzle-orm";
import { markHandled } from "~/features/communication/notifications/mark-handled";
import { notify } from "~/features/communication/notifications/notify";
import { type CommandContext, sideIdOf } from "~/features/identity/accounts/actor";
import { provePassword, readOwnAccount } from "~/features/identity/accounts/prove-password.server";
import type { AuthContext } from "~/features/identity/accounts/sessions.server";
import { provePasskey, readPasskey } from "~/features/identity/passkeys/prove-passkey.server";
import { audit } from "~/platform/audit";
import { type Change, commitAll } from "~/platform/command";
import { conflict, notFound, wrapError } from "~/platform/errors";
import { FieldError } from "~/platform/forms";
import { formatMoney } from "~/platform/money";
import { isSameName } from "~/platform/normalize-text";
import type { Statement } from "~db/client";
import type { ContractKind } from "~db/constants";
import { contractSignatures, contracts } from "~db/schema";
import { budgetColumns } from "../invitations/budget.server";
import { listContractConflicts } from "../rights/contract-conflicts.server";
import { type ContractRow, isOpenContract, isOwn, readContract } from "./contract-rows.server";
import { consentTo } from "./fields";
import { contractNotifications } from "./notifications";
import { recordSignature } from "./record-entries.server";
import {
  endAmended,
  endCancelled,
  putIntoForce,
  replaceDeliverables,
} from "./second-signature.server";
import { allowedActions, contractMachine, otherSide, statusAfterSigning } from "./status";

const before = sql`agreed.fee`;
const fee = sql`(offered_version.body ->> '$.terms.fee')`;

/**
 * By how much (pence) the newest version of a contract takes its campaign over budget, as its brand is to know before it signs;
 * 0: by nothing, it raises no fee, or the contract is another's.
 */
export const overBudget = ({ actor }: CommandContext, contractId: string | SQL) =>
  sql<number>`coalesce((select max(0,
      ${budgetColumns.accepted} + ${budgetColumns.pending} - ${before} + ${fee} - campaigns.budget)
    from contracts offered
    join contract_versions offered_version
      on offered_version.contract_id = offered.id and offered_version.number = offered.version
    join deals agreed on agreed.id = offered.deal_id
    join campaigns on campaigns.id = offered.campaign_id
    where offered.id = ${contractId} and offered.brand_id = ${actor.brandId}
      and offered.kind <> 'cancellation' and ${fee} > ${before}), 0)`;

/** That amount, read. */
export async function overBudgetBy(ctx: CommandContext, contractId: string): Promise<number> {
  const { db } = ctx;
  const [[row]] = await db.read(
    db.orm.select({ amount: overBudget(ctx, contractId) }).from(sql`(select 1)`),
  );
  return row?.amount ?? 0;
}

/**
 * Signs the newest version, which the signer names by its hash. When both sign at the same moment, both count, because the new
 * status is computed in the batch.
 * @param otherName whether the signer wants to sign with another name than the account's
 * @param acknowledged whether the signer has read what the contract conflicts with
 * @param mayExceed whether a brand has said that the fee may exceed the campaign's budget
 * @throws FieldError at `password`, `otherName`, `acknowledged` or `overBudget`, AppError not_found, or conflict if there is a newer version or
 * the contract is closed
 */
export async function signContract(
  auth: AuthContext,
  ctx: CommandContext,
  id: string,
  {
    hash,
    name,
    otherName = false,
    password,
    passkey,
    acknowledged = false,
    overBudget: mayExceed = false,
  }: {
    hash: string;
    name: string;
    otherName?: boolean | undefined;
    password?: string | undefined;
    passkey?: string | undefined;
    acknowledged?: boolean | undefined;
    overBudget?: boolean | undefined;
  },
) {
  // In parallel: one round trip.
  const [attempt, row, conflicts, over] = await Promise.all([
    readSigner(auth, ctx, { password, passkey }),
    readContract(ctx, id),
    listContractConflicts(ctx, id),
    overBudgetBy(ctx, id),
  ]);
  if (!row) throw notFound();
  if (row.hash !== hash) throw conflict(staleFormError(row.kind));
  if (conflicts.length > 0 && !acknowledged) throw new FieldError({ acknowledged: [ACKNOWLEDGE] });
  if (over > 0 && !mayExceed)
    throw new FieldError({
      overBudget: [`Tick the box to go ${formatMoney(over)} over the budget`],
    });
  const proof = await proveSigner(auth, ctx, attempt, { name, otherName });
  const { side } = row;
  // Sent twice.
  if (row.signed.includes(side)) return { status: row.status, kind: row.kind };
  if (!allowedActions(row, side).sign) throw conflict(`This ${row.kind} can't be signed any more.`);
  const signature = makeSignatureChange(ctx, row, { name, conflicts, mayExceed });
  await commitAll(ctx, [{ before: proof }, signature], () =>
    conflict(staleFormError(row.kind)),
  ).catch((error) => {
    throw wrapError("sign contract", error);
  });
  return { status: statusAfterSigning(row.signed, side), kind: row.kind };
}

/** Reads what is needed to prove who signs, by passkey or else by password. One round trip. */
export async function readSigner(
  auth: AuthContext,
  { actor }: CommandContext,
  { password = "", passkey }: { password?: string | undefined; passkey?: string | undefined },
) {
  // A passkey may be left over from a form that was answered with an error.
  return passkey && !password
    ? { byPasskey: await readPasskey(auth, actor.personId, passkey) }
    : { byPassword: await readOwnAccount(auth, actor), password };
}

/**
 * Proves who signs, and with which name.
 * @returns what the batch of the signature begins with: it uses a passkey up
 * @throws FieldError at `password` or `otherName`; AppError like `provePasskey`
 */
export async function proveSigner(
  auth: AuthContext,
  ctx: CommandContext,
  attempt: Awaited<ReturnType<typeof readSigner>>,
  { name, otherName }: { name: string; otherName: boolean },
): Promise<Statement[]> {
  const { personId, sessionId, name: ownName } = ctx.actor;
  if (attempt.byPassword)
    await provePassword(auth, attempt.byPassword, {
      password: attempt.password,
      field: "password",
    });
  if (!otherName && !isSameName(name, ownName))
    throw new FieldError({
      otherName: [`Your account is in the name of ${ownName}. Tick to sign as ${name}`],
    });
  if (!attempt.byPasskey) return [];
  const { use } = await provePasskey(auth, attempt.byPasskey);
  return [
    ...use,
    audit(ctx, {
      userId: personId,
      action: "identity_proved",
      resourceType: "session",
      resourceId: sessionId,
    }),
  ];
}

/** The signature of the actor's side under the newest version of a contract, and what follows from it. */
export function makeSignatureChange(
  ctx: CommandContext,
  row: ContractRow,
  {
    name,
    conflicts = [],
    mayExceed = false,
  }: { name: string; conflicts?: readonly string[]; mayExceed?: boolean },
): Change {
  const { db, actor, now, request } = ctx;
  const { id, side, version, hash } = row;
  const both = sql`exists (select 1 from contract_signatures
    where contract_id = ${id} and number = ${version} and side = ${otherSide(side)})`;
  const isLast = row.signed.length > 0;
  return {
    before: endAmended(row, both),
    change: db.orm
      .update(contracts)
      .set({
        status: sql`iif(${both}, ${signLast.to}, ${sign.to})`,
        closedAt: sql`iif(${both}, ${now}, null)`,
        offeredAt: now,
      })
      .where(
        and(
          eq(contracts.id, id),
          isOwn(ctx),
          eq(contracts.version, version),
          isOpenContract,
          mayExceed ? undefined : sql`${overBudget(ctx, id)} = 0`,
          sql`not exists (select 1 from contract_signatures
              where contract_id = ${id} and number = ${version} and side = ${side})`,
        ),
      ),
    effects: [
      db.orm.insert(contractSignatures).values({
        contractId: id,
        number: version,
        side,
        userId: actor.personId,
        name,
        consent: consentTo(row.kind),
        hash,
        ipAddress: request.ip,
        userAgent: request.userAgent,
        signedAt: now,
      }),
      ...replaceDeliverables(row),
      ...endCancelled(ctx, row),
      ...recordSignature(row, { version, hash, by: side, name, at: now }),
      ...putIntoForce(ctx, id),
      ...markHandled(sideIdOf(ctx.actor), ctx.now, id),
      ...notify(ctx, contractNotifications.signed, {
        userId: row.other.id,
        subjectId: id,
        params: { kind: row.kind, title: row.title, from: row.own, isLast },
      }),
    ],
    audit: {
      action: "contract_signed",
      resourceType: "contract",
      resourceId: id,
      detail: { signature: name, version, hash, ...(conflicts.length > 0 && { conflicts }) },
    },
  };
}

const { sign, signLast } = contractMachine.steps;

const ACKNOWLEDGE = "Tick the box to sign although it conflicts";

const staleFormError = (kind: ContractKind) =>
  `This ${kind} has changed since you opened it. Read the new version before you sign.`;
