import type { InStatement } from "@libsql/client";
import { afterAll, expect, test } from "vitest";
import { rebuildSearch } from "~/features/finding/discovery/rebuild.server";
import { mergeSearchSegments } from "~/features/finding/discovery/search-jobs.server";
import { locate } from "~/features/reference/places/places.server";
import { PLATFORMS } from "~db/constants";
import {
  countSearch,
  emptySearch,
  fillOtherSports,
  fillSearch,
  termSearch,
  wordSearch,
} from "~db/sql/fill-search";
import { Random } from "../../scripts/scale/random";
import { ownServer } from "../support/own-database";
import { searchPorts } from "../support/ports";

const CHANGES = process.env.NIGHTLY ? 10_000 : 2_500;
const AT_ONCE = 250;
const ATHLETES = 600;
/** Another number tries other changes; a failure names it. */
const SEED = Number(process.env.SEARCH_SEED ?? 1);

const FIRST = ["Maya", "Zoë", "José", "Anne-Marie", "D'Arcy", "Łukasz", "王", 'Ada "Ace"', ""];
const LAST = ["Okafor", "O'Shea", "de la Cruz", "Müller", "Kim", "100% Real", "(retired)"];
const SPORTS = ["Running", "running", "Table Tennis", "5-a-side", "", "Футбол", "Ski; cross"];
const LOCATIONS = ["Leeds, UK", "Inverness, Scotland", "Girona, Spain", "Austin, US", "Łódź", ""];
const THEMES = ["Kit tests", "KIT TESTS", " Race days ", "Müsli", "🏃", 'a "b" c', "x"];

// Every row counts: other tests' athletes must not be among them.
const { db, stop } = await ownServer(searchPorts);
const { client } = db;
afterAll(stop);

const NO_AUDIENCE = { audience_country: null, audience_share: null };
const NOT_AWAY = { away_from: "", away_until: "" };

const columns = (random: Random) => {
  const location = random.one(LOCATIONS);
  const { region, place, placeKeys } = locate(location);
  return {
    sport: random.one(SPORTS),
    other_sports: JSON.stringify(random.share() < 0.3 ? [random.one(SPORTS), "Yoga"] : []),
    location,
    region,
    place,
    place_keys: placeKeys,
    is_verified: random.share() < 0.3 ? 1 : 0,
    is_public: random.share() < 0.4 ? 1 : 0,
    total_followers: random.one([
      0, 9_999, 10_000, 49_999, 50_000, 499_999, 1_000_000, 3_000_000_000,
    ]),
    connected_followers: random.one([0, 0, 10_000, 3_000_000_000]),
    avg_engagement: random.one([0, 0.49, 0.5, 2, 3.3333333333333335, 4, 19.99, 20, 77]),
    growth_rate: random.one([-100, -0.1, 0, 2.5, 100]),
    starting_rate: random.one([null, null, 0, 25_000]),
    ...random.one([NO_AUDIENCE, { audience_country: "DE", audience_share: random.one([29, 30]) }]),
    ...random.one([NOT_AWAY, NOT_AWAY, { away_from: "2027-05-03", away_until: "2027-05-17" }]),
    ambassador_score: random.one([0, 1, 50, 50, 99, 100]),
    content_themes: JSON.stringify(
      Array.from({ length: Math.floor(random.share() * 4) }, () => random.one(THEMES)),
    ),
  };
};

/** What changes most often, alone. */
const FIGURES = ["total_followers", "avg_engagement", "growth_rate", "starting_rate"];

const name = (random: Random) => `${random.one(FIRST)} ${random.one(LAST)}`;

/** One ordinary statement, or the two that make an athlete. */
function change(random: Random, made: { n: number }): InStatement[] {
  const id = `athlete-${Math.floor(random.share() * made.n)}`;
  const what = random.share();
  if (what < 0.25 || made.n < ATHLETES / 4) {
    const row = { user_id: `athlete-${made.n++}`, ...columns(random), last_updated: 1 };
    const keys = Object.keys(row);
    return [
      {
        sql: "INSERT INTO profiles (id, email, user_type, full_name, created_at) VALUES (?, ?, 'athlete', ?, 1)",
        args: [row.user_id, `${row.user_id}@test.laurel`, name(random)],
      },
      {
        sql: `INSERT INTO athlete_profiles (${keys}) VALUES (${keys.map(() => "?")})`,
        args: Object.values(row),
      },
    ];
  }
  if (what < 0.4)
    return [{ sql: "UPDATE profiles SET full_name = ? WHERE id = ?", args: [name(random), id] }];
  if (what < 0.45)
    return [
      {
        sql: "UPDATE profiles SET status = iif(status = 'active', 'suspended', 'active') WHERE id = ?",
        args: [id],
      },
    ];
  if (what < 0.47)
    return [
      {
        sql: `INSERT INTO subscriptions (side_id, customer_id, plan, state, created_at)
          SELECT id, id, 'athlete_premium', 'active', 1 FROM profiles WHERE id = ?
          ON CONFLICT DO UPDATE SET state = iif(state = 'free', 'active', 'free')`,
        args: [id],
      },
    ];
  if (what < 0.5)
    return [
      {
        sql: `INSERT INTO social_accounts (athlete_id, platform, figures_at)
          SELECT user_id, ?, 1 FROM athlete_profiles WHERE user_id = ? ON CONFLICT DO UPDATE SET followers = followers + 1`,
        args: [random.one(PLATFORMS), id],
      },
    ];
  if (what < 0.52)
    return [
      { sql: "DELETE FROM social_accounts WHERE athlete_id = ? AND platform = 'x'", args: [id] },
    ];
  if (what < 0.53) return [{ sql: "DELETE FROM subscriptions WHERE side_id = ?", args: [id] }];
  if (what < 0.55) return [{ sql: "DELETE FROM profiles WHERE id = ?", args: [id] }];
  if (what < 0.6) return [{ sql: "DELETE FROM athlete_profiles WHERE user_id = ?", args: [id] }];
  // Both days or neither, a country with its share.
  const pairs = random.share() < 0.4;
  const set = Object.entries(columns(random)).filter(([key]) =>
    /^(away|audience)_/.test(key)
      ? pairs
      : what < 0.75
        ? FIGURES.includes(key)
        : random.share() < 0.4,
  );
  if (set.length === 0) return [];
  return [
    {
      sql: `UPDATE athlete_profiles SET ${set.map(([key]) => `${key} = ?`)} WHERE user_id IN (?, ?)`,
      args: [
        ...set.map(([, value]) => value),
        id,
        `athlete-${Math.floor(random.share() * made.n)}`,
      ],
    },
  ];
}

const all = async (sql: string, args: (string | number)[] = []) =>
  (await client.execute({ sql, args })).rows.map((row) => Object.values(row));

const sorted = (rows: unknown[][]) => rows.map((row) => JSON.stringify(row)).sort();

/** Of all athletes of the search table. */
const neededTerms = () => all(termSearch.replace(/^INSERT .*\n/, ""), [-1, 1_000_000]);

/** The athletes of all tests of this file. */
const made = { n: 0 };

async function makeChanges(random: Random, changes: number, atOnce: number) {
  let batch: InStatement[] = [];
  for (let i = 0; i < changes; i++) {
    batch.push(...change(random, made));
    if (batch.length < atOnce && i < changes - 1) continue;
    await client.batch(batch, "write");
    batch = [];
    if (random.share() < 0.2) await mergeSearchSegments(db);
  }
}

test("after thousands of changes the search model equals a fresh one", async () => {
  await makeChanges(new Random(SEED, 9), CHANGES, AT_ONCE);
  expect(await expectFreshModel()).toBeGreaterThan(ATHLETES / 2);

  // Every change added a segment (numbered in the upper bits of the ids); the job has left few.
  await mergeSearchSegments(db);
  const segments = await all("SELECT DISTINCT id >> 37 FROM athlete_words_data WHERE id >> 37 > 0");
  expect(segments.length).toBeLessThan(10);
}, 120_000);

/** Rows, words, counts and terms that are wrong, missing or orphaned, as no trigger leaves them. */
const DAMAGE = [
  "UPDATE athlete_search SET sport = 'Wrong', region = 'Wrong', location = 'Wrong', place_key = 'wrong' WHERE rank % 3 = 0",
  "DELETE FROM athlete_search WHERE rank % 5 = 1",
  "INSERT INTO athlete_search SELECT 7, 'unknown', sport, region, verified, followers, engagement, growth, rate, platforms, away_from, away_until, audience, location, themes, other_sports, place_key FROM athlete_search LIMIT 1",
  "DELETE FROM athlete_words WHERE rowid IN (SELECT rank FROM athlete_search WHERE rank % 7 = 2)",
  "INSERT INTO athlete_words (rowid, words) SELECT rank, 'wrong words' FROM athlete_search WHERE rank % 7 = 2",
  "DELETE FROM athlete_words WHERE rowid IN (SELECT rank FROM athlete_search WHERE rank % 7 = 3)",
  "INSERT INTO athlete_words (rowid, words) VALUES (8, 'words of no athlete')",
  "UPDATE athlete_other_sports SET followers = 7, platforms = 3, away_until = '2030', audience = 'wrong', place_key = 'wrong' WHERE rank % 3 = 0",
  "DELETE FROM athlete_other_sports WHERE rank % 5 = 1",
  "INSERT INTO athlete_other_sports SELECT 'Unknown', rank + 3, region, verified, followers, engagement, growth, rate, platforms, away_from, away_until, audience, place_key FROM athlete_other_sports WHERE sport = 'Yoga'",
  "UPDATE athlete_counts SET n = n + 7 WHERE kind = 'followers'",
  "DELETE FROM athlete_counts WHERE kind = 'score'",
  "DELETE FROM search_terms WHERE variant <> term",
  "INSERT INTO search_terms (variant, term) VALUES ('nobody', 'nobody')",
];

/** The worst of it, words under a rank without a row: such an athlete cannot be saved until the model is rebuilt. */
const UNSAVEABLE = [
  `UPDATE athlete_search SET rank = (SELECT min(rank) FROM athlete_search_source WHERE rank % 5 = 1)
    WHERE rank = (SELECT max(rank) FROM athlete_search)`,
  `INSERT INTO athlete_words (rowid, words)
    SELECT rank, 'left over' FROM athlete_search_source WHERE rank NOT IN (SELECT rank FROM athlete_search)`,
];

for (const [name, damage] of Object.entries({
  damaged: [...DAMAGE, ...UNSAVEABLE],
  empty: emptySearch,
}))
  test(`a search model that is ${name} is rebuilt as the triggers would have built it`, async () => {
    await makeChanges(new Random(SEED, 10), 1_000, AT_ONCE);
    await client.batch(damage, "write");
    const athletes = await rebuildSearch(db, () => {});
    expect(await expectFreshModel()).toBe(athletes);
    const needed = new Set(sorted(await neededTerms()));
    const terms = sorted(await all("SELECT variant, term FROM search_terms"));
    expect(terms.filter((term) => !needed.has(term))).toEqual([]);
  }, 120_000);

test("a rebuild may be interrupted and repeated while athletes change", async () => {
  const random = new Random(SEED, 11);
  await makeChanges(random, 1_000, AT_ONCE);
  await client.batch(DAMAGE, "write");
  const interrupt = (step: string, done = 0) => {
    if (step === "athletes" && done > 0) throw new Error("interrupted");
  };
  await expect(rebuildSearch(db, interrupt)).rejects.toThrow("interrupted");

  let rebuilding = true;
  const rebuilt = rebuildSearch(db, () => {}).finally(() => {
    rebuilding = false;
  });
  let changes = 0;
  for (; rebuilding; changes += 10) await makeChanges(random, 10, 10);
  await rebuilt;
  expect(changes).toBeGreaterThan(0);
  await expectFreshModel();
}, 120_000);

/** @returns how many athletes the model has */
async function expectFreshModel(): Promise<number> {
  const fresh = fillSearch.replace(/^INSERT INTO athlete_search /, "");
  const rows = await all(fresh);
  expect(await all("SELECT * FROM athlete_search ORDER BY rank")).toEqual(rows);

  const sports = fillOtherSports.replace(/^INSERT INTO athlete_other_sports\s/, "");
  expect(await all("SELECT * FROM athlete_other_sports ORDER BY sport, rank")).toEqual(
    await all(sports),
  );

  const counts = countSearch.map((sql) => all(sql.replace(/^INSERT INTO athlete_counts\s/, "")));
  expect(sorted(await all("SELECT * FROM athlete_counts WHERE n <> 0"))).toEqual(
    sorted((await Promise.all(counts)).flat()),
  );

  await expectSameWords(rows.length);

  // A term may outlive its last athlete; none may be missing.
  const terms = new Set(sorted(await all("SELECT variant, term FROM search_terms")));
  const needed = sorted(await neededTerms());
  expect(needed.filter((term) => !terms.has(term))).toEqual([]);
  return rows.length;
}

/** Every word of every athlete, at its place: read from the index itself, beside one built from nothing. */
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
  await client.batch(
    ["kept", "anew", "fresh_words"].map((table) => `DROP TABLE ${table}`),
    "write",
  );
}
