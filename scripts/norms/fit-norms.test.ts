import { expect, test } from "vitest";
import { FALL, PUBLISHED, PUBLISHED_SPREAD } from "~/features/profiles/reach/published-norms";
import { fitNorms } from "./fit-norms";

/** The defaults of the model of posts are what the fit to published norms gives, and its error is that of decision 110. */

const { reach, engagement } = fitNorms();
const levelOf = ({ levels }: typeof reach, group: string) => levels.get(group) ?? Number.NaN;
const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

test("the model's shares, exponents and spread are the fitted ones", () => {
  const post = levelOf(reach, "instagram post");
  const story = levelOf(reach, "instagram story");
  const usual = {
    instagram: { post, reel: levelOf(reach, "instagram reel") },
    tiktok: { post: levelOf(reach, "tiktok reel"), reel: levelOf(reach, "tiktok reel") },
    youtube: { post: levelOf(reach, "youtube video"), reel: levelOf(reach, "youtube video") },
    x: { post: levelOf(reach, "x post"), reel: levelOf(reach, "x post") },
  };
  for (const platform of ["instagram", "tiktok", "youtube", "x"] as const) {
    const { post: other, reel: video } = usual[platform];
    const live = (other * story) / post;
    const { reach: shares, engagement: engaged } = PUBLISHED[platform];
    for (const [format, share] of Object.entries({
      ...{ post: other, other, reel: video, video, story: live, live },
    }))
      expect(shares[format as keyof typeof shares], `${platform} ${format}`).toBe(
        rounded(share, 3),
      );
    expect(engaged, platform).toBe(rounded(levelOf(engagement, platform), 4));
  }
  expect(FALL).toEqual({ reach: rounded(reach.fall, 2), engagement: rounded(engagement.fall, 2) });
  expect(PUBLISHED_SPREAD).toEqual({
    low: rounded(1 / reach.spread, 2),
    median: 1,
    high: rounded(reach.spread, 2),
  });
});

test("the fit's error is the one that the decision states", () => {
  const factors = ({ spread, errors }: typeof reach) => ({
    all: rounded(spread, 2),
    ...Object.fromEntries(
      [...errors].map(([group, { norms, factor }]) => [group, [norms, rounded(factor, 2)]]),
    ),
  });
  expect(factors(reach)).toEqual({
    all: 1.6,
    "instagram post": [8, 1.32],
    "instagram story": [13, 1.3],
    "instagram reel": [4, 1.13],
    "tiktok reel": [4, 2.65],
    "youtube video": [4, 1.5],
    "x post": [1, 1],
  });
  expect(factors(engagement)).toEqual({
    all: 1.95,
    instagram: [11, 1.54],
    tiktok: [13, 2.27],
    youtube: [6, 1.44],
    x: [1, 1],
  });
});
