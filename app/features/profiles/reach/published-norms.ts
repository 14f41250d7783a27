import { platformName } from "~/features/reference/platforms/platform-names";
import { type DeliverableFormat, PLATFORMS, type Platform } from "~db/constants";

/**
 * What posts bring by published norms, as shares of the followers at 10,000 followers. Fitted to
 * scripts/norms/published-norms.csv by `npm run norms`, and compared with the fit by its test (docs/decisions/0110).
 */
interface PublishedNorm {
  usual: DeliverableFormat;
  /** People reached. */
  reach: Record<DeliverableFormat, number>;
  /** Those who engage, where the rate of a channel is not known. */
  engagement: number;
  source: string;
}

/** Stories and live outside Instagram reach as much less than a usual post as on Instagram: no norm of them is known to us. */
const byFormat = (post: number, reel: number, story: number) => ({
  ...{ post, other: post },
  ...{ reel, video: reel },
  ...{ story, live: story },
});

export const PUBLISHED: Record<Platform, PublishedNorm> = {
  instagram: {
    usual: "post",
    reach: byFormat(0.285, 0.48, 0.085),
    engagement: 0.0249,
    source: "Minter.io and Socialinsider 2019, Conviva 2020, Start Motion Media 2024",
  },
  tiktok: {
    usual: "reel",
    reach: byFormat(0.283, 0.283, 0.084),
    engagement: 0.0393,
    source: "Socialinsider 2022 and 2023, Rival IQ 2023 and 2024",
  },
  youtube: {
    usual: "video",
    reach: byFormat(0.118, 0.118, 0.035),
    engagement: 0.0054,
    source: "NoxInfluencer 2021, BrightBean 2025",
  },
  x: {
    usual: "post",
    reach: byFormat(0.061, 0.061, 0.018),
    engagement: 0.0006,
    source: "one account's own figures of 2014, so hardly a norm",
  },
};

/** For the page that explains the numbers. */
export const PUBLISHED_SOURCES = PLATFORMS.map(
  (platform) => `${platformName(platform)}: ${PUBLISHED[platform].source}`,
);

/** Both shares fall as the following grows; by less than 1, so that more followers never mean less. */
export const FALL = { reach: 0.15, engagement: 0.24 };

/** As far below and above it as published norms typically are. */
export const PUBLISHED_SPREAD = { low: 0.62, median: 1, high: 1.6 };
