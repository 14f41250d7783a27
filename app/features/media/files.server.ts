import { eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { WriteContext } from "~/platform/command";
import type { Statement } from "~db/client";
import { media, mediaCaptions, uploads } from "~db/schema";
import type { CommandContext } from "../accounts/actor";
import { afterArrival } from "./fingerprint.server";
import type { KeptFile } from "./kept";
import { queueDeletion, queueDeletions } from "./objects.server";
import { ownUpload } from "./uploads.server";

/*
 * What other features do with files: the statements for their batches. A condition (`which`) speaks of rows of `media`.
 */

type Columns = {
  [Name in keyof typeof media.$inferInsert]?: (typeof media.$inferInsert)[Name] | SQL;
};

/**
 * Adds the row of a file that is stored and checked. The file is the actor's, unless `columns` names another owner.
 * @param from tables and conditions that must find a row ('disputes where …'); `columns` may read them
 */
export function insertFile(
  { actor, now }: Pick<WriteContext, "actor" | "now">,
  { id, name, kind, bytes, width, height, durationMs, poster, sha256 }: KeptFile,
  columns: Columns,
  from: SQL = sql`(select 1)`,
): Statement {
  const values: Columns = {
    ...{ id, name, kind, bytes, width, height, durationMs, poster, sha256 },
    ownerId: actor.personId,
    createdAt: now,
    ...columns,
  };
  const names = (Object.keys(values) as (keyof Columns)[]).filter(
    (key) => values[key] !== undefined,
  );
  const all = getTableColumns(media);
  return sql`insert into media (${sql.join(
    names.map((key) => sql.identifier(all[key].name)),
    sql`, `,
  )}) select ${sql.join(
    names.map((key) => sql`${values[key]}`),
    sql`, `,
  )} from ${from}`;
}

/** Ends the upload of a file whose row is added in the same batch. */
export const endUpload = (
  ctx: CommandContext,
  file: Pick<KeptFile, "id" | "kind">,
): Statement[] => [
  ctx.db.orm.delete(uploads).where(ownUpload(ctx, file.id)),
  afterArrival(file, ctx.now),
];

/** Ends the upload of a file that found no place, and deletes the file. */
export const discardUpload = (ctx: CommandContext, id: string): Statement[] => [
  ctx.db.orm.delete(uploads).where(ownUpload(ctx, id)),
  queueDeletion({ mediaId: id }, ctx.now),
];

/** Deletes files with all that is stored of them. */
export const deleteFiles = (which: SQL, now: number): Statement[] => [
  queueDeletions(which, now),
  sql`delete from media where ${which}`,
];

/** Leaves files to the versions of their content up to this one. */
export const endFiles = (which: SQL, untilVersion: number): Statement =>
  sql`update media set until_version = ${untilVersion} where ${which}`;

/** Says in words what files show. */
export const describeFiles = (which: SQL | undefined, alt: string): Statement =>
  sql`update media set alt = ${alt} where ${which}`;

/** Gives files a public name and a position in their owner's portfolio. */
export const publishFiles = (which: SQL, publicName: string, position: SQL): Statement =>
  sql`update media set public_name = ${publicName}, position = ${position} where ${which}`;

/** Moves published files to other positions. */
export const moveFiles = (which: SQL, position: SQL): Statement =>
  sql`update media set position = ${position} where ${which}`;

/** Takes files out of their owner's portfolio. */
export const unpublishFiles = (which: SQL): Statement =>
  sql`update media set position = null, public_name = null where ${which}`;

/** Lets files go that belong to a request to be verified; the sweep deletes them. */
export const releaseFiles = (which: SQL): Statement =>
  sql`update media set verification_id = null where ${which}`;

/**
 * Sets or deletes the captions of a clip.
 * @param clip tables and conditions that must find its row of `media`
 */
export const storeCaptions = (
  { db, now }: Pick<WriteContext, "db" | "now">,
  { id, clip, vtt }: { id: string; clip: SQL; vtt: string | null },
): Statement =>
  vtt === null
    ? db.orm
        .delete(mediaCaptions)
        .where(sql`${eq(mediaCaptions.mediaId, id)} and exists (select 1 from ${clip})`)
    : sql`insert into media_captions (media_id, vtt, created_at)
        select id, ${vtt}, ${now} from ${clip}
        on conflict (media_id) do update set vtt = excluded.vtt, created_at = excluded.created_at`;
