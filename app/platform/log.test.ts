import { expect, test } from "vitest";
import { errorFields } from "./log";

test("the cause of an error is told, with the place it was thrown at", () => {
  const { name, message, stack } = errorFields(
    new Error("wrapped", { cause: new TypeError("no such table") }),
  );
  expect([name, message]).toEqual(["TypeError", "no such table"]);
  expect(stack).toContain("log.test.ts");
});

test("what a parser read is not repeated", () => {
  let thrown: unknown;
  try {
    JSON.parse("ada@example.com");
  } catch (error) {
    thrown = error;
  }
  expect(errorFields(thrown)).toMatchObject({ name: "SyntaxError", message: "" });
  expect(JSON.stringify(errorFields(thrown))).not.toContain("example.com");
});
