import { scrypt } from "node:crypto";
import { expect, test, vi } from "vitest";
import { hashPassword, verifyPassword } from "./password";

// The real one, watched: what it is asked for is what an attempt costs.
vi.mock(import("node:crypto"), async (importOriginal) => {
  const crypto = await importOriginal();
  return { ...crypto, scrypt: vi.fn(crypto.scrypt) as never };
});

test("only the hashed password matches", async () => {
  const stored = await hashPassword("correct horse");
  expect(await verifyPassword("correct horse", stored)).toBe(true);
  expect(await verifyPassword("correct hors", stored)).toBe(false);
  expect(await verifyPassword("", stored)).toBe(false);
});

test("a password matches however its accents are composed", async () => {
  const [composed, decomposed] = ["caf\u00e9 horse", "cafe\u0301 horse"];
  expect(await verifyPassword(decomposed, await hashPassword(composed))).toBe(true);
  expect(await verifyPassword(composed, await hashPassword(decomposed))).toBe(true);
});

test("hashes are salted and contain their parameters", async () => {
  const [a, b] = await Promise.all([hashPassword("laurel-demo"), hashPassword("laurel-demo")]);
  expect(a).not.toBe(b);
  expect(a).toMatch(/^scrypt\$32768\$8\$3\$[\w-]+\$[\w-]+$/);
});

test.each([null, "none", "scrypt$16384$8$5$$", "scrypt$16384$8$5$c2FsdA$c2hvcnQ"])(
  "no password matches %j",
  async (stored) => {
    expect(await verifyPassword("anything", stored)).toBe(false);
  },
);

test("an unknown account takes as much work as a known one", async () => {
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
