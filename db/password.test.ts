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
  const took = async (against: string | null) => {
    const times: number[] = [];
    for (let i = 0; i < 3; i++) {
      const started = performance.now();
      await verifyPassword("wrong", against);
      times.push(performance.now() - started);
    }
    return Math.min(...times);
  };
  const known = await took(stored);
  const unknown = await took(null);
  expect(unknown).toBeGreaterThan(known / 3);
  expect(unknown).toBeLessThan(known * 3);
});
