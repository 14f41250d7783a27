import { expect, test } from "vitest";
import { changedFields } from "./audit";

test("only what changes is named, with its old and new value", () => {
  const before = { name: "Ada", sports: ["Running"], bio: "", website: null };
  const after = { name: "Ada", sports: ["Running", "Golf"], bio: "New", website: undefined };
  expect(changedFields(before, after)).toEqual({
    sports: { from: ["Running"], to: ["Running", "Golf"] },
    bio: { from: "", to: "New" },
  });
  expect(changedFields(undefined, { name: "Ada" })).toEqual({ name: { from: null, to: "Ada" } });
});
