import { expect, test } from "vitest";
import { newRecoveryCode, spellRecoveryCode } from "./recovery-codes";

test("codes have 24 characters, 120 bits, in groups and do not repeat", () => {
  const codes = Array.from({ length: 200 }, newRecoveryCode);
  for (const code of codes)
    expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){5}[0-9a-hjkmnp-tv-z]{4}$/);
  expect(new Set(codes).size).toBe(200);
});

test("a code is found as people type it", () => {
  expect(spellRecoveryCode(" K3X9 of2m-77tb–ZQI l")).toBe("k3x90f2m77tbzq11");
});
