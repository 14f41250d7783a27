import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvLine, csvStart } from "~/platform/csv";
import { readSalesFile, SalesFileError } from "./import-sales.server";
import { readSale } from "./sale";

const TODAY = "2026-11-25";
const sale = (values: Record<string, string> = {}) =>
  readSale(
    { code: "MAYA10", date: TODAY, orders: "", revenue: "89", reference: "1", ...values },
    TODAY,
  );

describe("a sale", () => {
  it.each([
    ["89", 8_900],
    ["89.5", 8_950],
    ["£1,234.50", 123_450],
    ["£ 1,234,567", 123_456_700],
    ["0", 0],
    ["0.29", 29],
    ["1.234,50", 123_450],
    ["42,5", 4_250],
    ["2,500", 250_000],
  ])("of %s", (revenue, pence) => {
    expect(sale({ revenue }).revenue).toBe(pence);
  });

  it.each(["", "--5", "5-", "12,34.00", "89.999", "$5", "5 £", "1e3", "10000001", "=1+1"])(
    "of no amount that is clear: %s",
    (revenue) => {
      expect(() => sale({ revenue })).toThrow(/^Revenue:/);
    },
  );

  it.each([
    ["2026-11-25", "2026-11-25"],
    ["25/11/2026", "2026-11-25"],
    ["1/2/2026", "2026-02-01"],
    ["29/02/2024", "2024-02-29"],
  ])("on %s", (date, day) => {
    expect(sale({ date }).day).toBe(day);
  });

  it.each(["", "2026-11-26", "30/02/2026", "11/25/2026", "2026-2-1", "25.11.2026", "1999-12-31"])(
    "on no day that is clear or has been: %s",
    (date) => {
      expect(() => sale({ date })).toThrow(/^Date:/);
    },
  );

  it.each([
    ["-89", "", -1, -8_900],
    ["-£12.50", "0", 0, -1_250],
    ["£-12.50", "-2", -2, -1_250],
    ["\u2212 1,234", "1", -1, -123_400],
  ])("of %s is a refund of orders %s", (revenue, orders, given, pence) => {
    expect(sale({ revenue, orders })).toMatchObject({
      refund: true,
      orders: given,
      revenue: pence,
    });
    expect(sale({ revenue: "-0" })).toMatchObject({ refund: false, orders: 1, revenue: 0 });
    for (const wrong of ["1.5", "x", "100001"])
      expect(() => sale({ revenue, orders: wrong })).toThrow(/^Orders: for a refund/);
  });

  it("is of one order if it doesn't say", () => {
    expect(sale().orders).toBe(1);
    expect(sale({ orders: "1,200" }).orders).toBe(1_200);
    for (const orders of ["0", "-1", "1.5", "x", "100001"])
      expect(() => sale({ orders })).toThrow(/^Orders:/);
  });

  it("has a code in capitals and a reference on one line", () => {
    expect(sale({ code: " maya10 ", reference: " A\r\n1 " })).toMatchObject({
      code: "MAYA10",
      reference: "A 1",
    });
    expect(() => sale({ code: "MAYA 10" })).toThrow(/^Code:/);
    expect(() => sale({ reference: " " })).toThrow(/^Reference:/);
    expect(() => sale({ reference: "x".repeat(101) })).toThrow(/^Reference:/);
  });
});

describe("a file of sales", () => {
  it("has one order of day and month for all its lines", () => {
    const days = (...dates: string[]) => {
      const lines = dates.map((date, i) => `MAYA10,${date},1,${i}`);
      const read = readSalesFile(["code,date,revenue,reference", ...lines].join("\n"), TODAY);
      return [...read.sales.map(({ day }) => day), ...read.faulty.map(({ line }) => line)];
    };
    expect(days("11/05/2026", "11/24/2026")).toEqual(["2026-11-05", "2026-11-24"]);
    expect(days("11/05/2026", "24/11/2026")).toEqual(["2026-05-11", "2026-11-24"]);
    expect(days("1/2/2026")).toEqual(["2026-02-01"]);
    // Both orders in one file: the second is a fault, not another day.
    expect(days("24/11/2026", "11/24/2026")).toEqual(["2026-11-24", 3]);
  });

  it("with a number that a spreadsheet has shortened says so", () => {
    const read = readSalesFile("code,date,revenue,reference\nMAYA10,2026-11-01,1,4.5E+11", TODAY);
    expect(read.faulty[0]?.reason).toMatch(/a spreadsheet has shortened this number/);
  });

  it("names its faulty lines and reads the others", () => {
    const text = [
      "Reference;Code;Revenue (£);Date",
      "1;maya10;12;25/11/2026",
      "2;maya10;twelve;25/11/2026",
      "1;MAYA10;12;25/11/2026",
      "=cmd|'/c calc'!A1;TOM5;3;2026-11-01",
    ].join("\r\n");
    expect(readSalesFile(text, TODAY)).toEqual({
      sales: [
        expect.objectContaining({ line: 2, code: "MAYA10", revenue: 1_200, reference: "1" }),
        expect.objectContaining({ line: 5, code: "TOM5", reference: "=cmd|'/c calc'!A1" }),
      ],
      faulty: [
        { line: 3, reason: "Revenue: write pounds as 1234.50 or £1,234.50" },
        { line: 4, reason: "Reference: the same as on line 2" },
      ],
    });
  });

  it.each([
    ["", "columns. These are missing: code, date, revenue, reference"],
    ["code,date,revenue\nA,b,c", "This one is missing: reference"],
    ["code,date,revenue,reference\n", "no sales below"],
    ["code,date,revenue,revenue (net),reference\nA,1,1,2,1", "Two columns are called “revenue”"],
    ['code,date,revenue,reference\n"A,1,1,1', "Line 2: a quotation mark is never closed"],
    [`code,date,revenue,reference\n${"A,1,1,1\n".repeat(10_001)}`, "at most 10,000 lines"],
  ])("that can't be read says why", (text, why) => {
    expect(() => readSalesFile(text, TODAY)).toThrow(SalesFileError);
    expect(() => readSalesFile(text, TODAY)).toThrow(why);
  });

  it("that our writer has written comes back whole", () => {
    const day = fc
      .date({ min: new Date("2000-01-01"), max: new Date(TODAY), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const entry = fc.record({
      code: fc.stringMatching(/^[A-Z0-9]{3,20}$/),
      day,
      orders: fc.integer({ min: 1, max: 100_000 }),
      revenue: fc.integer({ min: 0, max: 1_000_000_000 }),
      reference: fc.stringMatching(/^[A-Z0-9][A-Z0-9 "',;]{0,20}[A-Z0-9]$/),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(entry, {
          minLength: 1,
          selector: ({ code, reference }) => code + reference,
        }),
        (sales) => {
          const text =
            csvStart(["code", "date", "orders", "revenue", "reference"]) +
            sales
              .map(({ code, day, orders, revenue, reference }) =>
                csvLine([code, day, orders, (revenue / 100).toFixed(2), reference]),
              )
              .join("");
          const read = readSalesFile(text, TODAY);
          expect(read.faulty).toEqual([]);
          expect(read.sales.map(({ line, ...one }) => one)).toEqual(
            sales.map((one) => ({
              ...one,
              reference: one.reference.replace(/ +/g, " "),
              refund: false,
            })),
          );
        },
      ),
    );
  });
});
