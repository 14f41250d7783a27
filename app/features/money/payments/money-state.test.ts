import { expect, test } from "vitest";
import { bankDayOf, onItsWaySince, releasedState } from "./money-state";

test("what was sent is on its way until the day it is usually in the bank, and then paid", () => {
  const friday = Date.parse("2027-02-05T18:00:00Z");
  expect(bankDayOf(friday)).toBe("2027-02-10");
  const stateOn = (day: string) => releasedState(friday, Date.parse(`${day}T12:00:00Z`));
  expect([stateOn("2027-02-05"), stateOn("2027-02-10")]).toEqual(["On its way", "On its way"]);
  expect(stateOn("2027-02-11")).toBe("Paid");
  expect(releasedState(null, friday), "not sent").toBe("Released");
});

test("on a Monday after a bank holiday, what was sent since Tuesday is on its way", () => {
  expect(new Date(onItsWaySince(Date.parse("2027-01-04"))).toISOString()).toBe(
    "2026-12-29T00:00:00.000Z",
  );
});
