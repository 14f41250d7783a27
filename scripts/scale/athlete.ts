import type { ReviewedContent } from "~/features/profiles/athletes/content-quality";
import { deriveFigures } from "~/features/profiles/athletes/derived-figures";
import { engagementLimit } from "~/features/profiles/athletes/engagement-limits";
import { ENGAGEMENT_NORM, tierOf, totalFollowers } from "~/features/profiles/athletes/figures";
import { NOTHING_LEARNED } from "~/features/profiles/reach/forecast-posts";
import { dayOf } from "~/platform/dates";
import { COUNTRIES, type Platform } from "~db/constants";
import { PLACES } from "./places";
import { Random } from "./random";
import { CLOSERS, OPENERS, SPORTS } from "./sports";

/**
 * Ids of a kind of their own, in the order the athletes are made: what is there already can be told from the
 * last of them.
 */
export const ID_PREFIX = "01kdv5w800sca1e";
const ID_DIGITS = 11;
const EMAIL_DOMAIN = "scale.laurel.test";

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;
/** 2023-01-01; who comes later joined later. */
const FIRST_JOINED = 1_672_531_200_000;
const JOINED_WITHIN_DAYS = 1_300;
const WEEKS = 12;
/** What growth is measured against is the snapshot of four weeks ago (features/profiles/athletes/growth.ts). */
const WEEKS_OF_GROWTH = 4;

export const idOf = (n: number) => ID_PREFIX + String(n).padStart(ID_DIGITS, "0");
export const numberOf = (id: string) => Number(id.slice(ID_PREFIX.length));

/** The n-th athlete of the load-test data, with the figures that saving the profile would derive. */
export function athleteAt(n: number, today: number) {
  const random = new Random(n);
  const { location, names } = random.one(PLACES, 1.6);
  const { sport, themes } = random.one(SPORTS, 1.7);
  const fullName = `${random.one(names.first, 1.5)} ${random.one(names.last, 1.5)}`;
  const counted = channelsOf(random);
  const handle = handleOf(fullName, n);
  const profile = {
    sport,
    otherSports: otherSportsOf(n, sport),
    location,
    bio: random.share() < 0.85 ? `${random.one(OPENERS)} ${random.one(CLOSERS)}` : "",
    contentThemes: themesOf(random, themes),
    isVerified: random.share() < 0.03 + Math.min(0.3, totalFollowers(counted) / 1_000_000),
    isPublic: random.share() < 0.4,
    startingRate: startingRateOf(n, totalFollowers(counted)),
    ...awayAt(n, today),
    ...audienceAt(n),
  };
  const contentItems = contentItemsOf(random);
  const createdAt = FIRST_JOINED + Math.floor(random.share() * JOINED_WITHIN_DAYS * DAY_MS);
  const lastUpdated = today - Math.floor(random.share() * 30 * DAY_MS);
  const channels = counted.map((channel) => ({
    ...channel,
    handle: channel.platform === "youtube" ? `@${handle}` : handle,
    source: isConnected(n) ? ("connected" as const) : ("typed" as const),
    figuresAt: lastUpdated,
  }));
  const then = followersBefore(WEEKS_OF_GROWTH, totalFollowers(counted), growthOf(n));
  const takenOn = dayOf(today - WEEKS_OF_GROWTH * WEEK_MS);
  return {
    id: idOf(n),
    email: `athlete${String(n).padStart(7, "0")}@${EMAIL_DOMAIN}`,
    fullName,
    createdAt,
    profile: {
      ...profile,
      ...deriveFigures(profile, {
        today: dayOf(today),
        channels,
        snapshots: [{ takenOn, totalFollowers: then }],
        items: contentItems,
        learned: NOTHING_LEARNED,
      }),
      lastUpdated,
    },
    channels,
  };
}

export type ScaleAthlete = ReturnType<typeof athleteAt>;

/** Most have a few thousand followers, one in two hundred over half a million. */
function channelsOf(random: Random) {
  const followers = Math.min(12_000_000, Math.max(80, 4_000 * 10 ** (0.8 * random.normal())));
  const used = random.share();
  /** One in twelve is on X, too. */
  const x = used % 0.1 < 0.008 ? 0.1 : 0;
  const [instagram, tiktok, youtube] =
    used < 0.3 ? [1, 0, 0] : used < 0.65 ? [0.6, 0.4, 0] : [0.55, 0.3, 0.15];
  const norm = ENGAGEMENT_NORM[tierOf(followers)] * 10 ** (0.2 * random.normal() - 0.08);
  const channel = (platform: Platform, share = 0) => {
    const people = Math.round(followers * share * random.between(0.9, 1.1));
    const rate = Math.round(norm * random.between(0.7, 1.5) * 10) / 10;
    return {
      platform,
      followers: people,
      engagementRate: Math.min(engagementLimit(people), rate),
    };
  };
  return [
    channel("instagram", instagram),
    channel("tiktok", tiktok),
    channel("youtube", youtube),
    channel("x", x),
  ].filter((one) => one.followers > 0);
}

/** Pence. Half state a price, which grows with the followers. */
function startingRateOf(n: number, followers: number): number | null {
  const random = new Random(n, 5);
  if (random.share() < 0.5) return null;
  return Math.round((4 + Math.sqrt(followers) / 25) * random.between(0.5, 3)) * 2_500;
}

/** Two in five state where their audience is, most of them in the first countries of the list. */
function audienceAt(n: number) {
  const random = new Random(n, 11);
  if (random.share() > 0.4) return { audienceCountry: null, audienceShare: null };
  return {
    audienceCountry: random.one(COUNTRIES, 2),
    audienceShare: 15 + Math.floor(random.share() * 70),
  };
}

/** One in ten says when they are away: a fortnight of the next half a year. */
function awayAt(n: number, today: number) {
  const random = new Random(n, 6);
  if (random.share() > 0.1) return { awayFrom: "", awayUntil: "" };
  const from = today + Math.floor(random.share() * 26) * WEEK_MS;
  return { awayFrom: dayOf(from), awayUntil: dayOf(from + 2 * WEEK_MS) };
}

/** Every third has one or two others, the common ones more often. */
function otherSportsOf(n: number, primary: string): string[] {
  const random = new Random(n, 3);
  const many = random.share();
  const others = Array.from({ length: many < 0.1 ? 2 : many < 0.33 ? 1 : 0 }, () =>
    random.one(SPORTS, 1.7),
  );
  return [...new Set(others.map(({ sport }) => sport))].filter((sport) => sport !== primary);
}

/** One to four of the sport's themes. */
function themesOf(random: Random, themes: string[]): string[] {
  const wanted = 1 + Math.floor(random.share() * 4);
  return [...new Set(Array.from({ length: wanted }, () => random.one(themes)))];
}

/** Two in five have worked with a brand before. */
function contentItemsOf(random: Random): ReviewedContent[] {
  if (random.share() > 0.4) return [];
  return Array.from({ length: 1 + Math.floor(random.share() * 3) }, () => ({
    status: random.share() < 0.12 ? "rejected" : "posted",
    version: 1 + Math.floor(random.share() ** 2 * 3),
  }));
}

/** One in ten has connected all channels. */
const isConnected = (n: number) => new Random(n, 4).share() < 0.1;

/** By how much the following grows in 30 days; now and then one grows very fast. */
function growthOf(n: number): number {
  const random = new Random(n, 1);
  return random.share() < 0.03 ? random.between(0.08, 0.4) : 0.012 + 0.02 * random.normal();
}

const followersBefore = (weeks: number, now: number, monthly: number) =>
  Math.max(1, Math.round(now / (1 + monthly) ** ((weeks * 7) / 30)));

/** Twelve weekly figures, today's first, that lead to what the profile says. */
export function historyOf(
  n: number,
  { followers, engagement }: { followers: number; engagement: number },
  today: number,
) {
  const random = new Random(n, 2);
  const monthly = growthOf(n);
  return Array.from({ length: WEEKS }, (_, week) => ({
    takenOn: dayOf(today - week * WEEK_MS),
    totalFollowers: followersBefore(week, followers, monthly),
    avgEngagement: engagement * (week === 0 ? 1 : random.between(0.92, 1.08)),
  }));
}

const handleOf = (name: string, n: number) =>
  `${name
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[^a-z ]/g, "")
    .replaceAll(/ +/g, ".")}${n % 1_000}`;
