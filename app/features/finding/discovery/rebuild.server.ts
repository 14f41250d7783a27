import { type SQL, sql } from "drizzle-orm";
import { commit, commitIfUnchanged } from "~/platform/command";
import type { Database } from "~db/client";
import { countsByKind } from "~db/sql/fill-search";
import { SEARCH_COLUMNS } from "~db/sql/search-model";
import { mergeSearchSegments } from "./search-jobs.server";

/** Each batch is one short transaction: other writers wait for it. */
const ATHLETES_AT_ONCE = 100;
const TERMS_AT_ONCE = 5_000;
/** Counts agree after the first round, unless athletes change in the same moment. */
const COUNT_ROUNDS = 20;

type Report = (step: string, done?: number, of?: number) => void;

/**
 * Rebuilds the search model (docs/decisions/0010) while the site is used: every athlete is removed from it and
 * added again, through the triggers that keep it, so that no search is ever without the others. Started again
 * after an interruption it begins at the beginning; what it did until then stands.
 * @returns how many athletes the model has
 * @throws Error when the parts of the model do not agree afterwards
 */
export async function rebuildSearch(db: Database, report: Report): Promise<number> {
  await removeTerms(db, report);
  await addAthletes(db, report);
  await removeOrphans(db, report);
  await removeOtherSports(db);
  await correctCounts(db, report);
  return check(db);
}

const rows = async <Row>(db: Database, query: SQL): Promise<Row[]> => {
  const [found] = await db.read(db.orm.all<Row>(query));
  return found;
};

/** The triggers leave terms alone that are there already: an incomplete one must go first. */
async function removeTerms(db: Database, report: Report) {
  report("spelling");
  await removeAll(
    db,
    sql`delete from search_terms where (variant, term) in
      (select variant, term from search_terms limit ${TERMS_AT_ONCE})`,
  );
}

/** @param change removes some of the rows */
async function removeAll(db: Database, change: SQL) {
  while (await commitIfUnchanged({ db }, { change }));
}

async function addAthletes(db: Database, report: Report) {
  const [total] = await rows<{ n: number }>(db, sql`select count(*) as n from athlete_profiles`);
  let after = "";
  for (let done = 0; ; done += ATHLETES_AT_ONCE) {
    report("athletes", Math.min(done, total?.n ?? 0), total?.n);
    const next = await rows<{ id: string }>(
      db,
      sql`select user_id as id from athlete_profiles where user_id > ${after}
        order by user_id limit ${ATHLETES_AT_ONCE}`,
    );
    const last = next.at(-1);
    if (!last) return;
    const ids = sql`(select value from json_each(${JSON.stringify(next.map(({ id }) => id))}))`;
    const ranks = sql`(select rank from athlete_search_source where user_id in ${ids})`;
    const effects = [
      sql`delete from athlete_search where user_id in ${ids} or rank in ${ranks}`,
      // Words under a rank that had no row.
      sql`delete from athlete_words where rowid in ${ranks}`,
      sql`insert into athlete_search select ${sql.raw(SEARCH_COLUMNS)} from athlete_search_source
        where user_id in ${ids} order by rank`,
    ];
    await commit({ db }, { effects });
    // Each batch added a segment to the words.
    await mergeSearchSegments(db);
    after = last.id;
  }
}

/** Rows and words of athletes that do not exist. */
async function removeOrphans(db: Database, report: Report) {
  report("orphans");
  const orphans = [
    {
      table: sql`athlete_search`,
      find: sql`select rank from athlete_search s where not exists
        (select 1 from athlete_search_source x where x.user_id = s.user_id)`,
    },
    {
      table: sql`athlete_words`,
      find: sql`select id as rank from athlete_words_docsize d where not exists
        (select 1 from athlete_search s where s.rank = d.id)`,
    },
  ];
  for (const { table, find } of orphans)
    for (;;) {
      const found = await rows<{ rank: number }>(db, sql`${find} limit ${ATHLETES_AT_ONCE}`);
      if (found.length === 0) break;
      const ranks = JSON.stringify(found.map(({ rank }) => rank));
      const removal = sql`delete from ${table} where rowid in
        (select rank from (${find}) where rank in (select value from json_each(${ranks})))`;
      await commit({ db }, { effects: [removal] });
    }
}

/** Other sports that their athlete does not name. */
const removeOtherSports = (db: Database) =>
  removeAll(
    db,
    sql`delete from athlete_other_sports where (sport, rank) in (
      select sport, rank from athlete_other_sports o where not exists (
        select 1 from athlete_search s, json_each(s.other_sports) own
        where s.rank = o.rank and own.value = o.sport and o.sport <> s.sport) limit ${TERMS_AT_ONCE})`,
  );

/**
 * Adds to each count what it differs by from the rows. Triggers change the two alike, so a difference that was
 * read stays right until it is written, and no lock is held while a million rows are counted. Only a count
 * that is missing cannot follow: hence the rounds.
 */
async function correctCounts(db: Database, report: Report) {
  for (let round = 0; round < COUNT_ROUNDS; round++) {
    report("counts");
    let corrected = 0;
    for (const { kind, selects } of countsByKind) {
      const wanted = sql.raw(selects.join(" UNION ALL "));
      const wrong = await rows<Record<string, string | number>>(
        db,
        sql`select kind, sport, region, verified, bucket, sum(n) as n from (
            select kind, sport, region, verified, bucket, -n as n from athlete_counts where kind = ${kind}
            union all select * from (${wanted}))
          group by kind, sport, region, verified, bucket having sum(n) <> 0`,
      );
      if (wrong.length === 0) continue;
      corrected += wrong.length;
      const correction = sql`insert into athlete_counts (kind, sport, region, verified, bucket, n)
        select value ->> 'kind', value ->> 'sport', value ->> 'region', value ->> 'verified',
          value ->> 'bucket', value ->> 'n' from json_each(${JSON.stringify(wrong)}) where true
        on conflict do update set n = n + excluded.n`;
      await commit({ db }, { effects: [correction] });
    }
    if (corrected === 0) return;
  }
  throw new Error(`The counts of the search model still differ after ${COUNT_ROUNDS} rounds.`);
}

async function check(db: Database): Promise<number> {
  const [parts] = await rows<Record<"athletes" | "rows" | "words" | "counted", number>>(
    db,
    sql`select (select count(*) from athlete_search_source) as athletes,
      (select count(*) from athlete_search) as rows,
      (select count(*) from athlete_words_docsize) as words,
      (select coalesce(sum(n), 0) from athlete_counts where kind = 'all' and sport = '') as counted`,
  );
  if (!parts) throw new Error("The search model could not be counted.");
  const { athletes, ...model } = parts;
  if (Object.values(model).some((n) => n !== athletes))
    throw new Error(`The search model does not agree: ${JSON.stringify(parts)}`);
  return athletes;
}
