import { expect, test } from "vitest";
import { clausesOf } from "./clauses";
import { type ContractDocument, readDocument } from "./document";
import { amountsOf, type Milestone, milestonesOf, ON_APPROVAL } from "./milestones";
import { type Terms, termsOf } from "./terms";

const { milestones: _, ...OLD_TERMS } = termsOf({
  fee: 90_000,
  deliverables: ["2 Instagram reels", "1 TikTok clip"],
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
  clausesOf(document).find(({ id }) => id === "fee") as ReturnType<typeof clausesOf>[number];

/** A version as it was signed before there were payments. */
const oldVersion = (onSigning: number) =>
  readDocument(JSON.stringify({ ...DOCUMENT, terms: { ...OLD_TERMS, onSigning } }));

const paid = (milestones: Milestone[], fee = 90_000) =>
  feeOf({
    ...DOCUMENT,
    audience: ["GB"],
    terms: { ...OLD_TERMS, milestones, fee } as Terms,
  });

test("a version from before payments, due on approval, says what it said", () => {
  expect(feeOf(oldVersion(0))).toMatchObject({
    plain: "£900, paid within 14 days of approval.",
    text: [
      expect.stringContaining("a fee of £900 for the deliverables"),
      "The fee is due within 14 days after the last deliverable is approved.",
    ],
  });
});

test("a version from before payments, with a share on signing, names both parts", () => {
  expect(feeOf(oldVersion(25))).toMatchObject({
    plain: "£900 in 2 payments: £225 once both have signed; £675 within 14 days of approval.",
    text: [
      expect.any(String),
      "The fee is due in 2 payments:",
      "(1) On signing: £225 (25%), due when both parties have signed.",
      "(2) On approval: £675 (75%), due within 14 days after the last deliverable is approved.",
    ],
  });
  expect(feeOf(oldVersion(100)).plain).toBe("£900, paid once both have signed.");
});

test("a reading of an old version has no field that it is no longer made of", () => {
  expect(oldVersion(25).terms).toEqual({ ...OLD_TERMS, milestones: milestonesOf(25) });
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
    "£900 in 2 payments: £360 within 14 days of approval of deliverable 1, but not before Wednesday 31 March 2027; £540 within 14 days of approval.",
  );
  expect(text[2]).toBe(
    "(1) Shoot day: £360 (40%), due within 14 days after deliverable 1 is approved, but not before Wednesday 31 March 2027.",
  );
  expect(terms[1]).toEqual({
    key: "payment-1",
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
