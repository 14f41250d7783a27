import type { Client } from "@libsql/client";
import { countSearch, emptySearch, fillSearch, termSearch, wordSearch } from "~db/search";
import { athleteAt, historyOf, ID_PREFIX, numberOf } from "./athlete";
import { isLaidBy, layBy, putIndexesBack, putTriggersBack } from "./laid-by";
import { insertAthletes, insertSnapshots, standing } from "./rows";

const AT_ONCE = 5_000;
const WORDS_AT_ONCE = 50_000;
const WITH_HISTORY = 50_000;
const HISTORIES_AT_ONCE = 2_500;
const DAY_MS = 24 * 60 * 60 * 1000;

export type Say = (step: string, done?: number, of?: number) => void;

/**
 * Makes the crowd up to so many athletes, beside whoever is there. Cut short and begun again it goes on;
 * once finished it changes nothing.
 * @returns whether there was anything to do
 */
export async function fillCrowd(client: Client, athletes: number, say: Say): Promise<boolean> {
  const { made, number } = await standing(client);
  const begun = await isLaidBy({ client });
  if (!begun && made >= athletes) return false;
  if (!begun) await layBy({ client });
  const today = Date.now() - (Date.now() % DAY_MS);

  // The next rows are made while the database writes these.
  let written: Promise<unknown> = Promise.resolve();
  for (let n = made; n < athletes; n += AT_ONCE) {
    const upTo = Math.min(athletes, n + AT_ONCE);
    const rows = Array.from({ length: upTo - n }, (_, i) => athleteAt(n + i, today));
    await written;
    say("athletes", n, athletes);
    written = insertAthletes(client, rows, number + 1 + n - made);
    // Awaited in the next round; failing before that must not end the process unheard.
    written.catch(() => {});
  }
  await written;

  await makeSearch(client, athletes, say);
  await makeHistory(client, today, say);
  await putTriggersBack({ client });
  return true;
}

/** Who came while the triggers were laid by has no number yet. */
const NUMBER_THE_REST = `UPDATE athlete_profiles SET number = rest.number
  FROM (SELECT user_id, row_number() OVER (ORDER BY user_id)
               + (SELECT coalesce(max(number), 0) FROM athlete_profiles) AS number
        FROM athlete_profiles WHERE number IS NULL) rest
  WHERE rest.user_id = athlete_profiles.user_id`;

async function makeSearch(client: Client, athletes: number, say: Say) {
  say("list");
  await client.batch([NUMBER_THE_REST, ...emptySearch, fillSearch], "write");
  say("indexes");
  await putIndexesBack({ client });
  say("counts");
  await client.batch(countSearch, "write");
  for (let after = -1, done = 0; ; done += WORDS_AT_ONCE) {
    say("words", Math.min(done, athletes), athletes);
    const [, last] = await client.batch(
      [
        { sql: wordSearch, args: [after, WORDS_AT_ONCE] },
        {
          sql: `SELECT max(rank) AS rank FROM
                (SELECT rank FROM athlete_search WHERE rank > ? ORDER BY rank LIMIT ?)`,
          args: [after, WORDS_AT_ONCE],
        },
      ],
      "write",
    );
    const rank = last?.rows[0]?.rank;
    if (rank === null || rank === undefined) break;
    after = Number(rank);
  }
  await client.batch(["INSERT INTO athlete_words (athlete_words) VALUES ('optimize')"], "write");
  say("spelling");
  await client.batch([termSearch], "write");
}

/** Weekly figures of those with the highest score. */
async function makeHistory(client: Client, today: number, say: Say) {
  const { rows } = await client.execute({
    sql: `SELECT user_id, followers, engagement
          FROM (SELECT * FROM athlete_search ORDER BY rank DESC LIMIT ?) ORDER BY user_id`,
    args: [WITH_HISTORY],
  });
  const known = rows.filter(({ user_id }) => String(user_id).startsWith(ID_PREFIX));
  for (let i = 0; i < known.length; i += HISTORIES_AT_ONCE) {
    say("histories", i, known.length);
    const some = known.slice(i, i + HISTORIES_AT_ONCE).flatMap((row) => {
      const athleteId = String(row.user_id);
      const figures = { followers: Number(row.followers), engagement: Number(row.engagement) };
      return historyOf(numberOf(athleteId), figures, today).map((week) => ({ athleteId, ...week }));
    });
    await insertSnapshots(client, some);
  }
}
