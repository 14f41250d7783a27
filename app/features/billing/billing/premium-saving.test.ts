import { expect, test } from "vitest";
import { BREAK_EVEN, comparePlans } from "./premium-saving";

test.each([
  [10_000_00, 800_00, 988_00, -188_00],
  [30_000_00, 2_400_00, 1_788_00, 612_00],
  [60_000_00, 4_800_00, 2_988_00, 1_812_00],
])("fees of %i a year cost %i on Free and %i on Premium", (fees, free, premium, saved) => {
  expect(comparePlans(fees)).toEqual({ fees, free, premium, saved });
});

test("saves nothing and costs nothing where it breaks even", () => {
  expect(comparePlans(BREAK_EVEN).saved).toBe(0);
  expect(comparePlans(BREAK_EVEN + 1_000_00).saved).toBeGreaterThan(0);
});
