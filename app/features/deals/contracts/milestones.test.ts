import { expect, test } from "vitest";
import { amountsOf } from "~/features/campaigns/terms/milestones";
import { type Milestone, ON_APPROVAL } from "~db/terms";
import { ask } from "../../../../tests/support/deliverables";
import { buildClauses } from "./clauses";
import type { ContractDocument } from "./document";
import { termsOf } from "./terms";

const TERMS = termsOf({
  fee: 90_000,
  deliverables: [ask(2, "reel"), ask(1, "reel", { platform: "tiktok" })],
  endDate: null,
});

const DOCUMENT = {
  contract: "c",
  number: 1,
  sentAt: 0,
  campaign: { id: "k", title: "Autumn miles", startDate: null, endDate: null },
  brand: { id: "b", name: "Northlight" },
  athlete: { id: "a", name: "Ada North" },
  audience: ["GB"],
} satisfies Partial<ContractDocument>;

const feeOf = (document: ContractDocument) =>
  buildClauses(document).find(({ id }) => id === "fee") as ReturnType<typeof buildClauses>[number];

const paid = (milestones: Milestone[], fee = 90_000) =>
  feeOf({
    ...DOCUMENT,
    audience: ["GB"],
    terms: { ...TERMS, milestones, fee },
  });

test("a payment waits for one deliverable and for its day", () => {
  const first: Milestone = {
    name: "Shoot day",
    share: 40,
    release: "deliverable-1",
    due: "2027-03-31",
  };
  const { plain, text, terms } = paid([first, { ...ON_APPROVAL, share: 60 }]);
  expect(plain).toBe(
    "£900 in 2 payments: £360 when deliverable 1 is approved, but not before Wednesday 31 March 2027; £540 when everything is approved.",
  );
  expect(text[2]).toBe(
    "(1) Shoot day: £360 (40%), when deliverable 1 is approved, but not before Wednesday 31 March 2027.",
  );
  expect(terms[1]).toEqual({
    key: "milestones-1",
    label: "Payment 1",
    value: "Shoot day: 40%, when deliverable 1 is approved, but not before Wednesday 31 March 2027",
  });
});

test("a contract without a fee says so", () => {
  expect(paid([ON_APPROVAL], 0)).toMatchObject({
    plain: "No fee is paid.",
    terms: [{ key: "fee", value: "None" }],
  });
});

test("the payments make the fee to the penny, for any fee and shares", () => {
  for (let run = 1; run <= 1000; run++) {
    const fee = (run * 7919) % 100_003;
    const cuts = [run % 20, 20 + (run % 13), 40 + (run % 29), 70 + (run % 23), 100];
    const shares = cuts.map((cut, i) => cut - (cuts[i - 1] ?? 0));
    const amounts = amountsOf(
      fee,
      shares.map((share) => ({ ...ON_APPROVAL, share })),
    );
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(fee);
    for (const [i, amount] of amounts.entries())
      expect(Math.abs(amount - (fee * (shares[i] ?? 0)) / 100)).toBeLessThanOrEqual(1);
  }
});

test("a payment on signing and one on approval name both parts", () => {
  const parts = [
    { ...ON_APPROVAL, name: "On signing", share: 25, release: "signing" as const },
    { ...ON_APPROVAL, name: "On approval", share: 75 },
  ];
  expect(paid(parts)).toMatchObject({
    plain: "£900 in 2 payments: £225 when both have signed; £675 when everything is approved.",
    text: [
      expect.any(String),
      "The Brand pays the fee to Laurel, which holds it and releases it to the Athlete in 2 payments:",
      "(1) On signing: £225 (25%), when both have signed.",
      "(2) On approval: £675 (75%), when everything is approved.",
    ],
  });
  expect(paid([{ ...ON_APPROVAL, release: "signing" }]).plain).toBe(
    "£900, paid when both have signed.",
  );
});
