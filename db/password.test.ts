import { scrypt } from "node:crypto";
import { expect, test, vi } from "vitest";
import { hashPassword, verifyPassword } from "./password";

// The real one, watched: what it is asked for is what an attempt costs.
vi.mock(import("node:crypto"), async (importOriginal) => {
  const crypto = await importOriginal();
  return { ...crypto, scrypt: vi.fn(crypto.scrypt) as never };
});

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

test("refusing an unknown account costs as much work as refusing a known one", async () => {
  const stored = await hashPassword("correct horse");
  const work = async (against: string | null) => {
    vi.mocked(scrypt).mockClear();
    await verifyPassword("wrong", against);
    return vi.mocked(scrypt).mock.calls.map(([, salt, bytes, cost]) => ({
      salt: (salt as Buffer).length,
      bytes,
      cost,
    }));
  };
  const known = await work(stored);
  expect(known).toHaveLength(1);
  expect(await work(null)).toEqual(known);
});
