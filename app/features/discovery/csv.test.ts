import { expect, it } from "vitest";
import { csvCell, csvHead, csvRow } from "./csv";

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
};

it("writes every value as the spreadsheet shall read it", () => {
  expect(csvRow(athlete, "https://laurel.test")).toBe(
    '"Ada ""Sprint"" O’Neil, Jr.","\'=HYPERLINK(1)","Línea\nDos","Mid","Yes",82,182400,5.83,-1.25,61000,"https://laurel.test/brand/athletes/01jc0000000000000000000000"\r\n',
  );
  expect(csvHead().split(",")).toHaveLength(11);
});

it("runs no formula, however it is hidden", () => {
  for (const text of ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "  =1"])
    expect(csvCell(text)).toBe(`"'${text}"`);
  expect(csvCell("Anne-Marie")).toBe('"Anne-Marie"');
  expect(csvCell(-1.5)).toBe("-1.5");
});
