import { expect, test } from "vitest";
import { MAX_NAME_LENGTH } from "./limits";
import { shortName } from "./short-name";

test("a file's name is cut between characters and keeps its direction", () => {
  expect(shortName(`${"a".repeat(MAX_NAME_LENGTH - 1)}😀😀`)).toBe(
    `${"a".repeat(MAX_NAME_LENGTH - 1)}😀`,
  );
  expect(shortName("invoice\u202efdp.exe")).toBe("invoicefdp.exe");
});
