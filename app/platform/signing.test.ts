import { expect, test } from "vitest";
import { Signer } from "./signing";

const older = "an older secret of more than 32 characters";
const newer = "a newer secret of more than 32 characters";
const signer = (...secrets: string[]) => new Signer(secrets, "session");

test("a new secret signs, and the older one still verifies until it is taken away", async () => {
  const before = await signer(older).sign("Zoë");
  const after = await signer(newer, older).sign("Zoë");
  expect(await signer(newer, older).verify(before)).toBe("Zoë");
  expect(await signer(newer).verify(after)).toBe("Zoë");
  expect(await signer(newer).verify(before)).toBeNull();
  expect(await signer(older).verify(after)).toBeNull();
});

test("a signature of one purpose is none of another", async () => {
  const link = await new Signer([newer], "mailed-link").sign("id");
  expect(await signer(newer).verify(link)).toBeNull();
});

test("a signed text has one spelling", async () => {
  const signed = await signer(newer).sign("some text");
  const [text = "", signature = ""] = signed.split(".");
  // The last character of 32 bytes carries two bits that mean nothing.
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const twin = alphabet[alphabet.indexOf(signature.at(-1) ?? "") ^ 1];
  const others = [
    `${signed}.x`,
    `${signed}.`,
    `${signed}=`,
    ` ${signed}`,
    `${text}.${signature.slice(0, -1)}${twin}`,
    text,
    "",
    ".",
    "..",
    "é.é",
  ];
  expect(await signer(newer).verify(signed)).toBe("some text");
  for (const other of others) expect(await signer(newer).verify(other), other).toBeNull();
});
