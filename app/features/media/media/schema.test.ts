import { expect, test } from "vitest";
import { MAX_NAME_LENGTH } from "./limits";
import { truncateFileName } from "./schema";

test("a file's name has no path, is cut between characters and keeps its direction", () => {
  expect(truncateFileName("../../etc/clip.mp4")).toBe("clip.mp4");
  expect(truncateFileName("C:\\films\\clip.mp4")).toBe("clip.mp4");
  expect(truncateFileName(`${"a".repeat(MAX_NAME_LENGTH - 1)}😀😀`)).toBe(
    `${"a".repeat(MAX_NAME_LENGTH - 1)}😀`,
  );
  expect(truncateFileName("invoice\u202efdp.exe")).toBe("invoicefdp.exe");
});
