import { expect, test } from "vitest";
import { errorFields } from "./log";

test("the first cause is told, with its place and the names of what it passed through", () => {
  const refused = Object.assign(new TypeError("connection refused"), { code: "ECONNREFUSED" });
  const { name, message, stack, chain } = errorFields(
    new Error("insert into profiles values ('ada@example.com')", {
      cause: new RangeError("wrapped", { cause: refused }),
    }),
  );
  expect([name, message, chain]).toEqual([
    "TypeError",
    "connection refused",
    "Error < RangeError < TypeError(ECONNREFUSED)",
  ]);
  expect(stack).toContain("log.test.ts");
});

test("a parser's error does not quote its input", () => {
  let thrown: unknown;
  try {
    JSON.parse("ada@example.com");
  } catch (error) {
    thrown = error;
  }
  expect(errorFields(thrown)).toMatchObject({ name: "SyntaxError", message: "" });
  expect(JSON.stringify(errorFields(thrown))).not.toContain("example.com");
});
