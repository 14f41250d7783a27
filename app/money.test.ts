import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const APP = new URL(".", import.meta.url);

/** Texts of fixed words: the terms of use, and the sample data of demo and mails. */
const FIXED = [
  "routes/public/terms.tsx",
  "features/site/site/samples.ts",
  "features/communication/notifications/mail-samples.ts",
];

const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** A pound sign before a figure or a value, a currency for Intl, or pence made pounds as a text. */
const BY_HAND = /£(\$?\{|\d).*|style: "currency".*|\/ 100\)?\.(toFixed|toLocaleString).*/g;

const files = readdirSync(APP, { recursive: true, encoding: "utf8" }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
);

test("money is formatted in platform/money.ts alone", () => {
  expect(files.length).toBeGreaterThan(800);
  const found = files
    .filter((file) => file !== "platform/money.ts" && !FIXED.includes(file))
    .flatMap((file) =>
      [...readFileSync(new URL(file, APP), "utf8").replace(COMMENTS, "").matchAll(BY_HAND)].map(
        ([text]) => `${file}: ${text}`,
      ),
    );
  expect(found).toEqual([]);
});
