import { and, asc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { media } from "~db/schema";
import type { CommandContext } from "../accounts/actor";

const shown = {
  publicName: media.publicName,
  kind: media.kind,
  alt: media.alt,
  width: media.width,
  height: media.height,
};

const inOrder = [asc(media.position), asc(media.id)];

/**
 * The portfolios of these athletes, each in its order.
 * @param athletes a query of their ids
 */
export const portfoliosOf = ({ orm }: Database, athletes: SQL) =>
  orm
    .select({ ownerId: media.ownerId, ...shown })
    .from(media)
    .where(and(sql`${media.ownerId} in ${athletes}`, isNotNull(media.position)))
    .orderBy(...inOrder);

export type PortfolioPiece = Omit<Awaited<ReturnType<typeof portfoliosOf>>[number], "ownerId">;

/** The athlete's own portfolio, for its page. */
export async function ownPortfolio({ actor, db }: CommandContext) {
  const [pieces] = await db.read(
    db.orm
      .select({
        id: media.id,
        position: media.position,
        name: media.name,
        contentId: media.contentId,
        ...shown,
      })
      .from(media)
      .where(and(eq(media.ownerId, actor.personId), isNotNull(media.position)))
      .orderBy(...inOrder),
  );
  return pieces;
}

export type OwnPiece = Awaited<ReturnType<typeof ownPortfolio>>[number];
