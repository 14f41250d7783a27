import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { MOSTLY_PERCENT } from "~db/sql/search-model";
import { athleteAt } from "../../scripts/scale/athlete";
import { open, type Sql } from "./postgres-server";

/** Tables and indexes as one would write them who knows PostgreSQL well. */
const TABLE = `
  create extension pg_trgm;
  create table athletes (
    id text primary key,
    full_name text not null,
    sport text not null,
    location text not null,
    region text not null,
    bio text not null,
    is_verified boolean not null,
    followers bigint not null,
    engagement double precision not null,
    growth double precision not null,
    score integer not null,
    avg_reach integer not null,
    themes text[] not null,
    rate integer,
    platforms text[] not null,
    away daterange,
    audience text not null,
    said text not null generated always as
      (lower(full_name || ' ' || sport || ' ' || location)) stored
  )`;

const COLUMNS =
  "id, full_name, sport, location, region, bio, is_verified, followers, engagement, growth, score, avg_reach, themes, rate, platforms, away, audience";

const INDEXES = [
  "create index on athletes (score, id)",
  "create index on athletes (followers, id)",
  "create index on athletes (engagement, id)",
  "create index on athletes (growth, id)",
  "create index on athletes (sport, score, id)",
  "create index on athletes (region, score, id)",
  "create index on athletes (score, id) where is_verified",
  "create index on athletes (sport, region, is_verified)",
  "create index on athletes using gin (said gin_trgm_ops)",
  "create index on athletes using gin (themes)",
  "create index on athletes (rate, id)",
  "create index on athletes (audience, score, id)",
  "create index on athletes (score, id) where platforms @> '{x}'",
  "create index on athletes using gin (platforms)",
  "create table shortlisted (brand_id text, athlete_id text references athletes on delete cascade, primary key (brand_id, athlete_id))",
];

const AT_ONCE = 2_000;

/** The database with the same load-test data, made once; the same rows follow from the same `madeFrom`. */
export async function postgresWith(athletes: number, madeFrom: string): Promise<Sql> {
  const name = `athletes_${athletes}`;
  const server = open("postgres");
  const [known] = await server`
    select shobj_description(oid, 'pg_database') as made from pg_database where datname = ${name}`;
  if (known?.made === madeFrom) {
    await server.end();
    return open(name);
  }
  await server.unsafe(`drop database if exists ${name}`);
  await server.unsafe(`create database ${name}`);
  const sql = open(name);
  await fill(sql, athletes);
  await server.unsafe(`comment on database ${name} is '${madeFrom}'`);
  await server.end();
  return sql;
}

async function fill(sql: Sql, athletes: number) {
  for (const statement of TABLE.split(";")) await sql.unsafe(statement);
  const today = Date.now();
  function* lines() {
    for (let from = 0; from < athletes; from += AT_ONCE) {
      const count = Math.min(AT_ONCE, athletes - from);
      yield Array.from({ length: count }, (_, i) => line(from + i, today)).join("");
    }
  }
  const into = await sql.unsafe(`copy athletes (${COLUMNS}) from stdin`).writable();
  await pipeline(Readable.from(lines()), into);
  for (const statement of INDEXES) await sql.unsafe(statement);
  await sql.unsafe("vacuum analyze athletes");
}

/** A row as COPY reads it. */
function line(n: number, today: number): string {
  const { id, fullName, profile: p, channels } = athleteAt(n, today);
  const themes = `{${p.contentThemes.map((theme) => `"${theme}"`).join(",")}}`;
  const platforms = `{${channels.map(({ platform }) => platform).join(",")}}`;
  const away = p.awayFrom ? `[${p.awayFrom},${p.awayUntil}]` : "\\N";
  const isMostly = (p.audienceShare ?? 0) >= MOSTLY_PERCENT;
  const row = [
    ...[id, fullName, p.sport, p.location, p.region, p.bio, p.isVerified, p.totalFollowers],
    ...[p.avgEngagement, p.growthRate, p.ambassadorScore, p.avgReach, themes],
    ...[p.startingRate ?? "\\N", platforms, away, isMostly ? p.audienceCountry : ""],
  ];
  return `${row.join("\t")}\n`;
}
