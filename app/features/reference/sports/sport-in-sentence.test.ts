import { expect, test } from "vitest";
import { sportInSentence } from "./sport-in-sentence";

test.each([
  ["Golf", "golf"],
  ["Table Tennis", "table tennis"],
  ["American football", "American football"],
  ["Olympic weightlifting", "Olympic weightlifting"],
  ["CrossFit", "CrossFit"],
  ["HYROX", "HYROX"],
  ["", ""],
])("writes %s within a sentence as %s", (sport, written) => {
  expect(sportInSentence(sport)).toBe(written);
});
