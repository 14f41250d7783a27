import { describe, expect, test } from "vitest";
import { coerceForm } from "~/platform/coerce-form";
import { newId } from "~db/columns";
import { campaignSchema, editCampaignSchema } from "./schema";

const ROW = { platform: "instagram", format: "reel", count: 1 };

const errorsOf = (values: Record<string, unknown>) => {
  const parsed = campaignSchema.safeParse({
    id: newId(),
    title: "Autumn miles",
    targetSports: [],
    deliverables: [ROW],
    audienceCountries: ["GB"],
    ...values,
  });
  return parsed.success
    ? {}
    : Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path[0], message]));
};

describe("campaignSchema", () => {
  test.each([
    ["title", "ab", "Title must be at least 3 characters"],
    ["title", "  ab  ", "Title must be at least 3 characters"],
    ["title", undefined, "Title must be at least 3 characters"],
    ["title", "x".repeat(201), "Title must be less than 200 characters"],
    ["budget", -1, "Budget must be a positive number"],
    ["budget", "many", "Budget must be a positive number"],
    ["minFollowers", -1, "Minimum followers must be a positive number"],
    ["minFollowers", 1000.5, "Minimum followers must be a whole number, such as 1000"],
    ["minEngagementRate", 100.1, "Engagement rate must be between 0 and 100"],
    ["minEngagementRate", -0.1, "Engagement rate must be between 0 and 100"],
    ["audienceCountries", [], "Please choose at least one country"],
    ["description", "x".repeat(5001), "Description must be at most 5000 characters"],
    ["startDate", "2026-02-30", "Please enter a valid date"],
    ["targetSports", Array(21).fill("Golf"), "Please add at most 20 sports"],
    ["package", "huge", "Please choose a package or your own budget"],
    ["targetSports", ["x".repeat(101)], "Each entry can have at most 100 characters"],
    ["deliverables", [], "Please add at least one deliverable"],
    ["deliverables", Array(21).fill(ROW), "Please add at most 20 deliverables"],
    ["deliverables", [{ ...ROW, count: 0 }], "Please enter how many"],
    ["deliverables", [{ ...ROW, note: "x".repeat(201) }], "Details must be at most 200 characters"],
  ])("%s %j: %s", (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: message });
  });

  test("a target needs a goal", () => {
    expect(errorsOf({ target: 200 })).toEqual({ goal: "Please choose what the campaign is for" });
    expect(errorsOf({ goal: "sales", target: 200 })).toEqual({});
    expect(errorsOf({ goal: "sales", target: 0 })).toHaveProperty("target");
  });

  test.each([
    { title: "abc" },
    { title: "x".repeat(200) },
    { budget: 0, minFollowers: 0, minEngagementRate: 0 },
    { minEngagementRate: 100 },
    { startDate: "2026-12-01", endDate: "2026-12-01" },
    { endDate: "2026-12-01" },
  ])("takes %j", (values) => {
    expect(errorsOf(values)).toEqual({});
  });

  test("reports the order of dates together with other errors", () => {
    expect(errorsOf({ title: "", startDate: "2026-12-02", endDate: "2026-12-01" })).toEqual({
      title: "Title must be at least 3 characters",
      endDate: "End date must be after start date",
    });
  });
});

test("a text that was sent back as it is stored is no change", () => {
  const parsed = coerceForm(campaignSchema).parse({
    id: newId(),
    title: "Autumn miles",
    deliverables: [ROW],
    description: "One\r\nTwo\r\n",
    requirements: "\u200b ",
    audienceCountries: ["GB"],
  });
  expect(parsed).toMatchObject({ description: "One\nTwo", requirements: "" });
});

describe("what is due", () => {
  const problemsWith = (due: string, dates: object) =>
    campaignSchema
      .safeParse({ title: "", deliverables: [ROW, { ...ROW, due }], ...dates })
      .error?.issues.flatMap(({ path, message }) =>
        path.join(".") === "deliverables.1.due" ? message : [],
      );

  test.each([
    ["2998-12-31", "This is before the campaign starts"],
    ["2999-02-01", "This is after the campaign ends"],
  ])("%s is refused at its field, together with other errors", (due, message) => {
    expect(problemsWith(due, { startDate: "2999-01-01", endDate: "2999-01-31" })).toEqual([
      message,
    ]);
  });

  test.each([
    ["2999-01-01", { startDate: "2999-01-01", endDate: "2999-01-31" }],
    ["2999-01-31", { startDate: "2999-01-01", endDate: "2999-01-31" }],
    ["2999-06-01", { startDate: "2999-01-01" }],
    ["2999-06-01", {}],
  ])("%s is taken for %j", (due, dates) => {
    expect(problemsWith(due, dates)).toEqual([]);
  });
});

test("a text at its limit may have line breaks", () => {
  expect(errorsOf({ description: `${"a\r\n".repeat(2499)}aa` })).toEqual({});
});

test("days that are over are refused in one round with all other errors", () => {
  const typed = { title: "x", startDate: "2020-01-01", endDate: "2019-12-31" };
  const { error } = campaignSchema.safeParse(typed);
  const messages = (field: string) =>
    error?.issues.flatMap(({ path, message }) => (path[0] === field ? message : []));
  expect(messages("title")).toHaveLength(1);
  expect(messages("startDate")).toEqual(["Start date can't be in the past"]);
  expect(messages("endDate")).toEqual([
    "End date can't be in the past",
    "End date must be after start date",
  ]);
});

test("a campaign keeps its past dates, and another past date is refused with all other errors", () => {
  const stored = { startDate: "2020-01-01", endDate: "2020-02-01" };
  const messages = (typed: object) =>
    editCampaignSchema(stored)
      .safeParse({ ...stored, ...typed })
      .error?.issues.map(({ message }) => message)
      .filter((message) => message.includes("past") || message.includes("Title"));
  expect(messages({ title: "x" })).toEqual(["Title must be at least 3 characters"]);
  expect(messages({ title: "x", startDate: "2020-01-02", endDate: "2020-01-31" })).toEqual([
    "Title must be at least 3 characters",
    "Start date can't be in the past",
    "End date can't be in the past",
  ]);
});

test("a form of an older version is refused as stale before its past date is", () => {
  const stored = { startDate: "2020-01-01", endDate: "2020-02-01" };
  const passed = (expectedVersion: number) =>
    editCampaignSchema(stored, 3)
      .safeParse({ title: "Autumn miles", startDate: "2020-01-02", expectedVersion })
      .error?.issues.some(({ message }) => message === "Start date can't be in the past");
  expect(passed(3)).toBe(true);
  expect(passed(2)).toBe(false);
});
