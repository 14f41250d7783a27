import { parseWithZod } from "@conform-to/zod/v4";
import fc from "fast-check";
import { expect, test } from "vitest";
import { ENGAGEMENT_LIMITS, engagementLimit, rateFault } from "./engagement-limits";
import { profileSchema } from "./schema";

/** As a browser would send it. */
function send(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ fullName: "Maya", sport: "Running", ...fields }))
    form.set(name, value);
  return parseWithZod(form, { schema: profileSchema });
}

const faults = (fields: Record<string, string>) => send(fields).reply().error ?? {};

const accepted = (fields: Record<string, string>) => {
  const submission = send(fields);
  if (submission.status !== "success") throw new Error(JSON.stringify(submission.reply().error));
  return submission.value;
};

test("empty figures are 0, empty handles are none", () => {
  const blank = { instagramFollowers: "", tiktokEngagementRate: "", youtubeHandle: "" };
  expect(accepted(blank)).toMatchObject({
    instagramFollowers: 0,
    tiktokEngagementRate: 0,
    instagramHandle: null,
    youtubeHandle: null,
    contentThemes: [],
    bio: "",
  });
});

test("a profile is public only when its box is ticked", () => {
  expect(accepted({}).isPublic).toBe(false);
  expect(accepted({ isPublic: "on" }).isPublic).toBe(true);
});

test("time away has both days, in their order, or neither", () => {
  const days = { awayFrom: "2027-05-03", awayUntil: "2027-05-17" };
  expect(accepted(days)).toMatchObject(days);
  expect(accepted({ awayFrom: "", awayUntil: "" })).toMatchObject({ awayFrom: "", awayUntil: "" });
  expect(accepted({ ...days, awayUntil: "2027-05-03" }).awayUntil).toBe("2027-05-03");
  for (const [wrong, fault] of [
    [{ awayFrom: "2027-05-03" }, "Add the last day"],
    [{ awayUntil: "2027-05-17" }, "Add the first day"],
    [{ awayFrom: "2027-05-18", awayUntil: "2027-05-17" }, "You come back before you leave"],
  ] as const)
    expect(faults(wrong)).toEqual({ awayUntil: [fault] });
  expect(faults({ ...days, awayUntil: "17 May" })).toHaveProperty("awayUntil");
});

test("an audience has a country and its share, or neither", () => {
  const audience = { audienceCountry: "DE", audienceShare: "62" };
  expect(accepted(audience)).toMatchObject({ audienceCountry: "DE", audienceShare: 62 });
  const none = accepted({ audienceCountry: "", audienceShare: "" });
  expect([none.audienceCountry, none.audienceShare]).toEqual([undefined, undefined]);
  for (const [wrong, fault] of [
    [{ audienceCountry: "DE" }, "Add the percentage"],
    [{ audienceShare: "62" }, "Choose the country, too"],
  ] as const)
    expect(faults(wrong)).toEqual({ audienceShare: [fault] });
  for (const audienceShare of ["0", "101", "12.5", "most"])
    expect(faults({ ...audience, audienceShare })).toHaveProperty("audienceShare");
});

test("a starting rate is optional, in pounds, and at least £1", () => {
  expect(accepted({}).startingRate).toBeUndefined();
  expect(accepted({ startingRate: "" }).startingRate).toBeUndefined();
  expect(accepted({ startingRate: "250.50" }).startingRate).toBe(250.5);
  expect(accepted({ startingRate: "1000000" }).startingRate).toBe(1_000_000);
  const fault = (startingRate: string) => faults({ startingRate }).startingRate;
  for (const none of ["0", "-5", "0.99"])
    expect(fault(none)).toEqual([
      "Starting rate must be at least £1. Leave it empty to state none",
    ]);
  expect(fault("1000001")).toEqual(["Starting rate can be at most £1,000,000"]);
  for (const words of ["from 250", "£250"])
    expect(fault(words)).toEqual(["Enter an amount in pounds, such as 250, or leave it empty"]);
});

test("name and sport are required", () => {
  expect(faults({ fullName: " ", sport: "" })).toEqual({
    fullName: ["Add your full name"],
    sport: ["Add your sport"],
  });
});

test("sports get their known spelling, others stay as typed", () => {
  expect(accepted({ sport: " cYCLING " }).sport).toBe("Cycling");
  expect(accepted({ sport: "Fell running" }).sport).toBe("Fell running");
  expect(accepted({ sport: "Runing" }).sport).toBe("Running");
});

test("several sports get their known spellings", () => {
  expect(accepted({ sport: "climbing, Yoga", otherSports: "soccer, yoga" })).toMatchObject({
    sport: "Climbing, Yoga",
    otherSports: ["Football", "Yoga"],
  });
  expect(accepted({ sport: "Golf" }).otherSports).toEqual([]);
  expect(faults({ otherSports: "a, b, c, d, e, f" })).toEqual({
    otherSports: ["Add at most 5 other sports"],
  });
});

test("searched fields get single spaces and lose invisible characters", () => {
  const sport = " Table\u00a0 Tennis\n";
  expect(accepted({ fullName: "\uE002 Li\u0000\tWei \uE0FF", sport })).toMatchObject({
    fullName: "Li Wei",
    sport: "Table Tennis",
  });
  expect(accepted({ location: "Leeds \uE002", contentThemes: "Race  days" })).toMatchObject({
    location: "Leeds",
    contentThemes: ["Race days"],
  });
  expect(faults({ fullName: "\uE002" })).toEqual({ fullName: ["Add your full name"] });
  expect(accepted({ bio: "One\nTwo" }).bio).toBe("One\nTwo");
});

test("handles are trimmed; YouTube's keeps its @", () => {
  const value = accepted({ instagramHandle: "@maya.runs", youtubeHandle: "mayaruns" });
  expect(value.instagramHandle).toBe("maya.runs");
  expect(value.youtubeHandle).toBe("@mayaruns");
  expect(accepted({ youtubeHandle: "@mayaruns" }).youtubeHandle).toBe("@mayaruns");
  expect(send({ tiktokHandle: "https://x.example/a" }).status).toBe("error");
});

test("themes are a list without empty or repeated entries", () => {
  const { contentThemes } = accepted({ contentThemes: " Trails,, kit tests ,TRAILS," });
  expect(contentThemes).toEqual(["Trails", "kit tests"]);
  const many = Array.from({ length: 13 }, (_, i) => `theme ${i}`).join(",");
  expect(faults({ contentThemes: many })).toHaveProperty("contentThemes");
});

test.each([
  ["instagramFollowers", "12.5"],
  ["instagramFollowers", "-1"],
  ["tiktokFollowers", "2000000001"],
  ["youtubeFollowers", "many"],
  ["youtubeFollowers", "Infinity"],
  ["instagramEngagementRate", "3.55"],
  ["tiktokEngagementRate", "100.1"],
  ["youtubeEngagementRate", "-0.1"],
])("%s cannot be %s", (field, value) => {
  expect(Object.keys(faults({ [field]: value }))).toEqual([field]);
});

test.each(["0", "0.1", "3.3", "49.9", "50"])("%s is an engagement rate", (rate) => {
  const small = { instagramFollowers: "900", instagramEngagementRate: rate };
  expect(accepted(small).instagramEngagementRate).toBe(Number(rate));
});

test.each([
  ["instagramEngagementRate", "followers"],
  ["tiktokEngagementRate", "followers"],
  ["youtubeEngagementRate", "subscribers"],
])("%s needs %s", (rate, counted) => {
  expect(faults({ [rate]: "3" })).toEqual({
    [rate]: [`Add your ${counted}, or leave the rate empty`],
  });
});

test("a rate above the limit for its audience is refused, beside whatever else is wrong", () => {
  expect(faults({ tiktokFollowers: "52000", tiktokEngagementRate: "20.1", sport: "" })).toEqual({
    sport: ["Add your sport"],
    tiktokEngagementRate: ["With 52,000 followers, the rate can be at most 20%"],
  });
  expect(faults({ tiktokFollowers: "52000", tiktokEngagementRate: "20" })).toEqual({});
  expect(faults({ youtubeFollowers: "many", youtubeEngagementRate: "99" })).toEqual({
    youtubeFollowers: ["Enter a whole number, such as 12500"],
  });
});

test("the bigger the audience, the lower its limit", () => {
  fc.assert(
    fc.property(fc.nat(2_000_000_000), fc.nat(2_000_000_000), (some, more) => {
      const [low, high] = [engagementLimit(some), engagementLimit(some + more)];
      expect(high).toBeLessThanOrEqual(low);
      expect(rateFault(some + 1, engagementLimit(some + 1), "followers")).toBeNull();
      expect(rateFault(some + 1, engagementLimit(some + 1) + 0.1, "followers")).not.toBeNull();
    }),
  );
});

test("the published table names every limit", () => {
  expect(ENGAGEMENT_LIMITS).toEqual([
    ["Under 1,000", "50%"],
    ["1,000 to 9,999", "35%"],
    ["10,000 to 49,999", "25%"],
    ["50,000 to 499,999", "20%"],
    ["500,000 or more", "15%"],
  ]);
});
