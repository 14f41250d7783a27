import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./password";

test("the password that was hashed fits, no other does", async () => {
  const stored = await hashPassword("correct horse");
  expect(await verifyPassword("correct horse", stored)).toBe(true);
  expect(await verifyPassword("correct hors", stored)).toBe(false);
  expect(await verifyPassword("", stored)).toBe(false);
});

test("the same password never gives the same hash, and the hash says how it was made", async () => {
  const [a, b] = await Promise.all([hashPassword("laurel-demo"), hashPassword("laurel-demo")]);
  expect(a).not.toBe(b);
  expect(a).toMatch(/^scrypt\$16384\$8\$5\$[\w-]+\$[\w-]+$/);
});

test.each([null, "none", "scrypt$16384$8$5$$", "scrypt$16384$8$5$c2FsdA$c2hvcnQ"])(
  "nothing fits %j",
  async (stored) => {
    expect(await verifyPassword("anything", stored)).toBe(false);
  },
);

test("refusing an unknown account takes as long as refusing a known one", async () => {
  const stored = await hashPassword("correct horse");
  const fastest = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
  const time = async (kind: keyof typeof fastest, against: string | null) => {
    const started = performance.now();
    await verifyPassword("wrong", against);
    fastest[kind] = Math.min(fastest[kind], performance.now() - started);
  };
  // In turns, so that a busy machine slows both.
  for (let i = 0; i < 4; i++) {
    await time("known", stored);
    await time("unknown", null);
  }
  expect(fastest.unknown).toBeGreaterThan(fastest.known / 3);
  expect(fastest.unknown).toBeLessThan(fastest.known * 3);
});
