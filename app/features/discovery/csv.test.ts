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
  startingRate: 25_050,
};

it("writes every value in the spreadsheet's format", () => {
  expect(csvRow(athlete, "https://laurel.test")).toBe(
    '"Ada ""Sprint"" O’Neil, Jr.","\'=HYPERLINK(1)","Línea\nDos","Mid","Yes",82,182400,5.83,-1.25,61000,250.5,"https://laurel.test/brand/athletes/01jc0000000000000000000000"\r\n',
  );
  expect(csvHead().split(",")).toHaveLength(12);
});

it("neutralises every formula, however it is hidden", () => {
  for (const text of ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "  =1"])
    expect(csvCell(text)).toBe(`"'${text}"`);
  for (const sign of ["＝", "＋", "－", "＠", "﹦", "₌", "−"])
    expect(csvCell(`${sign}cmd`)).toBe(`"'${sign}cmd"`);
  for (const hidden of ["\u200b=1", "\u202e \ufeff=1", "\ue000=1", "\u0000=1"])
    expect(csvCell(hidden)).toBe(`"'${hidden}"`);
  expect(csvCell("Zz;=cmd|' /C calc'!A0")).toBe("\"Zz;'=cmd|' /C calc'!A0\"");
  for (const separator of [",", ";", "|", "\t", "\n"])
    expect(csvCell(`Zz${separator} @SUM(A1)`)).toBe(`"Zz${separator}' @SUM(A1)"`);
  expect(csvCell("Leeds, UK; est. 1990 (e-mail: a@b)")).toBe(
    '"Leeds, UK; est. 1990 (e-mail: a@b)"',
  );
  expect(csvCell("Anne-Marie")).toBe('"Anne-Marie"');
  expect(csvCell(-1.5)).toBe("-1.5");
});
