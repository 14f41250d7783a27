import type { InStatement } from "@libsql/client";
import { afterAll, expect, test } from "vitest";
import { regionOf } from "~/features/athletes/region";
import { mergeWords } from "~/features/discovery/merge.server";
import { countSearch, fillSearch, termSearch, wordSearch } from "~db/search";
import { Chance } from "../../scripts/scale/chance";
import { ownDatabase } from "../support/own-database";
import { searchPorts } from "../support/ports";

const CHANGES = 10_000;
const AT_ONCE = 250;
const CROWD = 600;
/** Another number tries other changes; a failure names it. */
const SEED = Number(process.env.SEARCH_SEED ?? 1);

const FIRST = ["Maya", "Zoë", "José", "Anne-Marie", "D'Arcy", "Łukasz", "王", 'Ada "Ace"', ""];
const LAST = ["Okafor", "O'Shea", "de la Cruz", "Müller", "Kim", "100% Real", "(retired)"];
const SPORTS = ["Running", "running", "Table Tennis", "5-a-side", "", "Футбол", "Ski; cross"];
const LOCATIONS = ["Leeds, UK", "Inverness, Scotland", "Girona, Spain", "Austin, US", "Łódź", ""];
const THEMES = ["Kit tests", "KIT TESTS", " Race days ", "Müsli", "🏃", 'a "b" c', "x"];

// Every row counts: other tests' athletes must not be among them.
const { db, stop } = await ownDatabase(searchPorts);
const { client } = db;
afterAll(stop);

const columns = (chance: Chance) => {
  const location = chance.one(LOCATIONS);
  return {
    sport: chance.one(SPORTS),
    location,
    region: regionOf(location),
    is_verified: chance.share() < 0.3 ? 1 : 0,
    total_followers: chance.one([
      0, 9_999, 10_000, 49_999, 50_000, 499_999, 1_000_000, 3_000_000_000,
    ]),
    avg_engagement: chance.one([0, 0.49, 0.5, 2, 3.3333333333333335, 4, 19.99, 20, 77]),
    growth_rate: chance.one([-100, -0.1, 0, 2.5, 100]),
    ambassador_score: chance.one([0, 1, 50, 50, 99, 100]),
    content_themes: JSON.stringify(
      Array.from({ length: Math.floor(chance.share() * 4) }, () => chance.one(THEMES)),
    ),
  };
};

/** What changes most often, alone. */
const FIGURES = ["total_followers", "avg_engagement", "growth_rate"];

const name = (chance: Chance) => `${chance.one(FIRST)} ${chance.one(LAST)}`;

/** One ordinary statement, or the two that make an athlete. */
function change(chance: Chance, made: { n: number }): InStatement[] {
  const id = `athlete-${Math.floor(chance.share() * made.n)}`;
  const what = chance.share();
  if (what < 0.25 || made.n < CROWD / 4) {
    const row = { user_id: `athlete-${made.n++}`, ...columns(chance), last_updated: 1 };
    const keys = Object.keys(row);
    return [
      {
        sql: "INSERT INTO profiles (id, email, user_type, full_name, created_at) VALUES (?, ?, 'athlete', ?, 1)",
        args: [row.user_id, `${row.user_id}@test.laurel`, name(chance)],
      },
      {
        sql: `INSERT INTO athlete_profiles (${keys}) VALUES (${keys.map(() => "?")})`,
        args: Object.values(row),
      },
    ];
  }
  if (what < 0.4)
    return [{ sql: "UPDATE profiles SET full_name = ? WHERE id = ?", args: [name(chance), id] }];
  if (what < 0.55) return [{ sql: "DELETE FROM profiles WHERE id = ?", args: [id] }];
  if (what < 0.6) return [{ sql: "DELETE FROM athlete_profiles WHERE user_id = ?", args: [id] }];
  const set = Object.entries(columns(chance)).filter(([key]) =>
    what < 0.75 ? FIGURES.includes(key) : chance.share() < 0.4,
  );
  if (set.length === 0) return [];
  return [
    {
      sql: `UPDATE athlete_profiles SET ${set.map(([key]) => `${key} = ?`)} WHERE user_id IN (?, ?)`,
      args: [
        ...set.map(([, value]) => value),
        id,
        `athlete-${Math.floor(chance.share() * made.n)}`,
      ],
    },
  ];
}

const all = async (sql: string, args: (string | number)[] = []) =>
  (await client.execute({ sql, args })).rows.map((row) => Object.values(row));

const sorted = (rows: unknown[][]) => rows.map((row) => JSON.stringify(row)).sort();

test("after 10,000 changes the search model is what a fresh one would be", async () => {
  const chance = new Chance(SEED, 9);
  const made = { n: 0 };
  let batch: InStatement[] = [];
  for (let i = 0; i < CHANGES; i++) {
    batch.push(...change(chance, made));
    if (batch.length < AT_ONCE && i < CHANGES - 1) continue;
    await client.batch(batch, "write");
    batch = [];
    if (chance.share() < 0.2) await mergeWords(db);
  }

  const fresh = fillSearch.replace(/^INSERT INTO athlete_search /, "");
  const rows = await all(fresh);
  expect(rows.length).toBeGreaterThan(CROWD);
  expect(await all("SELECT * FROM athlete_search ORDER BY rank")).toEqual(rows);

  const counts = countSearch.map((sql) => all(sql.replace(/^INSERT INTO athlete_counts\s/, "")));
  expect(sorted(await all("SELECT * FROM athlete_counts WHERE n <> 0"))).toEqual(
    sorted((await Promise.all(counts)).flat()),
  );

  await expectSameWords(rows.length);

  // Every change added a segment (numbered in the upper bits of the ids); the job has left few.
  await mergeWords(db);
  const segments = await all("SELECT DISTINCT id >> 37 FROM athlete_words_data WHERE id >> 37 > 0");
  expect(segments.length).toBeLessThan(10);

  // A term may outlive its last athlete; none may be missing.
  const terms = new Set(sorted(await all("SELECT variant, term FROM search_terms")));
  const needed = sorted(await all(termSearch.replace(/^INSERT .*\n/, "")));
  expect(needed.filter((term) => !terms.has(term))).toEqual([]);
}, 120_000);

/** Every word of every athlete, at its place: read from the index itself, beside one made anew. */
async function expectSameWords(athletes: number) {
  const made = String((await all("SELECT sql FROM sqlite_master WHERE name = 'athlete_words'"))[0]);
  await client.batch(
    [
      made.replace("athlete_words", "fresh_words"),
      {
        sql: wordSearch.replace("INTO athlete_words", "INTO fresh_words"),
        args: [-1, athletes],
      },
      "CREATE VIRTUAL TABLE kept USING fts5vocab(athlete_words, instance)",
      "CREATE VIRTUAL TABLE anew USING fts5vocab(fresh_words, instance)",
    ],
    "write",
  );
  expect(await all("SELECT * FROM kept EXCEPT SELECT * FROM anew")).toEqual([]);
  expect(await all("SELECT * FROM anew EXCEPT SELECT * FROM kept")).toEqual([]);
  for (const beginning of ["ma*", "mul*", "okaf*", "inver*", "running"])
    expect(
      await all("SELECT rowid FROM athlete_words WHERE athlete_words MATCH ?", [beginning]),
      beginning,
    ).toEqual(await all("SELECT rowid FROM fresh_words WHERE fresh_words MATCH ?", [beginning]));
}
