import type { Client } from "@libsql/client";
import {
  countSearch,
  emptySearch,
  fillOtherSports,
  fillSearch,
  termSearch,
  wordSearch,
} from "~db/sql/fill-search";
import { athleteAt, historyOf, ID_PREFIX, numberOf } from "./athlete";
import { insertAthletes, insertSnapshots, standing } from "./rows";
import {
  areTriggersSuspended,
  restoreIndexes,
  restoreTriggers,
  suspendTriggers,
} from "./suspend-triggers";

const AT_ONCE = 5_000;
const WORDS_AT_ONCE = 25_000;
const WITH_HISTORY = 50_000;
const HISTORIES_AT_ONCE = 2_500;
const DAY_MS = 24 * 60 * 60 * 1000;

export type Log = (step: string, done?: number, of?: number) => void;

/**
 * Makes load-test data up to so many athletes, beside those that exist. An interrupted run is continued by the
 * next one; once finished, a run changes nothing. The database ends a transaction that takes long (five seconds), so each
 * statement is one of its own, and the slowest go in parts.
 */
export async function fillLoadTestData(client: Client, athletes: number, log: Log) {
  const { made, number } = await standing(client);
  const begun = await areTriggersSuspended({ client });
  if (!begun && made >= athletes) return;
  if (!begun) await suspendTriggers({ client });
  const today = Date.now() - (Date.now() % DAY_MS);

  // The next rows are made while the database writes these.
  let written: Promise<unknown> = Promise.resolve();
  for (let n = made; n < athletes; n += AT_ONCE) {
    const upTo = Math.min(athletes, n + AT_ONCE);
    const rows = Array.from({ length: upTo - n }, (_, i) => athleteAt(n + i, today));
    await written;
    log("athletes", n, athletes);
    written = insertAthletes(client, rows, number + 1 + n - made);
    // Awaited in the next round; failing before that must not end the process unheard.
    written.catch(() => {});
  }
  await written;

  await makeSearch(client, athletes, log);
  await makeHistory(client, today, log);
  await restoreTriggers({ client });
}

/** Athletes who registered while the triggers were suspended have no number yet. */
const NUMBER_THE_REST = `UPDATE athlete_profiles SET number = rest.number
  FROM (SELECT user_id, row_number() OVER (ORDER BY user_id)
               + (SELECT coalesce(max(number), 0) FROM athlete_profiles) AS number
        FROM athlete_profiles WHERE number IS NULL) rest
  WHERE rest.user_id = athlete_profiles.user_id`;

/** From nothing each time: where it was interrupted, the next run begins it again. */
async function makeSearch(client: Client, athletes: number, log: Log) {
  log("list");
  await inTurn(client, [NUMBER_THE_REST, ...emptySearch, fillSearch, fillOtherSports]);
  log("indexes");
  await restoreIndexes({ client });
  log("counts");
  await inTurn(client, countSearch);
  for (let after = -1, done = 0; ; done += WORDS_AT_ONCE) {
    log("words and spelling", Math.min(done, athletes), athletes);
    const args = [after, WORDS_AT_ONCE];
    const { rows } = await client.execute({
      sql: `SELECT max(rank) AS rank FROM
            (SELECT rank FROM athlete_search WHERE rank > ? ORDER BY rank LIMIT ?)`,
      args,
    });
    const rank = rows[0]?.rank;
    if (rank === null || rank === undefined) break;
    await client.execute({ sql: wordSearch, args });
    await client.execute({ sql: termSearch, args });
    after = Number(rank);
  }
  log("order of words");
  await client.execute("INSERT INTO athlete_words (athlete_words) VALUES ('optimize')");
}

async function inTurn(client: Client, statements: string[]) {
  for (const statement of statements) await client.execute(statement);
}

/** Weekly figures of those with the highest score. */
async function makeHistory(client: Client, today: number, log: Log) {
  const { rows } = await client.execute({
    sql: `SELECT user_id, followers, engagement
          FROM (SELECT * FROM athlete_search ORDER BY rank DESC LIMIT ?) ORDER BY user_id`,
    args: [WITH_HISTORY],
  });
  const known = rows.filter(({ user_id }) => String(user_id).startsWith(ID_PREFIX));
  for (let i = 0; i < known.length; i += HISTORIES_AT_ONCE) {
    log("histories", i, known.length);
    const some = known.slice(i, i + HISTORIES_AT_ONCE).flatMap((row) => {
      const athleteId = String(row.user_id);
      const figures = { followers: Number(row.followers), engagement: Number(row.engagement) };
      return historyOf(numberOf(athleteId), figures, today).map((week) => ({ athleteId, ...week }));
    });
    await insertSnapshots(client, some);
  }
}
