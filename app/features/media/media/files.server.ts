import type { AppLoadContext } from "@remix-run/cloudflare";
import { eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { type Change, commit, type WriteContext } from "~/platform/command";
import { notFound } from "~/platform/errors";
import { assertRowChanged, type Statement } from "~db/client";
import { media, mediaCaptions, uploads } from "~db/schema";
import { enqueueFileProcessing } from "./fingerprint.server";
import { queueDeletions } from "./objects.server";
import { findObject, serveObject } from "./serve";
import type { CheckedFile } from "./stored-file";
import { isOwnUpload } from "./uploads.server";

/**
 * A small picture of the content item that the query finds: of the first file of its version, a polished one before the
 * athlete's own. As `<media id>/<file>`; null where there is none.
 */
export const thumbnailOf = (width: number) => sql<string | null>`(
  select shown.id || '/' || iif(shown.kind = 'clip', 'poster', min(shown.width, ${sql.raw(String(width))})) || '.webp' from media shown
  where shown.content_id = content_submissions.id and shown.since_version <= content_submissions.version
    and coalesce(shown.until_version, content_submissions.version) >= content_submissions.version
    and (shown.kind = 'picture' or shown.poster)
  order by shown.replaces_id is null, shown.id limit 1)`;

export const thumbnail = thumbnailOf(160);

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
function insertFile(
  { actor, now }: Pick<WriteContext, "actor" | "now">,
  { id, name, kind, bytes, width, height, durationMs, poster, sha256 }: CheckedFile,
  columns: Columns,
  source: SQL = sql`(select 1)`,
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
  )} from ${source}`;
}

interface NewRow {
  columns: Columns;
  /** Tables and conditions that must find a row; `columns` may read them. */
  source?: SQL;
}

/**
 * Adds a file that is stored and checked: its row, the end of its upload and what follows, in one batch.
 * @param change another conditional write, which needs the row of the file
 */
export function attachFile(
  ctx: CommandContext,
  file: CheckedFile,
  { columns, source }: NewRow,
  { before = [], change, effects = [], audit }: Change,
  lost?: () => unknown,
) {
  const insert = insertFile(ctx, file, columns, source);
  return commit(
    ctx,
    {
      before: change ? [...before, insert, assertRowChanged()] : before,
      change: change ?? insert,
      effects: [
        ctx.db.orm.delete(uploads).where(isOwnUpload(ctx, file.id)),
        enqueueFileProcessing(file, ctx.now),
        ...effects,
      ],
      audit,
    },
    lost,
  );
}

/** Deletes files with all that is stored of them. */
export const deleteFiles = (condition: SQL, now: number): Statement[] => [
  queueDeletions(condition, now),
  sql`delete from media where ${condition}`,
];

/** Leaves files to the versions of their content up to this one. */
export const endFilesAtVersion = (condition: SQL, untilVersion: number): Statement =>
  sql`update media set until_version = ${untilVersion} where ${condition}`;

/** Says in words what files show. */
export const describeFiles = (condition: SQL | undefined, alt: string): Statement =>
  sql`update media set alt = ${alt} where ${condition}`;

/** Gives files a public name and a position in their owner's portfolio. */
export const publishFiles = (condition: SQL, publicName: string, position: SQL): Statement =>
  sql`update media set public_name = ${publicName}, position = ${position} where ${condition}`;

/** Moves published files to other positions. */
export const moveFiles = (condition: SQL, position: SQL): Statement =>
  sql`update media set position = ${position} where ${condition}`;

/** Takes files out of their owner's portfolio. */
export const unpublishFiles = (condition: SQL): Statement =>
  sql`update media set position = null, public_name = null where ${condition}`;

/** Lets files go that belong to a request to be verified; the sweep deletes them. */
export const detachFiles = (condition: SQL): Statement =>
  sql`update media set verification_id = null where ${condition}`;

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

/** 144 random bits: too many to find a name by trying. A multiple of 3, so that no padding follows. */
const NAME_BYTES = 18;

export const newPublicName = () =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(NAME_BYTES))))
    .replaceAll("+", "-")
    .replaceAll("/", "_");

/** `/media/public/<name>/<width>.webp` or `…/clip.mp4`, for everybody. What has no public name is never found. */
export async function servePublicMedia(
  request: Request,
  { db, storage }: AppLoadContext,
  { name, file }: { name: string; file: string },
) {
  const [[found]] = await db.read(
    db.orm
      .select({ id: media.id, kind: media.kind, width: media.width })
      .from(media)
      .where(eq(media.publicName, name)),
  );
  const object = found && findObject(found, file);
  if (!object) throw notFound();
  return serveObject(storage, { ...object, name: file, isPublic: true }, request);
}
