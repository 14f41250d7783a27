import { expect, test } from "vitest";
import type { ContractDocument } from "~/features/deals/contracts/document";
import { DAY_MS } from "~/platform/durations";
import { REEL } from "../../../../tests/support/deliverables";
import { decideSettlements, type HeldPayment, type SettlementFacts } from "./decide-settlements";

const NOW = Date.parse("2027-03-01T12:00:00Z");

const facts = (over: Partial<SettlementFacts> = {}): SettlementFacts => ({
  status: "active",
  hasWork: false,
  fee: 1_000_00,
  deliverables: [{ text: "1 reel", count: 1 }],
  contentItems: [],
  contract: null,
  cancellation: null,
  disputes: [],
  chargebacks: [],
  alreadyToAthlete: 0,
  returnedByRuling: [],
  ...over,
});

const held = (over: Partial<HeldPayment> = {}): HeldPayment => ({
  id: "1",
  number: 1,
  amount: 600_00,
  fee: 48_00,
  release: "approval",
  due: null,
  fundedAt: NOW - 30 * DAY_MS,
  ...over,
});

const second = held({ id: "2", number: 2, amount: 400_00 });

/** [number, pence to the athlete, why] */
const decided = (known: SettlementFacts, payments: HeldPayment[] = [held()]) =>
  decideSettlements(known, payments, NOW).map(({ payment, toAthlete, reason }) => [
    payment.number,
    toAthlete,
    reason,
  ]);

const approved = (items = 1) => ({
  id: "p",
  title: "Clip",
  status: "approved" as const,
  deliverable: "1 reel",
  items,
});

const ruled = (refund: number | null, endedAt = NOW - 10 * DAY_MS) => ({
  status: "resolved" as const,
  refund,
  filedAt: endedAt - 5 * DAY_MS,
  endedAt,
  isFinal: 1 as const,
});

const contract = (over: object = {}) =>
  ({ terms: { deliverables: [REEL] }, ...over }) as ContractDocument;

const cancelledFor = (brandPays: number) => contract({ ending: { brandPays } });

test("nothing is decided before anything is approved", () => {
  expect(decided(facts())).toEqual([]);
  expect(
    decided(facts({ hasWork: true, contentItems: [{ ...approved(), status: "draft" }] })),
  ).toEqual([]);
});

test("what is approved is released, and what is signed for once there is a contract", () => {
  expect(decided(facts({ contentItems: [approved()] }))).toEqual([[1, 600_00, "approved"]]);
  const onSigning = [held({ release: "signing" })];
  expect(decided(facts(), onSigning)).toEqual([]);
  expect(decided(facts({ contract: contract() }), onSigning)).toEqual([[1, 600_00, "signed"]]);
});

test("a deal says how many content items must be approved, in all and of each deliverable", () => {
  const deliverables = [{ text: "1 reel", count: 3 }];
  for (const payments of [[held()], [held({ release: "deliverable-1" })]]) {
    const known = facts({ contract: contract(), deliverables });
    expect(decided({ ...known, contentItems: [approved(2)] }, payments)).toEqual([]);
    expect(decided({ ...known, contentItems: [approved(3)] }, payments)).toHaveLength(1);
  }
});

test("a payment is not released before its day", () => {
  const known = facts({ contentItems: [approved()] });
  expect(decided(known, [held({ due: "2027-03-02" })])).toEqual([]);
  expect(decided(known, [held({ due: "2027-03-01" })])).toHaveLength(1);
});

test("cancelled by the brand, the athlete has what the signed contract names", () => {
  const signed = (cancellationFee: number) =>
    contract({ terms: { deliverables: [REEL], cancellationFee } });
  const cancelled = facts({ status: "cancelled", contract: signed(65) });
  expect(decided(cancelled, [held(), second])).toEqual([
    [1, 600_00, "called_off"],
    [2, 50_00, "called_off"],
  ]);
  expect(decided({ ...cancelled, alreadyToAthlete: 600_00 }, [second])).toEqual([
    [2, 50_00, "called_off"],
  ]);
  expect(decided({ ...cancelled, contract: signed(0) })).toEqual([[1, 0, "called_off"]]);
  expect(decided({ ...cancelled, status: "ended" }), "the athlete was late").toEqual([
    [1, 0, "called_off"],
  ]);
});

test("called off, everything goes back, unless work was sent", () => {
  for (const over of [{ status: "cancelled" as const }, { status: "ended" as const }]) {
    expect(decided(facts(over), [held(), second])).toEqual([
      [1, 0, "called_off"],
      [2, 0, "called_off"],
    ]);
    expect(decided(facts({ ...over, hasWork: true }))).toEqual([]);
  }
});

test("a ruling divides what was held when it was made, from the last payment on", () => {
  const known = facts({ disputes: [ruled(500_00)] });
  expect(decided(known, [held(), second])).toEqual([
    [1, 500_00, "dispute"],
    [2, 0, "dispute"],
  ]);
});

test("what was funded after a ruling is not divided by it, and goes as it is approved", () => {
  const later = [held({ fundedAt: NOW - DAY_MS })];
  const known = facts({ disputes: [ruled(500_00)] });
  expect(decided(known, later)).toEqual([]);
  expect(decided({ ...known, contentItems: [approved()] }, later)).toEqual([
    [1, 600_00, "approved"],
  ]);
});

test("a ruling without money leaves everything as it was, and the newest one counts", () => {
  expect(decided(facts({ disputes: [ruled(null)], contentItems: [approved()] }))).toEqual([
    [1, 600_00, "approved"],
  ]);
  const known = facts({ disputes: [ruled(600_00, NOW - 20 * DAY_MS), ruled(100_00)] });
  expect(decided(known)).toEqual([[1, 500_00, "dispute"]]);
});

test("a contract that was cancelled pays what both have agreed to, less what is paid already", () => {
  const cancellation = cancelledFor(700_00);
  expect(
    decided(facts({ status: "ended", hasWork: true, cancellation }), [held(), second]),
  ).toEqual([
    [1, 600_00, "contract_cancelled"],
    [2, 100_00, "contract_cancelled"],
  ]);
  const paid = { status: "ended" as const, cancellation, alreadyToAthlete: 600_00 };
  expect(decided(facts(paid), [second])).toEqual([[2, 100_00, "contract_cancelled"]]);
  expect(decided(facts({ ...paid, alreadyToAthlete: 900_00 }), [second])).toEqual([
    [2, 0, "contract_cancelled"],
  ]);
});

const filedNow = {
  status: "open" as const,
  refund: null,
  filedAt: NOW,
  endedAt: null,
  isFinal: null,
};

test("a dispute after a decision that stands keeps only what was paid in since", () => {
  const contentItems = [approved()];
  const later = { ...second, fundedAt: NOW - 9 * DAY_MS };
  const known = (decision: SettlementFacts["disputes"][number]) =>
    decided(facts({ contentItems, disputes: [decision, filedNow] }), [held(), later]);
  expect(known(ruled(100_00))).toEqual([[1, 500_00, "dispute"]]);
  // A decision that left the money where it was has divided nothing.
  expect(known(ruled(null))).toEqual([]);
  // It can still be appealed, and the second dispute may be about the same.
  expect(known({ ...ruled(100_00, NOW - DAY_MS), isFinal: 0 })).toEqual([]);
  // Decided after the other was filed: that one is still open.
  expect(known({ ...ruled(100_00), endedAt: NOW + 1 })).toEqual([]);
});

test("a decision that can still be appealed divides nothing, whatever was decided before", () => {
  const later = { ...second, fundedAt: NOW - 9 * DAY_MS };
  const appealable = {
    ...ruled(200_00, NOW - DAY_MS),
    filedAt: NOW - 5 * DAY_MS,
    isFinal: 0 as const,
  };
  for (const first of [ruled(null), ruled(100_00)]) {
    const disputes = [first, appealable];
    expect(decided(facts({ disputes }), [later])).toEqual([]);
  }
  expect(decided(facts({ disputes: [ruled(null), appealable] }))).toEqual([]);
  // The first one stands, and decides about what was paid in before it.
  expect(decided(facts({ disputes: [ruled(100_00), appealable] }))).toEqual([
    [1, 500_00, "dispute"],
  ]);
});

test("a ruling gives its sum back once, also of payments that are divided one after another", () => {
  const known = facts({
    disputes: [ruled(100_00)],
    returnedByRuling: [{ amount: 70_00, at: NOW - 9 * DAY_MS }],
  });
  expect(decided(known)).toEqual([[1, 570_00, "dispute"]]);
});

test("a dispute and a bank keep everything where it is", () => {
  const contentItems = [approved()];
  expect(decided(facts({ contentItems, disputes: [filedNow] }))).toEqual([]);
  const bank = { paymentId: "1", state: "open" as const, amount: 1, updatedAt: NOW };
  expect(decided(facts({ contentItems, chargebacks: [bank] }))).toEqual([]);
  expect(decided(facts({ contentItems, chargebacks: [{ ...bank, state: "won" }] }))).toHaveLength(
    1,
  );
});

test("no more than the fee in force is released, over all payments, also by a ruling", () => {
  const contentItems = [approved()];
  expect(decided(facts({ contentItems, fee: 700_00 }), [held(), second])).toEqual([
    [1, 600_00, "approved"],
    [2, 100_00, "approved"],
  ]);
  expect(decided(facts({ contentItems, fee: 700_00, alreadyToAthlete: 600_00 }), [second])).toEqual(
    [[2, 100_00, "approved"]],
  );
  expect(decided(facts({ fee: 200_00, disputes: [ruled(100_00)] }))).toEqual([
    [1, 200_00, "dispute"],
  ]);
});
