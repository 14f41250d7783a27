import { expect, test } from "vitest";
import { ON_APPROVAL } from "~db/terms";
import { ask } from "../../../../tests/support/deliverables";
import { paymentTiming } from "./payment-timing";

test("says when the whole fee is paid, held, released and at the bank, and who pays our fee", () => {
  const said = paymentTiming({ fee: 900_00 }, "Northlight");
  expect(said[0]).toContain("Northlight pays in before you start");
  expect(said[1]).toBe("Laurel holds the money and releases £900 when everything is approved.");
  expect(said[2]).toContain("in your bank within 3 business days");
  expect(said[3]).toBe("You get the whole fee. Northlight pays our service fee on top.");
});

test("follows the payments of a contract, to the penny", () => {
  const milestones = [
    { ...ON_APPROVAL, name: "On signing", share: 33, release: "signing" as const },
    { ...ON_APPROVAL, name: "On approval", share: 67, due: "2027-03-31" },
  ];
  expect(paymentTiming({ fee: 100_01, milestones }, "Northlight")[1]).toBe(
    "Laurel holds the money and releases £33 when both have signed, and £67.01 when everything is approved, but not before Wednesday 31 March 2027.",
  );
});

test("names the deliverable that a payment waits for", () => {
  const deliverables = [ask(2, "reel")];
  const milestones = [{ ...ON_APPROVAL, release: "deliverable-1" as const }];
  expect(paymentTiming({ fee: 100_00, milestones, deliverables }, "Northlight")[1]).toBe(
    "Laurel holds the money and releases £100 when deliverable 1 (2 Instagram reels) is approved.",
  );
});

test("says nothing where nothing is paid", () => {
  expect(paymentTiming({ fee: 0 }, "Northlight")).toEqual([]);
});
