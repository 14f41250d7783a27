import { asc, eq, type SQL } from "drizzle-orm";
import type { Database } from "~db/client";
import { recordEntries, recordSeals } from "~db/schema";
import type { EntryContent, FileEntry } from "./chain";

type EntryRow = typeof recordEntries.$inferSelect;

export interface RecordRow {
  entry: EntryRow;
  /** Null for some seconds after it has happened. */
  seal: typeof recordSeals.$inferSelect | null;
}

/** Entries with their seals, in order. */
export const recordRows = ({ orm }: Database, where: SQL | undefined) =>
  orm
    .select({ entry: recordEntries, seal: recordSeals })
    .from(recordEntries)
    .leftJoin(recordSeals, eq(recordSeals.entryId, recordEntries.id))
    .where(where)
    .orderBy(asc(recordEntries.number));

/** What an entry says, as it is hashed. */
export const contentOf = ({
  athleteId,
  body,
  createdAt,
  kind,
  salt,
  subjectId,
}: EntryRow): EntryContent => ({
  athlete: athleteId,
  body: JSON.parse(body),
  createdAt,
  kind,
  salt,
  subject: subjectId,
});

/** A sealed entry as files hold it. */
export const fileEntry = (
  { entry, seal }: RecordRow & { seal: NonNullable<RecordRow["seal"]> },
  content: EntryContent | { content: string } = contentOf(entry),
): FileEntry => ({
  ...content,
  number: entry.number,
  hash: seal.hash,
  seal: { key: seal.keyId, sealedAt: seal.sealedAt, signature: seal.signature },
});

export const isSealedRow = (
  row: RecordRow,
): row is RecordRow & { seal: NonNullable<RecordRow["seal"]> } => row.seal !== null;
