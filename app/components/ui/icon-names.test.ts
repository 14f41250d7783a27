import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ICON_NAMES } from "./icon-names";

it("the sprite holds each icon in use, and no other", () => {
  const sprite = readFileSync(new URL("../../icons/sprite.svg", import.meta.url), "utf8");
  const names = [...sprite.matchAll(/<symbol id="icon-([\w-]+)"[^>]*><[^<]/g)].map(([, n]) => n);
  expect(names).toEqual([...ICON_NAMES]);
});
