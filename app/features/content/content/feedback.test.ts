import { expect, test } from "vitest";
import { FLAG_REASONS } from "~db/constants";
import { formatFlagFeedback, readFeedback } from "./feedback";

test.each(FLAG_REASONS)("a flag for %s is read without its code", (reason) => {
  expect(readFeedback(formatFlagFeedback(reason, "Whose song?\nSecond line"))).toEqual({
    title: expect.stringMatching(/^Flagged: [A-Z][a-z ]+$/),
    text: "Whose song?\nSecond line",
  });
});

test("a flag that moderators have dismissed is left out; other feedback on the content item is shown", () => {
  const flag = formatFlagFeedback("other", "Whose song?");
  expect(readFeedback(flag, "dismissed")).toBeNull();
  expect(readFeedback(flag, "returned")).not.toBeNull();
  expect(readFeedback("Show the shoe", "dismissed")?.text).toBe("Show the shoe");
});

test("other feedback stays as it was written", () => {
  expect(readFeedback("FLAGGED: no such code - x")).toEqual({
    title: "Brand feedback",
    text: "FLAGGED: no such code - x",
  });
  expect(readFeedback("Show the shoe")?.text).toBe("Show the shoe");
  expect(readFeedback(null)).toBeNull();
});
