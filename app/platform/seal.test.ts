import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { keyedHashes, seal, unseal } from "./seal";

const older = { id: "2025", bytes: "o".repeat(43) };
const newer = { id: "2026", bytes: "n".repeat(43) };
const secret = new TextEncoder().encode("secret");

test("sealed text opens in its place, also after a newer key came", async () => {
  const sealed = await seal([older], secret, "totp:ada");
  expect(sealed).toMatch(/^2025\.[\w-]+\.[\w-]+$/);
  expect(await unseal([newer, older], sealed, "totp:ada")).toEqual(secret);
});

test("sealed text opens neither elsewhere, nor without its key, nor changed", async () => {
  const sealed = await seal([older], secret, "totp:ada");
  await expect(unseal([older], sealed, "totp:mallory")).rejects.toThrow();
  await expect(unseal([newer], sealed, "totp:ada")).rejects.toThrow("No key '2025'");
  await expect(unseal([{ ...newer, id: "2025" }], sealed, "totp:ada")).rejects.toThrow();
});

test("the same text is sealed differently each time", async () => {
  expect(await seal([older], secret, "a")).not.toBe(await seal([older], secret, "a"));
});

test("a hash is found again with the older keys", async () => {
  const [stored] = await keyedHashes([older], "code");
  expect(await keyedHashes([newer, older], "code")).toContain(stored);
  expect(await keyedHashes([newer], "code")).not.toContain(stored);
});

test("the key that seals hashes nothing itself", async () => {
  const [hash] = await keyedHashes([older], "code");
  const direct = createHmac("sha256", Buffer.from(older.bytes, "base64url")).update("code");
  expect(hash).toMatch(/^[\w-]{43}$/);
  expect(hash).not.toBe(direct.digest("base64url"));
});
