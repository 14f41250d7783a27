import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { PLATFORMS } from "~db/constants";

it("has a logo for each platform, and no other", () => {
  const logos = readFileSync(new URL("../../../icons/platforms.svg", import.meta.url), "utf8");
  const names = [...logos.matchAll(/<symbol id="(\w+)"[^>]*><path/g)].map(([, name]) => name);
  expect(names).toEqual([...PLATFORMS]);
});
