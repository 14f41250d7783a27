import { and, asc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { WIDTHS } from "~/features/media/media/picture-sizes";
import type { Database } from "~db/client";
import { media } from "~db/schema";

const publicColumns = {
  publicName: media.publicName,
  kind: media.kind,
  alt: media.alt,
  width: media.width,
  height: media.height,
};

const byPosition = [asc(media.position), asc(media.id)];

/**
 * The portfolios of these athletes, each in its order.
 * @param athletes a query of their ids
 */
export const selectPortfolios = ({ orm }: Database, athletes: SQL) =>
  orm
    .select({ ownerId: media.ownerId, ...publicColumns })
    .from(media)
    .where(and(sql`${media.ownerId} in ${athletes}`, isNotNull(media.position)))
    .orderBy(...byPosition);

/** The public names of the first pictures of an athlete's portfolio, as JSON. @param athlete its id */
export const firstPictures = (athlete: SQL, most: number) => sql<string>`(
  select json_group_array(public_name) from (
    select public_name from media
    where owner_id = ${athlete} and position is not null and width >= ${WIDTHS[0]} and kind = 'picture'
    order by position, id limit ${most}))`;

export type PortfolioItem = Omit<Awaited<ReturnType<typeof selectPortfolios>>[number], "ownerId">;

/** The athlete's own portfolio, for its page. */
export async function loadOwnPortfolio({ actor, db }: CommandContext) {
  const [items] = await db.read(
    db.orm
      .select({
        id: media.id,
        position: media.position,
        name: media.name,
        contentId: media.contentId,
        ...publicColumns,
      })
      .from(media)
      .where(and(eq(media.ownerId, actor.personId), isNotNull(media.position)))
      .orderBy(...byPosition),
  );
  return items;
}

export type OwnPortfolioItem = Awaited<ReturnType<typeof loadOwnPortfolio>>[number];
