import { and, eq, sql } from "drizzle-orm";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { commit } from "~/platform/command";
import { HOUR_MS, SECOND_MS } from "~/platform/durations";
import type { Env } from "~/platform/env";
import { AppError, notFound } from "~/platform/errors";
import { readPublicText, readTextRecords } from "~/platform/public-web";
import { assertRowChanged } from "~db/client";
import type { ProofKind } from "~db/constants";
import { verificationProofs, verificationRequests } from "~db/schema";
import { confirmChannel } from "../channels/store-channels.server";
import { isOwnOpenRequest, requireOpenRequest } from "./open-request.server";
import { describesCode, listProvable, type Provable } from "./proofs";

/** The proofs of a request that need no human. */

const CHECKS_AN_HOUR = 10;
const FILE_BYTES = 65_536;
/** A channel's page is large, and its description stands near the start. */
const PAGE_BYTES = 1_048_576;

/** Looks for the code of a request where its applicant has published it. */
type ProofCheck = (env: Env, target: string, code: string) => Promise<true | string>;

const PROOF_CHECKS: Record<Exclude<ProofKind, "mail">, ProofCheck> = {
  async channel(env, target, code) {
    const read = await readPublicText(env, target, PAGE_BYTES);
    if ("fault" in read)
      return "We couldn't open that page. Some platforms keep us out. Leave the code there and our team will look.";
    return (
      describesCode(read.text, code) ||
      "We couldn't find the code in the bio. It can take a few minutes to appear. If it stays that way, leave it there and our team will look."
    );
  },
  async file(env, target, code) {
    const read = await readPublicText(env, target, FILE_BYTES);
    if ("fault" in read)
      return {
        closed: "We couldn't find that website.",
        missing: "There's no file at that address yet.",
        silent: "The website didn't answer in time. Please try again.",
      }[read.fault];
    return read.text.includes(code) || "The file is there, but the code isn't in it.";
  },
  async dns(env, target, code) {
    const records = await readTextRecords(env, target);
    if (records === null) return "We couldn't ask the DNS. Please try again.";
    return (
      records.some((record) => record.trim() === code) ||
      "We couldn't find the record yet. New records can take an hour to appear."
    );
  },
};

/**
 * Looks for a proof now, and keeps it if it is there.
 * @returns why it was not found, or null
 * @throws AppError not_found for a proof that the request cannot give, limit after `CHECKS_AN_HOUR`: each look asks other sites
 */
export async function checkProof(
  ctx: CommandContext,
  env: Env,
  { kind, target }: { kind: string; target: string },
): Promise<string | null> {
  const request = await requireOpenRequest(ctx);
  const proof = listProvable(request).find((one) => one.kind === kind && one.target === target);
  if (!proof || proof.kind === "mail") throw notFound();
  await countCheck(ctx, request.id);
  const result = await PROOF_CHECKS[proof.kind](env, target, request.proofCode);
  if (result !== true) return result;
  await storeProof(ctx, request.id, proof);
  return null;
}

function countCheck(ctx: CommandContext, requestId: string) {
  const { actor, db, now } = ctx;
  const checked = sql`select count(*) from audit_logs where user_id = ${actor.personId}
    and created_at > ${now - HOUR_MS} and action = 'verification_proof_checked'`;
  return commit(
    ctx,
    {
      change: db.orm
        .update(verificationRequests)
        .set({ id: requestId })
        .where(
          and(
            eq(verificationRequests.id, requestId),
            isOwnOpenRequest(ctx),
            sql`(${checked}) < ${CHECKS_AN_HOUR}`,
          ),
        ),
      audit: {
        action: "verification_proof_checked",
        resourceType: "verification_request",
        resourceId: requestId,
      },
    },
    () =>
      new AppError(
        "limit",
        `We look ${CHECKS_AN_HOUR} times an hour. Please try again later.`,
        HOUR_MS / SECOND_MS,
      ),
  );
}

const storeProof = (ctx: CommandContext, requestId: string, { kind, target, channel }: Provable) =>
  commit(ctx, {
    // The request is still open and the actor's.
    before: [
      ctx.db.orm
        .update(verificationRequests)
        .set({ id: requestId })
        .where(and(eq(verificationRequests.id, requestId), isOwnOpenRequest(ctx))),
      assertRowChanged(),
    ],
    change: ctx.db.orm
      .insert(verificationProofs)
      .values({ requestId, kind, target, provedAt: ctx.now })
      .onConflictDoUpdate({
        target: [verificationProofs.requestId, verificationProofs.kind, verificationProofs.target],
        set: { provedAt: ctx.now },
      }),
    ...(channel && { effects: [confirmChannel(ctx.db, ctx.actor.personId, channel)] }),
    audit: {
      action: "verification_proved",
      resourceType: "verification_request",
      resourceId: requestId,
      detail: { kind },
    },
  });
