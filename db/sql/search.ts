import { PLATFORMS } from "../constants";
import {
  audienceOf,
  CONNECTED_BIT,
  ENGAGEMENT_TOKENS,
  FOLLOWERS_TOKENS,
  PREMIUM_RANK,
  platformBits,
  priceBandOf,
  SCORE_UNIT,
  SEARCH_COLUMNS,
  TOKENS,
  termsOf,
  variantsOfTerms,
  WORDS,
} from "./search-model";

/**
 * The search model of athletes (docs/decisions/0010): a narrow table in the order of rank, its words, and misspellings of
 * them. Triggers maintain it from profiles, athlete_profiles and subscriptions.
 */

const char = (token: string) => `char(${token.charCodeAt(0)})`;

const steps = (column: string, tokens: Record<number, string>) =>
  Object.entries(tokens)
    .map(([least, token]) => `iif(${column} >= ${least}, ' ' || ${char(token)}, '')`)
    .join(" || ");

const stepsReached = (column: string, tokens: Record<number, string>) =>
  Object.keys(tokens)
    .map((least) => `(${column} >= ${least})`)
    .join(" + ");

const IS_CONNECTED = "a.total_followers > 0 AND a.connected_followers >= a.total_followers";

const PLATFORM_BIT = `CASE platform ${PLATFORMS.map((one) => `WHEN '${one}' THEN ${platformBits([one])}`).join(" ")} END`;

/** What a change of the row of athlete_profiles changes in that of athlete_search, where it stays. */
const figuresOf = (row: "old." | "new.") =>
  `${row}total_followers, ${row}avg_engagement, ${row}growth_rate, coalesce(${row}starting_rate, -1),
    ${row}away_from, ${row}away_until, ${audienceOf(row)}`;

/** The columns whose change replaces the athlete's row; a change of the figures alone updates it. */
const modelOf = (row: "old." | "new.") =>
  `(${[
    "ambassador_score",
    "sport",
    "region",
    "location",
    "is_verified",
    "content_themes",
    "place",
    "place_keys",
    "other_sports",
    "is_public",
  ]
    .map((column) => row + column)
    .join(", ")},
      ${stepsReached(`${row}total_followers`, FOLLOWERS_TOKENS)},
      ${stepsReached(`${row}avg_engagement`, ENGAGEMENT_TOKENS)},
      ${priceBandOf(`${row}starting_rate`)}, ${audienceOf(row)},
      ${IS_CONNECTED.replaceAll("a.", row)})`;

const addRow = (id: string) =>
  `INSERT INTO athlete_search SELECT ${SEARCH_COLUMNS}
  FROM athlete_search_source WHERE user_id = ${id};`;

const makeRowAgain = (id: string) =>
  `DELETE FROM athlete_search WHERE user_id = ${id};
  ${addRow(id)}`;

const isPremium = (row: "old." | "new.") =>
  `(${row}plan IS 'athlete_premium' AND ${row}state <> 'free')`;

export const searchSql = [
  `CREATE TABLE athlete_search (
  rank INTEGER PRIMARY KEY,
  user_id TEXT NOT NULL UNIQUE,
  sport TEXT NOT NULL,
  region TEXT NOT NULL,
  verified INTEGER NOT NULL,
  followers INTEGER NOT NULL,
  engagement REAL NOT NULL,
  growth REAL NOT NULL,
  rate INTEGER NOT NULL,
  platforms INTEGER NOT NULL,
  away_from TEXT NOT NULL,
  away_until TEXT NOT NULL,
  audience TEXT NOT NULL,
  location TEXT NOT NULL,
  themes TEXT NOT NULL,
  other_sports TEXT NOT NULL,
  place_key TEXT NOT NULL
)`,
  "CREATE INDEX athlete_search_sport ON athlete_search (sport, rank, region, verified, followers, engagement, growth, rate, platforms, away_from, away_until, audience)",
  "CREATE INDEX athlete_search_followers ON athlete_search (followers, rank, sport, region, verified, engagement, growth, rate, platforms, away_from, away_until, audience)",
  "CREATE INDEX athlete_search_engagement ON athlete_search (engagement, rank, sport, region, verified, followers, growth, rate, platforms, away_from, away_until, audience)",
  "CREATE INDEX athlete_search_growth ON athlete_search (growth, rank, sport, region, verified, followers, engagement, rate, platforms, away_from, away_until, audience)",
  "CREATE INDEX athlete_search_place ON athlete_search (place_key, sport, rank, region, verified, followers, engagement, rate, platforms, away_from, away_until, audience)",
  "CREATE INDEX athlete_search_verified ON athlete_search (rank, sport, region, followers, engagement, growth, rate, platforms, away_from, away_until, audience) WHERE verified = 1",
  "CREATE INDEX athlete_search_verified_sport ON athlete_search (sport, rank, region, followers, engagement, growth, rate, platforms, away_from, away_until, audience) WHERE verified = 1",
  "CREATE INDEX athlete_search_rate ON athlete_search (rate, rank, sport, region, verified, followers, engagement, growth, platforms, away_from, away_until, audience)",
  "CREATE INDEX athlete_search_audience ON athlete_search (audience, rank, sport, region, verified, followers, engagement, growth, rate, platforms, away_from, away_until) WHERE audience <> ''",
  `CREATE INDEX athlete_search_connected ON athlete_search (rank, sport, region, verified, followers, engagement, growth, rate, platforms, away_from, away_until, audience) WHERE rank >> ${CONNECTED_BIT} & 1`,

  // A row for each sport of an athlete but the primary one.
  `CREATE TABLE athlete_other_sports (
  sport TEXT NOT NULL,
  rank INTEGER NOT NULL,
  region TEXT NOT NULL,
  verified INTEGER NOT NULL,
  followers INTEGER NOT NULL,
  engagement REAL NOT NULL,
  growth REAL NOT NULL,
  rate INTEGER NOT NULL,
  platforms INTEGER NOT NULL,
  away_from TEXT NOT NULL,
  away_until TEXT NOT NULL,
  audience TEXT NOT NULL,
  place_key TEXT NOT NULL,
  PRIMARY KEY (sport, rank)
) WITHOUT ROWID`,

  `CREATE TABLE search_terms (
  variant TEXT NOT NULL,
  term TEXT NOT NULL,
  PRIMARY KEY (variant, term)
) WITHOUT ROWID`,

  `CREATE VIRTUAL TABLE athlete_words USING fts5(words, content='', contentless_delete=1, prefix='2 3 4 5', tokenize="unicode61 remove_diacritics 2")`,
  // A job merges the segments (app/platform/full-text-search.ts), so that no save has to.
  "INSERT INTO athlete_words (athlete_words, rank) VALUES ('automerge', 0)",
  "INSERT INTO athlete_words (athlete_words, rank) VALUES ('crisismerge', 200)",

  // The place names the county, nation and country of a town.
  `CREATE VIEW athlete_search_source AS
SELECT a.ambassador_score * ${SCORE_UNIT} + a.number + iif(paid.side_id IS NULL, 0, ${PREMIUM_RANK})
         + iif(${IS_CONNECTED}, ${2 ** CONNECTED_BIT}, 0) AS rank, a.user_id, a.sport, a.region, a.is_verified AS verified,
       a.total_followers AS followers, a.avg_engagement AS engagement, a.growth_rate AS growth,
       coalesce(a.starting_rate, -1) AS rate, 
       (SELECT coalesce(sum(${PLATFORM_BIT}), 0) FROM social_accounts WHERE athlete_id = a.user_id) AS platforms,
       a.away_from, a.away_until, ${audienceOf("a.")} AS audience,
       a.location, a.content_themes AS themes, a.other_sports,
       substr(a.place_keys, 1, instr(a.place_keys || ' ', ' ') - 1) AS place_key,
       ${WORDS} AS words,
       ${char(TOKENS.region)} || a.region || ' ' || ${char(TOKENS.sport)} || hex(a.sport)
       || iif(a.is_verified, ' ' || ${char(TOKENS.verified)} || ' ' || ${char(TOKENS.verifiedSport)} || hex(a.sport), '')
       || coalesce((SELECT group_concat(' ' || ${char(TOKENS.sport)} || hex(value) || iif(a.is_verified, ' ' || ${char(TOKENS.verifiedSport)} || hex(value), ''), '')
                    FROM (SELECT DISTINCT value FROM json_each(a.other_sports) WHERE value NOT IN ('', a.sport))), '')
       || ${steps("a.total_followers", FOLLOWERS_TOKENS)}
       || ${steps("a.avg_engagement", ENGAGEMENT_TOKENS)}
       || coalesce((SELECT group_concat(' ' || ${char(TOKENS.theme)} || hex(lower(trim(value))), '') FROM json_each(a.content_themes)), '')
       || iif(a.place_keys <> '', ' ' || ${char(TOKENS.place)} || replace(a.place_keys, ' ', ' ' || ${char(TOKENS.place)}), '')
       || iif(${IS_CONNECTED}, ' ' || ${char(TOKENS.connected)}, '')
       || iif(${audienceOf("a.")} <> '', ' ' || ${char(TOKENS.audience)} || ${audienceOf("a.")}, '')
       || coalesce(' ' || ${char(TOKENS.price)} || ${priceBandOf("a.starting_rate")}, '')
       || coalesce((SELECT group_concat(' ' || ${char(TOKENS.platform)} || platform, '') FROM social_accounts WHERE athlete_id = a.user_id), '')
       || iif(a.is_public, ' ' || ${char(TOKENS.public)}, '') AS tokens
FROM athlete_profiles a JOIN profiles p ON p.id = a.user_id
  LEFT JOIN subscriptions paid ON paid.side_id = a.user_id AND paid.plan = 'athlete_premium' AND paid.state <> 'free'
WHERE p.status = 'active' AND p.closed_at IS NULL`,

  `CREATE TRIGGER athlete_profiles_after_insert AFTER INSERT ON athlete_profiles BEGIN
  UPDATE athlete_profiles SET number = (SELECT coalesce(max(number), 0) + 1 FROM athlete_profiles) WHERE user_id = new.user_id;
  ${addRow("new.user_id")}
END`,
  `CREATE TRIGGER athlete_profiles_after_delete AFTER DELETE ON athlete_profiles BEGIN
  DELETE FROM athlete_search WHERE user_id = old.user_id;
END`,
  `CREATE TRIGGER athlete_profiles_after_update_figures AFTER UPDATE OF
  total_followers, avg_engagement, growth_rate, starting_rate, away_from, away_until, audience_country, audience_share
ON athlete_profiles
WHEN (${figuresOf("old.")})
  IS NOT (${figuresOf("new.")})
BEGIN
  UPDATE athlete_search SET (followers, engagement, growth, rate, away_from, away_until, audience) = (SELECT ${figuresOf("new.")})
  WHERE user_id = new.user_id AND (followers, engagement, growth, rate, away_from, away_until, audience)
    IS NOT (${figuresOf("new.")});
END`,
  `CREATE TRIGGER athlete_profiles_after_update_model AFTER UPDATE OF
  ambassador_score, sport, region, location, is_verified, total_followers, avg_engagement, content_themes,
  place, place_keys, other_sports, connected_followers, is_public, starting_rate, audience_country, audience_share
ON athlete_profiles
WHEN ${modelOf("old.")}
  IS NOT ${modelOf("new.")}
BEGIN
  ${makeRowAgain("new.user_id")}
END`,
  `CREATE TRIGGER profiles_after_update_name AFTER UPDATE OF full_name, closed_at ON profiles
WHEN old.full_name <> new.full_name OR old.closed_at IS NOT new.closed_at BEGIN
  ${makeRowAgain("new.id")}
END`,
  `CREATE TRIGGER profiles_after_update_status AFTER UPDATE OF status ON profiles WHEN old.status <> new.status BEGIN
  ${makeRowAgain("new.id")}
END`,
  `CREATE TRIGGER subscriptions_after_insert_rank AFTER INSERT ON subscriptions
WHEN ${isPremium("new.")} BEGIN
  ${makeRowAgain("new.side_id")}
END`,
  `CREATE TRIGGER subscriptions_after_update_rank AFTER UPDATE OF plan, state ON subscriptions
WHEN ${isPremium("old.")} <> ${isPremium("new.")} BEGIN
  ${makeRowAgain("new.side_id")}
END`,
  `CREATE TRIGGER subscriptions_after_delete_rank AFTER DELETE ON subscriptions
WHEN ${isPremium("old.")} BEGIN
  ${makeRowAgain("old.side_id")}
END`,

  `CREATE TRIGGER social_accounts_after_insert_model AFTER INSERT ON social_accounts BEGIN
  ${makeRowAgain("new.athlete_id")}
END`,
  `CREATE TRIGGER social_accounts_after_delete_model AFTER DELETE ON social_accounts BEGIN
  ${makeRowAgain("old.athlete_id")}
END`,

  `CREATE TRIGGER athlete_search_after_insert_words AFTER INSERT ON athlete_search BEGIN
  INSERT INTO athlete_words (rowid, words)
  SELECT new.rank, words || ' ' || tokens FROM athlete_search_source WHERE user_id = new.user_id;

  INSERT INTO search_terms (variant, term)
  ${variantsOfTerms(termsOf("athlete_search_source s", ", ", "\n        WHERE s.user_id = new.user_id"))}
    AND NOT EXISTS (SELECT 1 FROM search_terms known WHERE known.variant = t.term AND known.term = t.term)
  ON CONFLICT DO NOTHING;
END`,
  `CREATE TRIGGER athlete_search_after_delete_words AFTER DELETE ON athlete_search BEGIN
  DELETE FROM athlete_words WHERE rowid = old.rank;
END`,
  `CREATE TRIGGER athlete_search_after_insert_sports AFTER INSERT ON athlete_search WHEN new.other_sports <> '[]' BEGIN
  INSERT INTO athlete_other_sports (sport, rank, region, verified, followers, engagement, growth, rate, platforms, away_from, away_until, audience, place_key)
  SELECT DISTINCT value, new.rank, new.region, new.verified, new.followers, new.engagement, new.growth, new.rate, new.platforms,
    new.away_from, new.away_until, new.audience, new.place_key
  FROM json_each(new.other_sports) WHERE value NOT IN ('', new.sport)
  ON CONFLICT DO UPDATE SET region = excluded.region, verified = excluded.verified, followers = excluded.followers,
    engagement = excluded.engagement, growth = excluded.growth, rate = excluded.rate, platforms = excluded.platforms,
    away_from = excluded.away_from, away_until = excluded.away_until,
    audience = excluded.audience, place_key = excluded.place_key;
END`,
  `CREATE TRIGGER athlete_search_after_update_sports AFTER UPDATE OF followers, engagement, growth, rate, away_from, away_until, audience ON athlete_search
WHEN new.other_sports <> '[]' BEGIN
  UPDATE athlete_other_sports SET followers = new.followers, engagement = new.engagement, growth = new.growth, rate = new.rate,
    away_from = new.away_from, away_until = new.away_until, audience = new.audience
  WHERE rank = new.rank AND sport IN (SELECT value FROM json_each(new.other_sports));
END`,
  `CREATE TRIGGER athlete_search_after_delete_sports AFTER DELETE ON athlete_search WHEN old.other_sports <> '[]' BEGIN
  DELETE FROM athlete_other_sports WHERE rank = old.rank AND sport IN (SELECT value FROM json_each(old.other_sports));
END`,
];
