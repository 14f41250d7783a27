import { and, eq, exists, isNotNull, ne, or } from "drizzle-orm";
import { audit } from "~/platform/audit";
import { conflict, notFound } from "~/platform/errors";
import { LostRace, type Statement } from "~db/client";
import type { ContentStatus } from "~db/constants";
import { brandProfiles, campaigns, contentSubmissions, profiles } from "~db/schema";
import type { Acting } from "../accounts/actor";

/** What a command needs to know of a piece before it acts. */
export interface Known {
  title: string;
  status: ContentStatus;
  version: number;
  updatedAt: number;
  submittedAt: number | null;
  athleteId: string;
  athleteName: string;
  brandId: string;
  company: string;
}

/**
 * Which piece this person may act on: their own, one for their campaign, or one in the staff's hands.
 * A draft is no brand's business, except that a brand may learn what became of the piece it flagged.
 */
export function own({ actor, db }: Acting, id: string) {
  const piece = eq(contentSubmissions.id, id);
  if (actor.type === "athlete") return and(piece, eq(contentSubmissions.athleteId, actor.userId));
  if (actor.type === "staff") return piece;
  return and(
    piece,
    or(ne(contentSubmissions.status, "draft"), isNotNull(contentSubmissions.brandFeedback)),
    exists(
      db.orm
        .select({ id: campaigns.id })
        .from(campaigns)
        .where(
          and(eq(campaigns.id, contentSubmissions.campaignId), eq(campaigns.brandId, actor.userId)),
        ),
    ),
  );
}

/** @throws AppError not_found when the piece is none of this person's business */
export async function known(acting: Acting, id: string): Promise<Known> {
  const { db } = acting;
  const [[piece]] = await db.read(
    db.orm
      .select({
        title: contentSubmissions.title,
        status: contentSubmissions.status,
        version: contentSubmissions.version,
        updatedAt: contentSubmissions.updatedAt,
        submittedAt: contentSubmissions.submittedAt,
        athleteId: contentSubmissions.athleteId,
        athleteName: profiles.fullName,
        brandId: campaigns.brandId,
        company: brandProfiles.companyName,
      })
      .from(contentSubmissions)
      .innerJoin(campaigns, eq(campaigns.id, contentSubmissions.campaignId))
      .innerJoin(brandProfiles, eq(brandProfiles.userId, campaigns.brandId))
      .innerJoin(profiles, eq(profiles.id, contentSubmissions.athleteId))
      .where(own(acting, id)),
  );
  if (!piece) throw notFound();
  return {
    ...piece,
    company: piece.company || "The brand",
    title: piece.title || "Untitled Content",
  };
}

/** The piece as it was read: every write below is about exactly that, or does not happen. */
export const asRead = (acting: Acting, id: string, { status, updatedAt }: Known) =>
  and(
    own(acting, id),
    eq(contentSubmissions.status, status),
    eq(contentSubmissions.updatedAt, updatedAt),
  );

export async function writeOrConflict({ db }: Acting, statements: Statement[]) {
  try {
    await db.write(statements);
  } catch (error) {
    throw error instanceof LostRace ? conflict() : error;
  }
}

export const audited = (acting: Acting, action: string, id: string) =>
  audit(acting, {
    userId: acting.actor.userId,
    action,
    resourceType: "content",
    resourceId: id,
  });

export const forAthlete = (id: string) => `/athlete/content/${id}`;
export const forBrand = (id: string) => `/brand/content/${id}`;
