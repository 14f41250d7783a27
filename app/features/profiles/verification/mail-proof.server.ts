import { and, eq, sql } from "drizzle-orm";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { proofMail } from "~/features/identity/accounts/mails";
import type { AuthContext } from "~/features/identity/accounts/sessions.server";
import { commit, commitIfUnchanged, personContext } from "~/platform/command";
import { DAY_MS } from "~/platform/durations";
import { AppError, notFound } from "~/platform/errors";
import { FieldError } from "~/platform/forms";
import { linkSigner, queueMail } from "~/platform/mail";
import { verificationRequests } from "~db/schema";
import { parseDomain } from "./company-identity";
import { isOwnOpenRequest, requireOpenRequest } from "./open-request.server";
import { isMailAtDomain } from "./proofs";

/** The proof that an address at a company's website reads our mail. */

const MAILS_A_DAY = 5;
const LIFETIME_MS = 3 * DAY_MS;

/** What a link names: its request, the address that it was sent to, and when. */
const PREFIX = "verification";
const buildToken = (requestId: string, now: number, email: string) =>
  [PREFIX, requestId, now, email].join(" ");

/**
 * Sends a link to an address at the applicant's website.
 * @throws FieldError for an address elsewhere, AppError limit after `MAILS_A_DAY` in 24 hours
 */
export async function sendProofMail(ctx: CommandContext, email: string) {
  const { actor, db, now } = ctx;
  const { id, companyWebsite } = await requireOpenRequest(ctx);
  if (!companyWebsite) throw notFound();
  const domain = parseDomain(companyWebsite);
  if (!isMailAtDomain(email, companyWebsite))
    throw new FieldError({ email: [`Enter an address that ends with @${domain}`] });
  const mailed = sql`select count(*) from audit_logs where user_id = ${actor.personId}
    and created_at > ${now - DAY_MS} and action = 'verification_proof_mailed'`;
  await commit(
    ctx,
    {
      change: db.orm
        .update(verificationRequests)
        .set({ id })
        .where(
          and(
            eq(verificationRequests.id, id),
            isOwnOpenRequest(ctx),
            sql`(${mailed}) < ${MAILS_A_DAY}`,
          ),
        ),
      effects: [queueMail({ ...proofMail(domain, buildToken(id, now, email)), to: email }, now)],
      audit: {
        action: "verification_proof_mailed",
        resourceType: "verification_request",
        resourceId: id,
      },
    },
    () => new AppError("limit", `You can send ${MAILS_A_DAY} such emails a day.`, DAY_MS / 1000),
  );
}

async function verifyLink({ env, clock }: AuthContext, signed: string) {
  const [prefix, requestId, at, email] = (await linkSigner(env).verify(signed))?.split(" ") ?? [];
  const isFresh = Number(at) > clock() - LIFETIME_MS;
  return prefix === PREFIX && requestId && email && isFresh ? { requestId, email } : null;
}

/** The domain that a link confirms; null when it no longer can. Looking does not use it up: mail scanners look. */
export async function findLinkDomain(ctx: AuthContext, signed: string): Promise<string | null> {
  const link = await verifyLink(ctx, signed);
  if (!link) return null;
  const [[request]] = await ctx.db.read(
    ctx.db.orm
      .select({ website: verificationRequests.companyWebsite })
      .from(verificationRequests)
      .where(isConfirmable(link.requestId)),
  );
  return request?.website && isMailAtDomain(link.email, request.website)
    ? parseDomain(request.website)
    : null;
}

const isConfirmable = (requestId: string) =>
  sql`id = ${requestId} and status in ('pending', 'under_review')`;

/**
 * Keeps the proof. A second click keeps it once.
 * @returns false when the link no longer works
 */
export async function confirmWebsite(ctx: AuthContext, signed: string): Promise<boolean> {
  const [link, domain] = await Promise.all([verifyLink(ctx, signed), findLinkDomain(ctx, signed)]);
  if (!link || !domain) return false;
  const { requestId, email } = link;
  const now = ctx.clock();
  const owner = sql`(select user_id from verification_requests where id = ${requestId})`;
  return commitIfUnchanged(personContext(ctx, owner, now), {
    change: sql`update verification_requests set status = status where ${isConfirmable(requestId)}`,
    effects: [
      sql`insert into verification_proofs (request_id, kind, target, proved_at)
        values (${requestId}, 'mail', ${email}, ${now}) on conflict do nothing`,
    ],
    audit: {
      action: "verification_proved",
      resourceType: "verification_request",
      resourceId: requestId,
      detail: { kind: "mail" },
    },
  });
}
