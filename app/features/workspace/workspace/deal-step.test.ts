import { expect, test } from "vitest";
import { fundingOf } from "~/features/money/payments/funding";
import { type DealFacts, nextActionOf, stepOf } from "./deal-step";

const NOW = Date.parse("2027-01-04");
const held = {
  status: "held",
  amount: 100,
  toAthlete: null,
  settledFor: null,
  sentAt: null,
} as const;
const released = { ...held, status: "settled", toAthlete: 100, settledFor: "approved" } as const;

const facts = (some: Partial<DealFacts> = {}): DealFacts => ({
  ...{ status: "accepted", contractId: null, isSigned: false, parts: [], contentItems: [] },
  funding: fundingOf(some.parts ?? [], 100, NOW),
  ...some,
});
const sent = (status: "awaiting_review" | "approved" | "posted") => [{ id: "c", status }];

test.each([
  [facts({ status: "pending" }), "Invited", null],
  [facts({ status: "declined" }), null, null],
  [facts(), "Agreed", "draw_up"],
  [facts({ contractId: "k" }), "Agreed", "contract"],
  [facts({ contractId: "k", isSigned: true }), "Signed", "pay"],
  [facts({ contractId: "k", isSigned: true, parts: [held] }), "Secured", null],
  [facts({ parts: [held], contentItems: sent("awaiting_review") }), "In progress", "review"],
  [
    facts({ contractId: "k", isSigned: true, contentItems: sent("approved") }),
    "In progress",
    "pay",
  ],
  [facts({ parts: [held], contentItems: sent("posted") }), "Posted", null],
  [facts({ parts: [released], contentItems: sent("posted") }), "Released", null],
  [facts({ parts: [{ ...released, sentAt: NOW }] }), "On its way", null],
  [facts({ parts: [{ ...released, sentAt: 0 }], contentItems: sent("posted") }), "Paid", null],
])("%# has its step, and one next action", (deal, step, action) => {
  expect(stepOf(deal)).toBe(step);
  expect(nextActionOf(deal, true)?.kind ?? null).toBe(action);
});

test("of a campaign that is over only work is reviewed", () => {
  expect(nextActionOf(facts(), false)).toBeNull();
  expect(nextActionOf(facts({ contentItems: sent("awaiting_review") }), false)?.kind).toBe(
    "review",
  );
});
