import { type SQL, sql } from "drizzle-orm";
import { enqueue } from "~/platform/enqueue";
import type { Statement } from "~db/client";
import { newId } from "~db/columns";
import type { RecordKind } from "~db/constants";
import { canonicalJson } from "./chain";

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

interface RecordEntry {
  campaignId: string;
  /** Whose part of the campaign it is. The other athletes of the campaign see nothing of it but its hash. */
  athleteId: string;
  kind: RecordKind;
  /** The id of the invitation, contract, piece or dispute. */
  subjectId: string;
  /** What was agreed or done. It can never be deleted: ids, terms and hashes, and a name only where someone signed. */
  body: { readonly [name: string]: Json };
  /** More of the body, read when the statement runs: each an expression that gives JSON. */
  fromRows?: Readonly<Record<string, SQL>>;
  at: number;
  /** A condition that the batch knows alone. */
  when?: SQL;
}

/**
 * Adds an entry to the record of a campaign, and queues its seal. The statements stand in the batch of the command, after its
 * `assertRowChanged()`: an entry exists if and only if what it says has happened. The database gives the number.
 */
export function recordEntry(entry: RecordEntry): Statement[] {
  const { campaignId, athleteId, kind, subjectId, fromRows = {}, at, when = sql`true` } = entry;
  const id = newId();
  const body = Object.entries(fromRows).reduce(
    (text, [name, json]) => sql`json_set(${text}, ${`$.${name}`}, json(${json}))`,
    sql`${canonicalJson(entry.body)}`,
  );
  return [
    sql`insert into record_entries
          (id, campaign_id, number, kind, subject_id, athlete_id, body, salt, created_at)
        select ${id}, ${campaignId}, last.number + 1, ${kind}, ${subjectId}, ${athleteId},
          ${body}, lower(hex(randomblob(16))), ${at}
        from (select coalesce(max(number), 0) as number from record_entries where campaign_id = ${campaignId}) last
        where ${when}`,
    enqueue("seal", { campaignId }, at, { key: id }),
  ];
}
