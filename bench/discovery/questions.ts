import { sql } from "drizzle-orm";
import {
  type Cursor,
  type Filters,
  NO_FILTERS,
  PAGE,
  readCursor,
} from "~/features/finding/discovery/filters";
import { discoverAthletes } from "~/features/finding/discovery/queries.server";
import { mergeSearchSegments } from "~/features/finding/discovery/search-jobs.server";
import { insights } from "~/features/finding/insights/queries.server";
import type { CampaignCriteria } from "~/features/finding/matching/candidate";
import { rankBrief } from "~/features/finding/matching/ranking.server";
import { type CommandContext, NO_BRAND } from "~/features/identity/accounts/actor";
import { toChannelFields } from "~/features/profiles/athletes/channel-form";
import { saveProfile } from "~/features/profiles/athletes/commands.server";
import type { ProfileInput } from "~/features/profiles/athletes/schema";
import { newId } from "~db/columns";
import { athleteProfiles, profiles } from "~db/schema";
import { athleteAt, idOf } from "../../scripts/scale/athlete";
import { PLACES } from "../../scripts/scale/places";
import { Random } from "../../scripts/scale/random";
import { SPORTS } from "../../scripts/scale/sports";
import { ask } from "../../tests/support/deliverables";
import type { Person } from "../../tests/support/factories";
import { anyFilters } from "./any-filters";
import type { recordingDatabase } from "./recorder";
import { RUNS, WARM_UP } from "./runs";

export interface Place {
  db: ReturnType<typeof recordingDatabase>;
  /** Who asks. */
  brand: Person;
  /** Of the database. */
  file: string;
  /** How many athletes there are. */
  athletes: number;
}

export interface Question {
  name: string;
  writes?: true;
  /** What is asked of the list in the i-th run, where the question is no more than that. */
  filters?(i: number, place: Place): Filters;
  /** A page far into the list in that order, for PostgreSQL. */
  far?: Filters;
  /** Not measured. @returns what is asked; `i` counts the runs, so that no two ask alike */
  prepare(
    place: Place,
  ): Promise<(i: number) => Promise<unknown>> | ((i: number) => Promise<unknown>);
  after?(place: Place): Promise<unknown>;
}

const DAY = Date.UTC(2026, 0, 1);
const PAGE_500 = 500;
const PAGES_WALKED = 20;

const REGIONS = ["uk", "us", "eu"] as const;
const TIERS = ["nano", "micro", "mid", "macro"] as const;

const WIDE_PLACES = ["England", "Scotland", "Wales", "Germany", "UK", "Ireland"];
const NARROW_PLACES = ["West Yorkshire", "Yorkshire", "London", "Inverness", "Girona", "Oregon"];
/** Towns with few and with many athletes around, and the one whose circle takes the most tokens. */
const CENTRES = ["London", "Leeds", "Manchester", "Glasgow", "Inverness", "New York", "Essen"];
const WORDS = ["running", "yoga", "football", "ma"];

type Vary = (random: Random, place: Place) => Partial<Filters>;

/** The list with filters that vary. */
function list(name: string, vary: Vary): Question {
  const filters = (i: number, place: Place): Filters => ({
    ...NO_FILTERS,
    ...vary(new Random(i, 7), place),
  });
  return {
    name,
    filters,
    prepare: (place) => (i) =>
      discoverAthletes(place.db, place.brand.brandId, filters(i, place), null),
  };
}

export const farthestPage = (athletes: number) =>
  Math.min(PAGE_500, Math.floor(athletes / PAGE) - PAGES_WALKED - 5);

/** Far into the list; of a word, which fewer have, as far as a fifth of all reach. */
const farPage = (name: string, filters: Partial<Filters>): Question => ({
  name,
  ...(filters.q ? {} : { far: { ...NO_FILTERS, ...filters } }),
  async prepare({ db, brand: { userId: brandId }, athletes }) {
    const wanted = { ...NO_FILTERS, ...filters };
    const page = farthestPage(filters.q ? athletes / 5 : athletes);
    const cursors: (Cursor | null)[] = [];
    for (let at: Cursor | null = null, n = 1; n < page + PAGES_WALKED; n++) {
      const { next } = await discoverAthletes(db, brandId, wanted, at);
      at = readCursor(new URLSearchParams({ after: next ?? "" }));
      if (n >= page - 1) cursors.push(at);
    }
    return (i) => discoverAthletes(db, brandId, wanted, cursors[i % cursors.length] ?? null);
  },
});

const someone = (random: Random, { athletes }: Place) =>
  athleteAt(Math.floor(random.share() * athletes), DAY);

const city = (random: Random) => random.one(PLACES).location.split(",")[0] ?? "";

/** With one letter wrong. */
function mistyped(word: string, random: Random) {
  const at = 1 + Math.floor(random.share() * (word.length - 2));
  return `${word.slice(0, at)}x${word.slice(at + 1)}`;
}

/** Ranking athletes for a brief, from candidates to reasons. */
const matching = (name: string, asks: (random: Random) => Partial<CampaignCriteria>): Question => ({
  name,
  prepare:
    ({ db, brand }) =>
    (i) => {
      const criteria = { ...BRIEF, ...asks(new Random(i, 6)) };
      return rankBrief(db, brand.brandId, criteria);
    },
});

const BRIEF: CampaignCriteria = {
  title: "Autumn miles",
  description: "Show our new jacket on a long run in bad weather, with an honest word about it.",
  requirements: "Trail runs, Winter miles",
  targetSports: [],
  deliverables: [ask(2, "reel")],
  minFollowers: null,
  minEngagementRate: null,
};

const ctx = (db: Place["db"], userId: string): CommandContext => ({
  actor: {
    personId: userId,
    sessionId: "bench",
    type: "athlete",
    ...NO_BRAND,
    roles: [],
    name: "",
    email: "",
  },
  db,
  emit: () => [],
  now: Date.now(),
  request: { id: "bench", ip: "127.0.0.1", userAgent: "bench" },
});

/** The profile as the form would send it, with up to 5 % more followers; one in ten has moved to another place. */
function saved(n: number, random: Random): ProfileInput {
  const { fullName, profile, channels } = athleteAt(n, DAY);
  const typed = toChannelFields(channels);
  return {
    fullName,
    sport: profile.sport,
    otherSports: profile.otherSports,
    location: random.share() < 0.1 ? random.one(PLACES).location : profile.location,
    bio: profile.bio,
    contentThemes: profile.contentThemes,
    ...typed,
    instagramFollowers: Math.floor((typed.instagramFollowers ?? 0) * (1 + random.share() / 20)),
    instagramEngagementRate: typed.instagramEngagementRate ?? 0,
    tiktokFollowers: typed.tiktokFollowers ?? 0,
    tiktokEngagementRate: typed.tiktokEngagementRate ?? 0,
    youtubeFollowers: typed.youtubeFollowers ?? 0,
    youtubeEngagementRate: typed.youtubeEngagementRate ?? 0,
    audienceCountry: profile.audienceCountry ?? undefined,
    audienceShare: profile.audienceShare ?? undefined,
    awayFrom: profile.awayFrom,
    awayUntil: profile.awayUntil,
    isPublic: false,
    refusesLess: false,
  };
}

/** What an earlier run of the bench saved is there already: saving the same again would be no change. */
const RUN = Date.now();

const saving: Question = {
  name: "save an athlete",
  writes: true,
  async prepare({ db, athletes }) {
    const save = (i: number, stream: number) => {
      const n = Math.floor(new Random(i + RUN, 8).share() * athletes);
      return saveProfile(ctx(db, idOf(n)), saved(n, new Random(i + RUN, stream)));
    };
    // Saved once before, so that the score is what the product makes of the profile.
    for (let i = 0; i < RUNS + WARM_UP; i++) await save(i, 9);
    await mergeSearchSegments(db);
    return (i) => save(i, 10);
  },
  // What cron does each minute.
  after: ({ db }) => mergeSearchSegments(db),
};

/** What signing up writes of an athlete, and the first save of the profile. */
const inserting: Question = {
  name: "insert an athlete",
  writes: true,
  prepare:
    ({ db }) =>
    () => {
      const id = newId();
      const now = Date.now();
      return db.write([
        db.orm.insert(profiles).values({
          id,
          email: `${id}@${NEWCOMERS}`,
          userType: "athlete",
          fullName: "New Comer",
          createdAt: now,
        }),
        db.orm.insert(athleteProfiles).values({ userId: id, sport: "Running", lastUpdated: now }),
      ]);
    },
  async after({ db }) {
    await db.write([
      db.orm.delete(profiles).where(sql`${profiles.email} like ${`%@${NEWCOMERS}`}`),
    ]);
    // Each insert left a segment, in each of which the next run of the bench would look up every word.
    await mergeSearchSegments(db);
  },
};
const NEWCOMERS = "bench.laurel.test";

/** PostgreSQL is not asked these: it would need the gazetteer as a table. */
const notCompared = ({ filters: _, ...question }: Question): Question => question;

const PLACES_ASKED = [
  list("place: nation or country", (c) => ({ place: c.one(WIDE_PLACES) })),
  list("place: county or town", (c) => ({ place: c.one(NARROW_PLACES) })),
  list("place: nation, by followers", (c) => ({ place: c.one(WIDE_PLACES), sort: "followers" })),
  list("place: nation, sport, 2 %", (c) => ({
    place: c.one(WIDE_PLACES),
    sport: c.one(SPORTS).sport,
    minEngagement: 2,
  })),
  list("place: within 50 km", (c) => ({ place: c.one(CENTRES), within: 50 })),
  list("place: within 50 km, by followers", (c) => ({
    place: c.one(CENTRES),
    within: 50,
    sort: "followers",
  })),
  list("place: within 100 km, sport, 10K", (c) => ({
    place: c.one(CENTRES),
    within: 100,
    sport: c.one(SPORTS).sport,
    minFollowers: 10_000,
  })),
  list("place: within 100 km, 30K, 3 %", (c) => ({
    place: c.one(CENTRES),
    within: 100,
    minFollowers: 30_000,
    minEngagement: 3,
  })),
  list("place: within 50 km, a word", (c) => ({
    place: c.one(CENTRES),
    within: 50,
    q: c.one(WORDS),
  })),
  list("place: a sport in a nation, as words", (c) => ({
    q: `${c.one(["runner", "cyclist", "yoga"])} in ${c.one(WIDE_PLACES)}`,
  })),
];

/** PostgreSQL's table does not know who told the figures. */
const CONNECTED_ASKED: Question[] = [
  list("connected figures", (c) => ({
    connected: true,
    region: c.one(["", ...REGIONS] as const),
  })),
  list("connected figures of a sport, 50K, by followers", (c) => ({
    connected: true,
    sport: c.one(SPORTS).sport,
    minFollowers: 50_000,
    sort: "followers",
  })),
  list("connected figures, a common word", (c) => ({
    connected: true,
    q: c.one(["uk", "running", "us", "football", "london"]),
  })),
  list("connected figures, 4 %, by growth", () => ({
    connected: true,
    minEngagement: 4,
    sort: "growth",
  })),
];

export const QUESTIONS: Question[] = [
  list("no filter", () => ({})),
  list("sport", (c) => ({ sport: c.one(SPORTS).sport })),
  list("location", (c) => ({ region: c.one(REGIONS) })),
  list("tier", (c) => ({ tier: c.one(TIERS) })),
  list("theme", (c) => ({ themes: [c.one(c.one(SPORTS).themes)] })),
  list("min followers", (c) => ({ minFollowers: 10_000 * Math.floor(100 * c.share()) })),
  list("min engagement", (c) => ({ minEngagement: 0.5 * Math.floor(40 * c.share()) })),
  list("min score", (c) => ({ minScore: Math.floor(100 * c.share()) })),
  list("verified", (c) => ({ verified: true, region: c.one(["", ...REGIONS] as const) })),
  ...CONNECTED_ASKED.map(notCompared),
  list("any filters", anyFilters),
  list("sorted by followers", (c) => ({ sort: "followers", region: c.one(["", ...REGIONS]) })),
  list("sorted by engagement", (c) => ({ sort: "engagement", region: c.one(["", ...REGIONS]) })),
  list("sorted by growth", (c) => ({ sort: "growth", region: c.one(["", ...REGIONS]) })),
  list("sport, place, verified, 50K, 4 %", (c) => ({
    q: c.one(["scotland", "wales", "london", "berlin", "chicago"]),
    sport: c.one(SPORTS, 2).sport,
    verified: true,
    minFollowers: 50_000,
    minEngagement: 4,
  })),
  list("sport, location, 2 %, by followers", (c) => ({
    sport: c.one(SPORTS).sport,
    region: c.one(REGIONS),
    minEngagement: 2,
    sort: "followers",
  })),
  list("theme, macro, 6 %, by growth", (c) => ({
    themes: [c.one(c.one(SPORTS).themes)],
    tier: "macro",
    minEngagement: 6,
    sort: "growth",
  })),
  ...PLACES_ASKED.map(notCompared),
  list("a common word", (c) => ({ q: c.one(["uk", "running", "us", "football", "london"]) })),
  list("a common word, by followers", (c) => ({
    q: c.one(["uk", "running", "us", "football", "london"]),
    sort: "followers",
  })),
  list("a common word, 60 points", (c) => ({
    q: c.one(["uk", "running", "us", "football", "london"]),
    minScore: 60,
  })),
  list("a name", (c, place) => ({ q: someone(c, place).fullName })),
  list("the beginning of a word", (c, place) => ({
    q: someone(c, place).fullName.slice(0, 2 + Math.floor(3 * c.share())),
  })),
  list("a word nobody has", (c) => ({ q: `zq${Math.floor(c.share() * 1e9).toString(36)}` })),
  list("a mistyped place", (c) => ({ q: mistyped(city(c), c) })),
  farPage("page 500", {}),
  farPage("page 500, by followers", { sort: "followers" }),
  farPage("page 500 of a common word", { q: "uk" }),
  list("a count beyond 10,000", (c) => ({
    minEngagement: 1,
    minFollowers: 10_000,
    region: c.one(REGIONS),
  })),
  {
    name: "the leaderboard",
    prepare:
      ({ db, brand }) =>
      () =>
        insights(db, brand.brandId, "leaderboard"),
  },
  matching("matching, a demanding brief", (c) => ({
    targetSports: [c.one(SPORTS).sport, c.one(SPORTS).sport],
    minFollowers: 50_000 + 10_000 * Math.floor(c.share() * 40),
    minEngagementRate: 3 + Math.floor(c.share() * 4),
  })),
  matching("matching, an undemanding brief", (c) => ({
    targetSports: c.share() < 0.5 ? [] : [c.one(SPORTS).sport],
    minFollowers: 1_000 * Math.floor(c.share() * 5),
  })),
  saving,
  inserting,
];
