import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));

const versionsOf = (name: string): string[] =>
  Object.entries<{ version: string }>(packages).flatMap(([path, { version }]) =>
    path.endsWith(`node_modules/${name}`) ? [version] : [],
  );

test.each([
  ["react-router", "6.30.6"],
  ["react-router-dom", "6.30.6"],
  ["@remix-run/router", "1.23.4"],
])(
  "every copy of %s has the security fixes of %s, which Remix 2 alone would not bring",
  (name, version) => {
    expect(versionsOf(name)).toEqual([version]);
  },
);
