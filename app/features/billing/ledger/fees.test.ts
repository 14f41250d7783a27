import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { feeOf, sharesOf } from "./fees";

describe("our fee", () => {
  test.each([
    [90_000, null, 7_200],
    [90_000, "brand_premium", 3_600],
    [1, null, 0],
    [6, null, 0],
    // 0.56 and 0.52 pence.
    [7, null, 1],
    [13, "brand_premium", 1],
  ] as const)("of %d pence on %s is %d", (amount, plan, fee) => {
    expect(feeOf(amount, plan)).toBe(fee);
  });
});

test("the shares of a payment make the whole, and nobody's is negative", () => {
  const payments = fc
    .record({
      amount: fc.integer({ min: 1, max: 100_000_000 }),
      plan: fc.constantFrom(null, "brand_premium" as const),
    })
    .chain(({ amount, plan }) =>
      fc.record({
        payment: fc.constant({ amount, fee: feeOf(amount, plan) }),
        toAthlete: fc.integer({ min: 0, max: amount }),
      }),
    );
  fc.assert(
    fc.property(payments, ({ payment, toAthlete }) => {
      const shares = sharesOf(payment, toAthlete);
      expect(shares.toAthlete + shares.toFee + shares.toBrand).toBe(payment.amount + payment.fee);
      expect(Math.min(...Object.values(shares))).toBeGreaterThanOrEqual(0);
      expect(sharesOf(payment, 0).toFee, "of a refund").toBe(0);
      expect(sharesOf(payment, payment.amount).toBrand, "of a release").toBe(0);
    }),
  );
});
