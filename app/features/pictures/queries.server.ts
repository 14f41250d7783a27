import { sql } from "drizzle-orm";
import type { CommandContext } from "../accounts/actor";
import { holderOf } from "./commands.server";
import type { PictureTarget } from "./frames";

/** The public name of the actor's own picture; null when there is none. */
export async function ownPicture(ctx: CommandContext, target: PictureTarget) {
  const { table, column, own } = holderOf(ctx, target);
  const [[row]] = await ctx.db.read(
    ctx.db.orm.all<{ picture: string | null }>(
      sql`select ${column} as picture from ${table} where ${own}`,
    ),
  );
  return row?.picture ?? null;
}
