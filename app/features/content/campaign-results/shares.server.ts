import { and, desc, eq, sql } from "drizzle-orm";
import { type CommandContext, requireParty } from "~/features/identity/accounts/actor";
import { ownerOfBrand } from "~/features/identity/accounts/brand-members";
import { CONFIRM_FIRST, isConfirmed } from "~/features/identity/accounts/confirm-email.server";
import { paths } from "~/paths";
import { commit } from "~/platform/command";
import { DAY_MS } from "~/platform/durations";
import { AppError, conflict, notFound } from "~/platform/errors";
import { FieldError, TakenIdError } from "~/platform/forms";
import { sha256Hex, toBase64Url } from "~/platform/signing";
import { brokenUnique, type Database } from "~db/client";
import { hashPassword, verifyPassword } from "~db/password";
import { campaigns, reportShares } from "~db/schema";
import { MAX_SHARES } from "./fields";
import { describeForecastErrors } from "./forecast-errors";
import { selectForecastErrors } from "./forecast-errors.server";
import { ownCampaign, reportOf, reportQueries } from "./report.server";
import { bestPostRows, dayRows } from "./report-rows.server";
import type { ShareInput } from "./schema";
import { showReport } from "./show-report.server";
import { selectWeeklyReport } from "./weekly-report.server";

const LISTED = 20;

/** The links to a report of the brand's own, the newest first. */
export const sharesOf = ({ orm }: Database, brandId: string, campaignId: string) =>
  orm
    .select({
      id: reportShares.id,
      hasPassword: sql`${reportShares.passwordHash} is not null`.mapWith(Boolean),
      expiresAt: reportShares.expiresAt,
      revokedAt: reportShares.revokedAt,
      createdAt: reportShares.createdAt,
    })
    .from(reportShares)
    .innerJoin(campaigns, eq(campaigns.id, reportShares.campaignId))
    .where(and(eq(reportShares.campaignId, campaignId), eq(campaigns.brandId, brandId)))
    .orderBy(desc(reportShares.createdAt), desc(reportShares.id))
    .limit(LISTED);

export type Share = Awaited<ReturnType<typeof sharesOf>>[number];

/** The report of a brand's own campaign, with the links to it. @throws AppError not_found */
export async function ownReport({ actor, db }: CommandContext, campaignId: string) {
  const which = ownCampaign(actor.brandId, campaignId);
  const [shares, [weekly], errors, days, best, ...rows] = await db.read(
    sharesOf(db, actor.brandId, campaignId),
    selectWeeklyReport(db, actor.personId, campaignId),
    selectForecastErrors(db, actor.brandId),
    dayRows(db, which),
    bestPostRows(db, which),
    ...reportQueries(db, which),
  );
  const report = reportOf(...rows);
  if (!report)
    throw notFound("Campaign not found. It may have been deleted.", {
      to: paths.brand.campaigns,
      label: "See your campaigns",
    });
  return {
    ...{ report, days, best, shares, weekly },
    printedLogo: rows[0][0]?.printedLogo ?? null,
    forecastError: describeForecastErrors(errors),
  };
}

/**
 * Makes a link to the report of a campaign of one's own.
 * @returns what its address ends with, which is not kept
 * @throws AppError limit, not_found, conflict (the same form again, or the email address is not confirmed: the owner of that
 *   address may not know of the account)
 */
export async function shareReport(
  ctx: CommandContext,
  campaignId: string,
  { id, days, password }: ShareInput,
): Promise<string> {
  requireParty(ctx, "brand");
  const { actor, db, now } = ctx;
  const token = toBase64Url(crypto.getRandomValues(new Uint8Array(32)).buffer);
  const [[[own]], hash] = await Promise.all([
    db.read(
      db.orm
        .select({ mayShare: isConfirmed(actor.personId).mapWith(Boolean) })
        .from(campaigns)
        .where(and(eq(campaigns.id, campaignId), eq(campaigns.brandId, actor.brandId))),
    ),
    sha256Hex(token),
  ]);
  if (!own) throw notFound();
  if (!own.mayShare) throw conflict(CONFIRM_FIRST);
  const passwordHash = password ? await hashPassword(password) : null;
  const expiresAt = now + Number(days) * DAY_MS;
  try {
    await commit(
      ctx,
      {
        change: sql`insert into report_shares (id, campaign_id, token_hash, password_hash, expires_at, created_at)
          select ${id}, id, ${hash}, ${passwordHash}, ${expiresAt}, ${now} from campaigns
          where id = ${campaignId} and brand_id = ${actor.brandId} and ${isConfirmed(actor.personId)} and (select count(*)
            from report_shares where campaign_id = campaigns.id and revoked_at is null
              and expires_at > ${now}) < ${MAX_SHARES}`,
        audit: {
          action: "report_shared",
          resourceType: "campaign",
          resourceId: campaignId,
          detail: { share: id, days },
        },
      },
      () =>
        new AppError(
          "limit",
          `There are ${MAX_SHARES} open links to this report. Revoke one before you make another.`,
        ),
    );
  } catch (error) {
    throw brokenUnique(error) === "report_shares.id" ? new TakenIdError() : error;
  }
  return token;
}

/** Ends a link at once. Done twice, it is done once. */
export async function revokeShare(ctx: CommandContext, campaignId: string, shareId: string) {
  requireParty(ctx, "brand");
  const { actor, db, now } = ctx;
  const [shares] = await db.read(sharesOf(db, actor.brandId, campaignId));
  const share = shares.find(({ id }) => id === shareId);
  if (!share) throw notFound();
  if (share.revokedAt !== null) return;
  await commit(ctx, {
    change: db.orm
      .update(reportShares)
      .set({ revokedAt: now })
      .where(
        and(
          eq(reportShares.id, shareId),
          sql`${reportShares.revokedAt} is null`,
          sql`${reportShares.campaignId} in (select id from campaigns
            where id = ${campaignId} and brand_id = ${actor.brandId})`,
        ),
      ),
    audit: {
      action: "report_share_revoked",
      resourceType: "campaign",
      resourceId: campaignId,
      detail: { share: shareId },
    },
  });
}

/**
 * The report that a link leads to, or why it no longer does. Neither: it asks for its password.
 * @throws AppError not_found for a link that never was one
 * @throws FieldError for a wrong password
 */
export async function sharedReport(db: Database, token: string, now: number, password?: string) {
  const hash = await sha256Hex(token);
  const open = sql`c.id = (select campaign_id from report_shares where token_hash = ${hash}
      and revoked_at is null and expires_at > ${now})
    and exists (select 1 from profiles p where p.id = ${ownerOfBrand(sql`c.brand_id`)} and p.status = 'active')`;
  const [[share], days, best, ...rows] = await db.read(
    db.orm
      .select({
        expiresAt: reportShares.expiresAt,
        revokedAt: reportShares.revokedAt,
        passwordHash: reportShares.passwordHash,
      })
      .from(reportShares)
      .where(eq(reportShares.tokenHash, hash)),
    dayRows(db, open),
    bestPostRows(db, open),
    ...reportQueries(db, open),
  );
  if (!share) throw notFound("There is no report at this address. Check the link you were sent.");
  const report = reportOf(...rows);
  if (report && share.passwordHash !== null) {
    if (password === undefined) return { shown: null, until: share.expiresAt, ended: null };
    if (!(await verifyPassword(password, share.passwordHash)))
      throw new FieldError({ password: ["That password doesn't match. Try again."] });
  }
  if (report)
    return {
      shown: showReport(report, days, best, "visitor"),
      until: share.expiresAt,
      ended: null,
    };
  const ended =
    share.revokedAt === null && share.expiresAt <= now
      ? ("expired" as const)
      : ("revoked" as const);
  return { shown: null, until: share.expiresAt, ended };
}
