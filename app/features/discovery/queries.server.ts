import { and, asc, count, desc, eq, gte, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { athleteProfiles, profiles } from "~db/schema";
import { type Cursor, type Filters, writeCursor } from "./filters";

const PAGE = 24;
const SEARCH_WORDS = 6;
const SPORTS = 200;

/** One page of the athletes that pass the filters, best score first. */
export async function discoverAthletes(db: Database, filters: Filters, after: Cursor | null) {
  const matching = passing(filters);
  const [rows, [shown], [all], sports] = await db.read(
    db.orm
      .select(athleteCard)
      .from(athleteProfiles)
      .innerJoin(profiles, eq(profiles.id, athleteProfiles.userId))
      .where(and(matching, after ? behind(after) : undefined))
      .orderBy(desc(athleteProfiles.ambassadorScore), desc(athleteProfiles.userId))
      .limit(PAGE + 1),
    db.orm
      .select({ n: count() })
      .from(athleteProfiles)
      .innerJoin(profiles, eq(profiles.id, athleteProfiles.userId))
      .where(matching),
    db.orm.select({ n: count() }).from(athleteProfiles),
    db.orm
      .selectDistinct({ sport: athleteProfiles.sport })
      .from(athleteProfiles)
      .where(ne(athleteProfiles.sport, ""))
      .orderBy(asc(athleteProfiles.sport))
      .limit(SPORTS),
  );
  const athletes = rows.slice(0, PAGE);
  const last = athletes.at(-1);
  return {
    athletes,
    matching: shown?.n ?? 0,
    total: all?.n ?? 0,
    sports: sports.map(({ sport }) => sport),
    next:
      last && rows.length > PAGE ? writeCursor({ score: last.ambassadorScore, id: last.id }) : null,
  };
}

export type AthleteCardView = Awaited<ReturnType<typeof discoverAthletes>>["athletes"][number];

const athleteCard = {
  id: athleteProfiles.userId,
  name: profiles.fullName,
  sport: athleteProfiles.sport,
  location: athleteProfiles.location,
  isVerified: athleteProfiles.isVerified,
  ambassadorScore: athleteProfiles.ambassadorScore,
  totalFollowers: athleteProfiles.totalFollowers,
  avgEngagement: athleteProfiles.avgEngagement,
  growthRate: athleteProfiles.growthRate,
  avgReach: athleteProfiles.avgReach,
};

function passing({ q, sport, minFollowers, minScore, verified }: Filters): SQL | undefined {
  return and(
    ...q.split(" ").filter(Boolean).slice(0, SEARCH_WORDS).map(saying),
    sport ? eq(athleteProfiles.sport, sport) : undefined,
    minFollowers ? gte(athleteProfiles.totalFollowers, minFollowers) : undefined,
    minScore ? gte(athleteProfiles.ambassadorScore, minScore) : undefined,
    verified ? eq(athleteProfiles.isVerified, true) : undefined,
  );
}

/** A word somewhere in the name, sport or location. */
function saying(word: string): SQL {
  const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
  return sql`(${profiles.fullName} like ${pattern} escape '\\'
    or ${athleteProfiles.sport} like ${pattern} escape '\\'
    or ${athleteProfiles.location} like ${pattern} escape '\\')`;
}

/** Read off the index of scores, whatever the page. */
const behind = ({ score, id }: Cursor) =>
  sql`(${athleteProfiles.ambassadorScore}, ${athleteProfiles.userId}) < (${score}, ${id})`;
