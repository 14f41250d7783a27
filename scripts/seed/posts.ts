import { checkDisclosure } from "~/features/content/disclosure/check-disclosure";
import { forecastPost } from "~/features/profiles/reach/forecast-posts";
import { DAY_MS, HOUR_MS } from "~/platform/durations";
import { type FigureSource, POST_SPANS, type PostSpan, type PostState } from "~db/constants";
import type { dealDeliverables, postFigures, posts } from "~db/schema";
import type { Athlete } from "./athletes";
import type { ContentDetail } from "./content-items";
import type { SeededRandom } from "./random";

type Figures = typeof postFigures.$inferInsert;

/** What is not as usual about a post: its figures are read from its platform, and it stands as it was posted. */
interface Twist {
  state?: PostState;
  source?: FigureSource;
  missing?: PostSpan[];
  /** As it stands on the platform, without its ad label. */
  caption?: string;
  /** What it was changed to. */
  latestCaption?: string;
}

const TYPED = { source: "typed", state: "unread" } as const;

const TWISTS: Record<string, Twist> = {
  "Six people, one baton": { missing: ["1h", "72h"] },
  "Leg two, into the wind": {
    state: "edited",
    latestCaption: "#ad Leg two, into the wind. New time: the relay starts at nine.",
  },
  "Leg five, the long hill": { ...TYPED, missing: ["1h", "24h", "72h"] },
  "Tempo with the bus": { missing: ["1h"] },
  "What a threshold feels like": {
    missing: ["72h"],
    caption: "Shot on the last rep. LEONIE15 takes 15% off.",
  },
  "Track night": { missing: ["1h", "72h", "30d"] },
  "One bag": { state: "gone" },
  "Day one at the wall": { ...TYPED, missing: ["1h", "7d"] },
};

/** How long after the post a span ends, and how much of everything has come by then. */
const GROWTH: Record<PostSpan, [ms: number, share: number]> = {
  "1h": [HOUR_MS, 0.09],
  "24h": [DAY_MS, 0.52],
  "72h": [3 * DAY_MS, 0.78],
  "7d": [7 * DAY_MS, 0.91],
  "30d": [30 * DAY_MS, 1],
};

/** The posts of all posted content items, and what came of them. */
export function makePosts(
  random: SeededRandom,
  now: number,
  contentItems: ContentDetail[],
  athletes: Athlete[],
  asked: readonly (typeof dealDeliverables.$inferInsert)[],
): { posts: (typeof posts.$inferInsert)[]; figures: Figures[] } {
  const posted = contentItems.flatMap((contentItem) => {
    const { postedAt, platform } = contentItem;
    return postedAt && platform ? [{ ...contentItem, postedAt, platform }] : [];
  });
  const figures = posted.flatMap((contentItem) => {
    const { channels = [] } =
      athletes.find((one) => one.profile.userId === contentItem.athleteId) ?? {};
    const channel = channels.find(({ platform }) => platform === contentItem.platform);
    const { source = "connected", missing = [] } = TWISTS[contentItem.title ?? ""] ?? {};
    if (!channel) return [];
    const work = asked.find(({ text }) => text === contentItem.deliverable);
    const expected = forecastPost(channel, work?.format ?? null);
    const luck = random.between(0.7, 1.35);
    const reached = expected.reach.expected * luck;
    const engaged = expected.engagements.expected * luck * random.between(0.9, 1.1);
    const views = expected.impressions.expected * luck;
    return POST_SPANS.filter((span) => !missing.includes(span)).flatMap((span): Figures[] => {
      const [after, share] = GROWTH[span];
      const takenAt = contentItem.postedAt + after + (source === "typed" ? 5 : 0.1) * HOUR_MS;
      if (takenAt > now) return [];
      const some = (all: number) => Math.round(all * share);
      return [
        {
          contentId: contentItem.id,
          span,
          source,
          takenAt,
          // Only Instagram tells how many people; only people tell impressions and clicks.
          reach: contentItem.platform === "instagram" || source === "typed" ? some(reached) : null,
          views: some(views),
          engagements: some(engaged),
          impressions: source === "typed" ? some(views) : null,
          clicks: source === "typed" ? some(reached * 0.006) : null,
        },
      ];
    });
  });
  return {
    figures,
    posts: posted.map(({ id, athleteId, platform, description = "", postedAt, title = "" }) => {
      const {
        state = "live",
        caption = description,
        latestCaption = caption,
      } = TWISTS[title] ?? {};
      const readAt =
        figures.findLast((one) => one.contentId === id && one.source === "connected")?.takenAt ??
        null;
      const problems = checkDisclosure(latestCaption, { countries: ["GB"], platform });
      return {
        contentId: id,
        athleteId,
        platform,
        state,
        ...(readAt !== null && {
          readAt,
          providerId: `demo-${id}`,
          caption,
          latestCaption,
          disclosureProblem: problems.length > 0 ? problems.join("\n") : null,
        }),
        postedAt,
        keptUntil: postedAt + 30 * DAY_MS,
        createdAt: postedAt,
      };
    }),
  };
}
