import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { type CommandContext, requireParty } from "~/features/identity/accounts/actor";
import type { AuthContext } from "~/features/identity/accounts/sessions.server";
import { commitAll } from "~/platform/command";
import { dayOf } from "~/platform/dates";
import { conflict, wrapError } from "~/platform/errors";
import { contracts } from "~db/schema";
import { conflictsSql, newestVersion } from "../rights/contract-conflicts.server";
import { changedTerms } from "./compare";
import { contractRows, contractSides, isOpenContract } from "./contract-rows.server";
import { readDocument } from "./document";
import { MOST_SIGNED } from "./fields";
import { makeSignatureChange, overBudget, proveSigner, readSigner } from "./sign.server";
import { allowedActions } from "./status";
import { summariseTerms } from "./summarise-terms";
import { readVersion } from "./version";

/** Contracts of the actor's brand, each with why it is not signed together with others; null: it is. */
async function readOwnContracts(ctx: CommandContext, which: SQL | undefined) {
  requireParty(ctx, "brand");
  const { actor, db, now } = ctx;
  const [rows, looks] = await db.read(
    contractRows(db)
      .where(and(eq(contracts.brandId, actor.brandId), which))
      .orderBy(asc(contracts.offeredAt), asc(contracts.id))
      .limit(MOST_SIGNED),
    db.orm.all<{ id: string; conflicts: number; over: number }>(sql`
      select contracts.id, exists (${conflictsSql(newestVersion(sql`looked.id`, actor.brandId), actor.brandId, dayOf(now))}) as conflicts,
        ${overBudget(ctx, sql`looked.id`)} as over
      from contracts join contracts looked on looked.id = contracts.id
      where contracts.brand_id = ${actor.brandId} and ${which}
      order by contracts.offered_at, contracts.id limit ${MOST_SIGNED}`),
  );
  return rows.map((row) => {
    const look = looks.find(({ id }) => id === row.id);
    const refusal = look?.conflicts
      ? "it conflicts with another deal of the athlete"
      : look?.over
        ? "it goes over the campaign's budget"
        : null;
    return { ...row, ...contractSides(row, actor), refusal };
  });
}

/**
 * The contracts that wait for the brand's signature, with their terms in a few lines.
 * @param dealIds those of these deals; without any: all
 */
export async function listContractsToSign(ctx: CommandContext, dealIds: readonly string[]) {
  const which = and(
    isOpenContract,
    dealIds.length > 0 ? inArray(contracts.dealId, [...dealIds]) : undefined,
  );
  return (await readOwnContracts(ctx, which)).flatMap((row) => {
    if (!allowedActions(row, "brand").sign) return [];
    const { id, kind, title, athlete, hash, refusal, body, amendedBody } = row;
    const { document, clauses } = readVersion(body);
    const changes =
      kind === "amendment" && amendedBody
        ? changedTerms(readDocument(amendedBody), document)
        : null;
    const lines = summariseTerms(clauses);
    return [{ id, kind, title, athlete, hash, refusal, lines, changes }];
  });
}

export type ContractToSign = Awaited<ReturnType<typeof listContractsToSign>>[number];

/**
 * Signs several contracts for the brand, with one name and one proof: each gets a signature of its own, all in one batch. What
 * may not be signed any more, or asks for a decision of its own, is passed over and named.
 * @param read the versions that the signer has read: the id and the hash of each
 * @throws FieldError at `password` or `otherName`, AppError conflict if something changed between read and write
 */
export async function signContracts(
  auth: AuthContext,
  ctx: CommandContext,
  read: readonly { id: string; hash: string }[],
  {
    name,
    otherName = false,
    ...proof
  }: {
    name: string;
    otherName?: boolean | undefined;
    password?: string | undefined;
    passkey?: string | undefined;
  },
) {
  // In parallel: one round trip.
  const [attempt, rows] = await Promise.all([
    readSigner(auth, ctx, proof),
    readOwnContracts(
      ctx,
      inArray(
        contracts.id,
        read.map(({ id }) => id),
      ),
    ),
  ]);
  const before = await proveSigner(auth, ctx, attempt, { name, otherName });
  // Those that are signed already were sent twice.
  const unsigned = rows.filter((row) => !row.signed.includes("brand"));
  const refusalOf = (row: (typeof unsigned)[number]) => {
    if (!allowedActions(row, "brand").sign) return "it can't be signed any more";
    if (!read.some(({ id, hash }) => id === row.id && hash === row.hash))
      return "it has changed since you opened it";
    return row.refusal;
  };
  const signed = unsigned.filter((row) => !refusalOf(row));
  if (signed.length > 0)
    await commitAll(
      ctx,
      [{ before }, ...signed.map((row) => makeSignatureChange(ctx, row, { name }))],
      () =>
        conflict("One of these changed while you signed, so none was signed. Look at them again."),
    ).catch((error) => {
      throw wrapError("sign contracts", error);
    });
  return {
    signed: rows.length - unsigned.length + signed.length,
    refused: unsigned.flatMap((row) => {
      const refusal = refusalOf(row);
      return refusal ? [{ id: row.id, kind: row.kind, athlete: row.athlete, refusal }] : [];
    }),
  };
}
