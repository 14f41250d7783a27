import { type SQL, sql } from "drizzle-orm";
import { enqueueEach } from "~/platform/enqueue";
import type { Statement } from "~db/client";
import { newId } from "~db/columns";
import type { RecordKind } from "~db/constants";
import { canonicalJson } from "./chain";

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

interface EntryContent {
  campaignId: string;
  kind: RecordKind;
  /** What was agreed or done. It can never be deleted: ids, terms and hashes, and a name only where someone signed. */
  body: { readonly [name: string]: Json };
  /** More of the body, read when the statement runs: each an expression that gives JSON. */
  fromRows?: Readonly<Record<string, SQL>>;
  at: number;
}

interface RecordEntry extends EntryContent {
  dealId: string;
  /** Whose deal it is. The other athletes of the campaign see nothing of it but its hash. */
  athleteId: string;
  /** The id of the deal, contract, content item or dispute. */
  subjectId: string;
  /** A condition that the batch knows alone. */
  when?: SQL;
}

/**
 * Adds an entry to the record of a campaign, and queues its seal. The statements stand in the batch of the command, after its
 * `assertRowChanged()`: an entry exists if and only if what it says has happened. The database gives the number.
 */
export const recordEntry = ({
  dealId,
  subjectId,
  athleteId,
  when = sql`true`,
  ...entry
}: RecordEntry) =>
  recordForEach(
    sql`(select ${dealId} as deal_id, ${subjectId} as subject_id, ${athleteId} as athlete_id) item where ${when}`,
    entry,
  );

/**
 * Adds an entry for each row of a query, as `recordEntry` does for one. No row: no entry, and nothing to seal.
 * @param rows '(select …) item': `item` has the columns `deal_id`, `subject_id` and `athlete_id`
 */
export function recordForEach(
  rows: SQL,
  { campaignId, kind, body: fixed, fromRows = {}, at }: EntryContent,
): Statement[] {
  const batch = newId();
  const body = Object.entries(fromRows).reduce(
    (text, [name, json]) => sql`json_set(${text}, ${`$.${name}`}, json(${json}))`,
    sql`${canonicalJson(fixed)}`,
  );
  return [
    sql`insert into record_entries
          (id, campaign_id, deal_id, number, kind, subject_id, athlete_id, body, salt, created_at)
        select ${batch.slice(0, 10)} || lower(hex(randomblob(8))), ${campaignId}, item.deal_id,
          (select coalesce(max(number), 0) from record_entries where campaign_id = ${campaignId})
            + row_number() over (),
          ${kind}, item.subject_id, item.athlete_id, ${body}, lower(hex(randomblob(16))), ${at}
        from ${rows}`,
    enqueueEach(
      "seal",
      {
        payload: sql`${JSON.stringify({ campaignId })}`,
        key: sql`${batch}`,
        from: sql`(select 1) where changes() > 0`,
      },
      at,
    ),
  ];
}
