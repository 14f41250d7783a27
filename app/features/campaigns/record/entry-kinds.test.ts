import { expect, test } from "vitest";
import { RECORD_KINDS } from "~db/constants";
import format from "../../../../docs/record-format.md?raw";

test("the format says what an entry of each kind holds", () => {
  const [, rows = ""] = format.split("| kind ");
  const kinds = [...rows.matchAll(/^\| `(\w+)`/gm)].map(([, kind]) => kind);
  expect(kinds.toSorted()).toEqual(RECORD_KINDS.toSorted());
});
