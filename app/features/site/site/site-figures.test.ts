import { expect, test } from "vitest";
import { describeFigure, selectFigures } from "./site-figures";

const few = { athletes: 49, openCampaigns: 9, feesPaid: 9_999_99, daysToPay: Array(19).fill(1) };
const enough = {
  athletes: 1_204,
  openCampaigns: 10,
  feesPaid: 48_210_55,
  daysToPay: [...Array(10).fill(0.4), ...Array(10).fill(2.2)],
};

test("a figure below its minimum is left out", () => {
  expect(selectFigures(few)).toEqual([]);
  for (const name of Object.keys(few) as (keyof typeof few)[])
    expect(selectFigures({ ...few, [name]: enough[name] }), name).toHaveLength(1);
});

test("figures are written for people", () => {
  expect(selectFigures(enough).map(describeFigure)).toEqual([
    { value: "1,204", label: "athletes" },
    { value: "10", label: "open campaigns" },
    { value: "£48,210", label: "paid to athletes" },
    { value: "2 days", label: "from approval to payment (median)" },
  ]);
  const [fast] = selectFigures({ ...few, daysToPay: Array(20).fill(0.01) });
  expect(fast && describeFigure(fast).value).toBe("1 day");
});
