import { expect, test } from "vitest";
import { bytesText } from "./bytes";

test.each([
  [0, "0 KB"],
  [1, "1 KB"],
  [840 * 1024, "840 KB"],
  [1024 ** 2 - 1, "1 MB"],
  [3.2 * 1024 ** 2, "3.2 MB"],
  [411.6 * 1024 ** 2, "412 MB"],
  [1024 ** 3 - 1, "1 GB"],
  [1.4 * 1024 ** 3, "1.4 GB"],
  [5 * 1024 ** 3, "5 GB"],
])("%i bytes are %s", (bytes, text) => expect(bytesText(bytes)).toBe(text));
