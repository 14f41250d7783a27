import {
  averageEngagement,
  ENGAGEMENT_NORM,
  tierOf,
  totalFollowers,
} from "~/features/profiles/athletes/figures";
import type { Channel } from "~/features/profiles/channels/channel";
import { dayOf } from "~/platform/dates";
import { COUNTRIES } from "~db/constants";
import type { athleteProfiles, metricSnapshots } from "~db/schema";
import { personFrom } from "./places";
import type { SeededRandom } from "./random";
import { CLOSERS, SPORT_TEXTS, type SportText } from "./sports";

const ATHLETES = 60;
const WEEKS = 12;
const DAYS_A_MONTH = 30;

type Row = typeof athleteProfiles.$inferInsert;
type Snapshot = typeof metricSnapshots.$inferInsert;

/** An athlete before anything is derived. */
export interface Athlete {
  name: string;
  joined: number;
  channels: Channel[];
  profile: Required<
    Omit<
      Row,
      | "number"
      | "place"
      | "placeKeys"
      | "region"
      | "ambassadorScore"
      | "totalFollowers"
      | "avgEngagement"
      | "connectedFollowers"
      | "connectedEngagement"
      | "growthRate"
      | "growthKnown"
      | "avgReach"
      | "contentQualityScore"
      | "version"
    >
  >;
  snapshots: Snapshot[];
}

/** Sixty athletes, five a sport; the first is the demo account. */
export function makeAthletes(random: SeededRandom): Athlete[] {
  const taken = new Set<string>(["Maya Okafor"]);
  return Array.from({ length: ATHLETES }, (_, i) =>
    i === 0 ? maya(random) : athlete(random, i, taken),
  );
}

function athlete(random: SeededRandom, i: number, taken: Set<string>): Athlete {
  const { name, location } = personFrom(random, i, taken);
  const text = SPORT_TEXTS[i % SPORT_TEXTS.length] as SportText;
  const handle = handleOf(name, text.sport);
  const joined = random.ago(100 + i * 3);
  const userId = random.idAt(joined);
  const onYoutube = i % 5 !== 0;
  // Log-spread from 2,500 to 1.6 million, so that every tier is there.
  const followers = 10 ** (3.4 + (2.8 * ((i * 37) % ATHLETES)) / ATHLETES);
  const [instagram, tiktok, youtube] = onYoutube ? [0.55, 0.3, 0.15] : [0.65, 0.35, 0];
  const norm = ENGAGEMENT_NORM[tierOf(followers)];
  const rate = () => Math.round(norm * random.between(0.6, 1.6) * 10) / 10;
  const people = (share: number) => Math.round(followers * share * random.between(0.9, 1.1));
  const isAway = i % 7 === 4;
  const lastUpdated = random.ago(0, 0);
  const bio = `${random.one(text.openers)} ${CLOSERS[i % CLOSERS.length]}`;
  const contentThemes = random.pick(text.themes, 3);
  const counted = [
    { platform: "instagram", handle, followers: people(instagram), engagementRate: rate() },
    {
      platform: "tiktok",
      handle: handle.replaceAll(".", "_"),
      followers: people(tiktok),
      engagementRate: rate(),
    },
    {
      platform: "youtube",
      handle: `@${handle.replaceAll(".", "")}`,
      followers: people(youtube),
      engagementRate: onYoutube ? rate() : 0,
    },
  ] as const;
  const channels = counted
    .filter(({ followers }) => followers > 0)
    .map((channel) => ({ ...channel, source: "typed" as const, figuresAt: lastUpdated }));
  const profile = {
    userId,
    sport: text.sport,
    otherSports: i % 4 === 1 ? [SPORT_TEXTS[(i + 5) % SPORT_TEXTS.length]?.sport ?? ""] : [],
    location,
    bio,
    contentThemes,
    startingRate: i % 3 === 2 ? null : rateFor(followers),
    refusesLess: i % 6 === 0,
    ...(i % 5 < 3
      ? { audienceCountry: COUNTRIES[(i % 5) * (i % 2)] ?? "GB", audienceShare: 24 + (i % 40) }
      : { audienceCountry: null, audienceShare: null }),
    awayFrom: isAway ? random.day(5 + i) : "",
    awayUntil: isAway ? random.day(19 + i) : "",
    isVerified: random.share() < 0.4,
    isPublic: i % 3 === 0,
    lastUpdated,
  };
  return {
    name,
    joined,
    profile,
    channels,
    snapshots: history(random, { userId, channels }, random.between(-0.01, 0.05)),
  };
}

function maya(random: SeededRandom): Athlete {
  const joined = random.ago(240);
  const lastUpdated = random.ago(0, 0);
  const profile = {
    userId: random.idAt(joined),
    sport: "Running",
    otherSports: [],
    location: "Leeds, UK",
    bio: "Marathoner and morning person. I film the miles no one claps for: canal paths, head torches, porridge at five. I used to edit documentaries, so the edit is part of the deal.",
    contentThemes: ["Winter miles", "Training diaries", "Shoe tests", "Race days"],
    startingRate: 450_00,
    refusesLess: false,
    audienceCountry: "GB" as const,
    audienceShare: 71,
    awayFrom: "",
    awayUntil: "",
    isVerified: false,
    isPublic: true,
    lastUpdated,
  };
  const channels = [
    { platform: "instagram", handle: "maya.runs.leeds", followers: 96_400, engagementRate: 6.1 },
    { platform: "tiktok", handle: "maya_runs", followers: 61_200, engagementRate: 7 },
    { platform: "youtube", handle: "@mayaruns", followers: 24_800, engagementRate: 4.3 },
  ].map((channel) => ({ ...channel, source: "typed", figuresAt: lastUpdated }) as Channel);
  const { userId } = profile;
  const snapshots = history(random, { userId, channels }, 0.032);
  return { name: "Maya Okafor", joined, profile, channels, snapshots };
}

/** Pence: more for a larger audience, though less for each follower, in round pounds. */
const rateFor = (followers: number) =>
  Math.max(50, Math.round((followers ** 0.62 * 0.3) / 25) * 25) * 100;

/** Twelve weeks of figures that lead to today's, growing by about `monthly` a month. */
function history(
  random: SeededRandom,
  { userId, channels }: { userId: string; channels: Channel[] },
  monthly: number,
): Snapshot[] {
  const now = totalFollowers(channels);
  const engagement = averageEngagement(channels);
  return Array.from({ length: WEEKS }, (_, week) => {
    const days = week * 7;
    const then = now / (1 + monthly) ** (days / DAYS_A_MONTH);
    const wobble = week === 0 ? 1 : random.between(0.998, 1.002);
    return {
      id: random.idAt(random.ago(days, 0)),
      athleteId: userId,
      takenOn: dayOf(random.ago(days, 0)),
      totalFollowers: Math.round(then * wobble),
      avgEngagement: week === 0 ? engagement : engagement * random.between(0.94, 1.06),
    };
  });
}

const handleOf = (name: string, sport: string) =>
  `${name} ${sport}`
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z ]/g, "")
    .trim()
    .replaceAll(/ +/g, ".");
