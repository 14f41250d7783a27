import { expect, test } from "vitest";
import { MAX_NAME_LENGTH } from "./limits";
import { shortName } from "./short-name";

test("a file's name has no path, is cut between characters and keeps its direction", () => {
  expect(shortName("../../etc/clip.mp4")).toBe("clip.mp4");
  expect(shortName("C:\\films\\clip.mp4")).toBe("clip.mp4");
  expect(shortName(`${"a".repeat(MAX_NAME_LENGTH - 1)}😀😀`)).toBe(
    `${"a".repeat(MAX_NAME_LENGTH - 1)}😀`,
  );
  expect(shortName("invoice\u202efdp.exe")).toBe("invoicefdp.exe");
});
