import { expect, test } from "vitest";
import { describeAudience, describeAway } from "./describe-figures";

const now = Date.UTC(2027, 4, 5);
const say = (awayFrom: string, awayUntil: string) => describeAway({ awayFrom, awayUntil }, now);

test("time away is said in words until its last day is over", () => {
  expect(say("2027-05-03", "2027-05-17")).toBe("Away 3 to 17 May");
  expect(say("2027-04-28", "2027-05-05")).toBe("Away 28 Apr to 5 May");
  expect(say("2027-12-20", "2028-01-03")).toBe("Away 20 Dec to 3 Jan 2028");
  expect(say("2027-06-01", "2027-06-01")).toBe("Away 1 Jun");
  expect(say("2027-04-28", "2027-05-04")).toBeNull();
  expect(say("", "")).toBeNull();
});

test("an audience is said with who says so", () => {
  const audience = { audienceCountry: "DE", audienceShare: 62 } as const;
  expect(describeAudience(audience)).toBe("62% in Germany, entered by the athlete");
  expect(describeAudience({ audienceCountry: null, audienceShare: null })).toBeNull();
});
