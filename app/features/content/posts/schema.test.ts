import { expect, test } from "vitest";
import { figuresSchema } from "./schema";

const parse = (counts: Record<string, unknown>) =>
  figuresSchema.safeParse({ intent: "figures", span: "24h", ...counts });

test.each([
  [{ views: 1200, reach: 900, engagements: 80, impressions: 1500, clicks: 12 }],
  [{ engagements: 80 }],
  [{ views: 0, engagements: 0 }],
  // A reel that people watch twice has more views than people.
  [{ views: 2000, reach: 900 }],
])("takes %j", (counts) => {
  expect(parse(counts).success).toBe(true);
});

test.each([
  [{}, "views", "Enter at least one figure"],
  [{ views: -1 }, "views", "Enter 0 or more"],
  [{ views: 1.5 }, "views", "Enter a whole number, such as 1200"],
  [{ views: "many" }, "views", "Enter a whole number, such as 1200"],
  [{ reach: 20_000_000_000 }, "reach", "That's more than any post has come to"],
  [
    { engagements: 901, reach: 900 },
    "engagements",
    "There can't be more engagements than people reached",
  ],
  [{ engagements: 901, views: 900 }, "engagements", "There can't be more engagements than views"],
  [
    { engagements: 901, impressions: 900 },
    "engagements",
    "There can't be more engagements than impressions",
  ],
  [
    { reach: 901, impressions: 900 },
    "reach",
    "A post can't reach more people than it has impressions",
  ],
  [{ clicks: 901, views: 900 }, "clicks", "There can't be more clicks than views"],
])("refuses %j", (counts, field, message) => {
  const { error } = parse(counts);
  expect(error?.issues).toMatchObject([{ path: [field], message }]);
});
