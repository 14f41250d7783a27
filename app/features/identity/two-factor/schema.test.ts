import { expect, test } from "vitest";
import { codeSchema } from "./schema";

test.each(["123456", "123 456", "123-456", "１２３４５６", "123\u200b456"])(
  "%j is read as a code of six digits",
  (typed) => {
    expect(codeSchema.parse({ oneTimeCode: typed }).oneTimeCode).toBe("123456");
  },
);
