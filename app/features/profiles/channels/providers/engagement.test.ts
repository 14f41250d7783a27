import fc from "fast-check";
import { expect, test } from "vitest";
import { COUNTED_POSTS, engagementRate } from "./engagement";
import type { Post } from "./provider";

const post = (figures: Partial<Post>): Post => ({
  id: "1",
  address: null,
  postedAt: 0,
  caption: "",
  likes: 0,
  comments: 0,
  shares: 0,
  views: null,
  reach: null,
  ...figures,
});

test("the rate is the mean of likes, comments and shares, in percent of the followers", () => {
  const posts = [post({ likes: 30, comments: 5, shares: 1 }), post({ likes: 40, shares: null })];
  expect(engagementRate(1_000, posts)).toBe(3.8);
});

test("only the newest posts count", () => {
  const old = post({ likes: 1_000 });
  const fresh = Array.from({ length: COUNTED_POSTS }, () => post({ likes: 10 }));
  expect(engagementRate(1_000, [...fresh, old])).toBe(1);
});

test("posts with hidden likes do not count, comments that are off count as none", () => {
  const posts = [post({ likes: null, comments: 900 }), post({ likes: 10, comments: null })];
  expect(engagementRate(1_000, posts)).toBe(1);
});

test.each([
  ["hidden followers", null, [post({ likes: 1 })]],
  ["no followers", 0, [post({ likes: 1 })]],
  ["no posts", 1_000, []],
  ["hidden likes only", 1_000, [post({ likes: null })]],
])("with %s there is no rate", (_name, followers, posts) => {
  expect(engagementRate(followers, posts)).toBeNull();
});

test("a rate lies between that of the best post and that of the worst", () => {
  const some = fc.array(fc.nat(10_000), { minLength: 1, maxLength: COUNTED_POSTS });
  fc.assert(
    fc.property(some, fc.integer({ min: 1, max: 1_000_000 }), (likes, followers) => {
      const rate =
        engagementRate(
          followers,
          likes.map((count) => post({ likes: count })),
        ) ?? -1;
      const percent = (count: number) => (count / followers) * 100;
      expect(rate).toBeGreaterThanOrEqual(percent(Math.min(...likes)) - 0.051);
      expect(rate).toBeLessThanOrEqual(percent(Math.max(...likes)) + 0.051);
    }),
  );
});
