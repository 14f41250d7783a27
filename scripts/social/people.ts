import type { Person, Platform, Post } from "./world";

const DAY = 24 * 3_600;

const CAPTIONS = [
  "Track session before sunrise #ad",
  "Rest day, finally",
  "What I eat before a race",
  "Ten weeks to go",
];

/** Posts of a person with so many followers, one every third day, the newest first. */
function posts(person: string, followers: number, now: number): Post[] {
  return Array.from({ length: 15 }, (_, index) => ({
    id: `${person}-post-${15 - index}`,
    caption: CAPTIONS[index % CAPTIONS.length] ?? "",
    postedAt: now - (index * 3 + 1) * DAY,
    likes: Math.round(followers * 0.04) + index,
    comments: Math.round(followers * 0.004) + (index % 3),
    shares: Math.round(followers * 0.002),
    views: Math.round(followers * 0.9),
    reach: Math.round(followers * 0.6),
    likesHidden: false,
    private: false,
    grows: false,
  }));
}

/** An account at a provider, with 15 posts. */
export const person = (
  platform: Platform,
  id: string,
  handle: string,
  followers: number,
  now: number,
): Person => ({
  platform,
  id,
  handle,
  followers,
  followersHidden: false,
  private: false,
  professional: true,
  closed: false,
  posts: posts(id, followers, now),
});

/** Two accounts at each provider. Their posts do not depend on chance. */
export const firstPeople = (now: number): Person[] => [
  person("instagram", "17841400000000001", "maya.runs", 48_200, now),
  person("instagram", "17841400000000002", "jonas.lifts", 7_350, now),
  person("youtube", "UCmayaRuns0000000000001", "mayaruns", 12_400, now),
  person("youtube", "UCjonasLifts00000000002", "jonaslifts", 1_020, now),
  person("tiktok", "open-maya-0001", "mayaruns", 91_000, now),
  person("tiktok", "open-jonas-0002", "jonaslifts", 15_600, now),
];
