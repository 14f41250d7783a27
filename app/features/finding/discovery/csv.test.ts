import { expect, it } from "vitest";
import { csvHead, csvRow } from "./csv";

const athlete = {
  id: "01jc0000000000000000000000",
  name: 'Ada "Sprint" O’Neil, Jr.',
  sport: "=HYPERLINK(1)",
  location: "Línea\nDos",
  isVerified: true,
  ambassadorScore: 82,
  totalFollowers: 182_400,
  avgEngagement: 5.8333333,
  growthRate: -1.25,
  avgReach: 61_000,
  startingRate: 25_050,
  reportedBy: { text: "From Instagram,", at: Date.parse("2026-11-24T12:00:00Z") },
};

it("writes every value in the spreadsheet's format", () => {
  expect(csvRow(athlete, "https://laurel.test")).toBe(
    '"Ada ""Sprint"" O’Neil, Jr.","\'=HYPERLINK(1)","Línea\nDos","Mid","Yes",82,182400,5.83,-1.25,61000,250.5,"From Instagram","2026-11-24","https://laurel.test/brand/athletes/01jc0000000000000000000000"\r\n',
  );
  expect(csvHead().split(",")).toHaveLength(14);
});
