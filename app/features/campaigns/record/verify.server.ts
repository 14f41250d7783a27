import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Env } from "~/platform/env";
import { sha256Hex } from "~/platform/signing";
import type { Database } from "~db/client";
import { recordEntries } from "~db/schema";
import { checkRecord, type Fault, FORMAT, type RecordFile } from "./chain";
import { entryLabel } from "./entry-kinds";
import { fileEntry, isSealedRow, recordRows } from "./record-rows.server";
import { publicKeys } from "./seal.server";

interface VerifyContext {
  db: Database;
  env: Pick<Env, "RECORD_KEY" | "RECORD_OLD_KEYS">;
}

/** What the public is told. It names no campaign and no person. */
export type Answer =
  | {
      of: "code" | "document";
      state: "whole";
      label: string;
      number: number;
      at: number;
      sealedAt: number;
    }
  | { of: "file"; state: "whole"; entries: number; sealedAt: number; newer: number }
  | { of: "code" | "document" | "file"; state: "altered"; at: number; fault: Fault }
  /** Our keys signed it, and our record does not have it: after our records were restored to an earlier moment. */
  | { of: "file"; state: "unrecorded"; entries: number }
  | { of: "code" | "document" | "file"; state: "unknown" };

/** Checks the entry whose hash begins like this, and all before it. */
export const verifyCode = (context: VerifyContext, code: string): Promise<Answer> =>
  verifyUpTo(
    context,
    "code",
    sql`(select id from record_entries join record_seals on entry_id = id
      where hash >= ${code} and hash < ${`${code}g`} limit 1)`,
  );

/** Checks a file that was downloaded here: a record, the text of a contract's version, or the PDF of a signed contract. */
export async function verifyFile(context: VerifyContext, file: Uint8Array): Promise<Answer> {
  const record = parsed(new TextDecoder().decode(file));
  return isRecord(record)
    ? verifyRecord(context, record)
    : verifyUpTo(context, "document", entryNaming(await sha256Hex(file)));
}

/** The newest sealed entry that names the version whose text, or whose PDF, has this hash. */
const entryNaming = (sha256: string) =>
  sql`(select entry.id from record_entries entry join record_seals on entry_id = entry.id
    join (
      select contract_id, hash from contract_versions where hash = ${sha256}
      union
      select file.contract_id, version.hash from contract_files file
        join contracts on contracts.id = file.contract_id
        join contract_versions version on version.contract_id = file.contract_id and version.number = contracts.version
        where file.sha256 = ${sha256}
    ) named on entry.subject_id = named.contract_id and entry.body ->> '$.hash' = named.hash
    order by entry.number desc limit 1)`;

/** @param found the id of an entry */
async function verifyUpTo(
  { db, env }: VerifyContext,
  of: "code" | "document",
  found: SQL,
): Promise<Answer> {
  const [rows] = await db.read(
    recordRows(
      db,
      and(
        eq(
          recordEntries.campaignId,
          sql`(select campaign_id from record_entries where id = ${found})`,
        ),
        sql`${recordEntries.number} <= (select number from record_entries where id = ${found})`,
      ),
    ),
  );
  const sealed = rows.filter(isSealedRow);
  const last = sealed.at(-1);
  if (!last) return { of, state: "unknown" };
  const { campaignId, kind, body, number, createdAt } = last.entry;
  const record: RecordFile = {
    format: FORMAT,
    campaign: campaignId,
    entries: sealed.map((row) => fileEntry(row)),
  };
  const verdict = await checkRecord(record, publicKeys(env));
  if (verdict.state === "altered") return { of, ...verdict };
  if (verdict.state === "unknown key") return { of, state: "unknown" };
  return {
    of,
    state: "whole",
    label: entryLabel(kind, body),
    number,
    at: createdAt,
    sealedAt: last.seal.sealedAt,
  };
}

/** Checks a record: its chain, its signatures, and that its end is in our own record. */
async function verifyRecord({ db, env }: VerifyContext, record: object): Promise<Answer> {
  const of = "file";
  const verdict = await checkRecord(record, publicKeys(env));
  if (verdict.state === "altered") return { of, ...verdict };
  if (verdict.state === "unknown key") return { of, state: "unknown" };
  const { campaign, entries, head } = verdict;
  const [[known]] = await db.read(
    db.orm.all<{ sealed_at: number; newer: number }>(sql`select seal.sealed_at,
        (select count(*) from record_entries later join record_seals on entry_id = later.id
          where later.campaign_id = entry.campaign_id and later.number > entry.number) as newer
      from record_seals seal join record_entries entry on entry.id = seal.entry_id
      where seal.hash = ${head} and entry.campaign_id = ${campaign} and entry.number = ${entries}`),
  );
  if (!known) return { of, state: "unrecorded", entries };
  return { of, state: "whole", entries, sealedAt: known.sealed_at, newer: known.newer };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isRecord = (file: unknown): file is object =>
  typeof file === "object" && file !== null && "entries" in file;
