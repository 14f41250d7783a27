import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ICON_NAMES, STAFF_ICON_NAMES } from "./icon-names";

it.each([
  ["sprite", ICON_NAMES],
  ["staff", STAFF_ICON_NAMES],
])("%s.svg holds each icon in use, and no other", (file, expected) => {
  const sprite = readFileSync(new URL(`../../icons/${file}.svg`, import.meta.url), "utf8");
  const names = [...sprite.matchAll(/<symbol id="icon-([\w-]+)"[^>]*><[^<]/g)].map(([, n]) => n);
  expect(names).toEqual([...expected]);
});
