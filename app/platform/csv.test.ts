import { expect, it } from "vitest";
import { csvCell } from "./csv";

it("neutralises every formula, however it is hidden", () => {
  for (const text of ["=1+1", "+1", "-1+1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "  =1"])
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
  expect(csvCell("-42.50")).toBe("-42.50");
});
