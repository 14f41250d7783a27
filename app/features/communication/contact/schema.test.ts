import { describe, expect, test } from "vitest";
import { newId } from "~db/columns";
import { contactSchema } from "./schema";

const right = {
  id: newId(),
  name: "Zoë O'Neill-Smith",
  email: "zoe@club.example",
  message: "Could you show us a demo on Tuesday?",
};

const parse = (values: Record<string, unknown>) => contactSchema.safeParse({ ...right, ...values });

const errorsOf = (values: Record<string, unknown>) =>
  parse(values).error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

describe("contactSchema", () => {
  test.each([
    ["name", undefined, "Name is required"],
    ["name", "a".repeat(101), "Name must be less than 100 characters"],
    ["name", "R2 <D2>", "Name contains invalid characters"],
    ["name", "Ada\r\nBcc: all@club.example", "Name contains invalid characters"],
    ["name", "Ada\nLovelace", "Name contains invalid characters"],
    ["email", undefined, "Invalid email address"],
    ["email", "zoe@club", "Invalid email address"],
    ["email", "zoe@club.example\nBcc: all@club.example", "Invalid email address"],
    ["email", `zoe@${"a.".repeat(124)}club.example`, "Email must be less than 255 characters"],
    ["company", "a".repeat(201), "Company name must be less than 200 characters"],
    ["message", undefined, "Message must be at least 10 characters"],
    ["message", "too short", "Message must be at least 10 characters"],
    ["message", `  ${" ".repeat(20)}hello`, "Message must be at least 10 characters"],
    ["message", "a".repeat(2001), "Message must be less than 2000 characters"],
  ])("%s %j: %s", (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual([[field, message]]);
  });

  test("a name of spaces is refused", () => {
    expect(errorsOf({ name: "   " })).toContainEqual(["name", "Name is required"]);
  });

  test.each([
    { name: "A" },
    { name: "a".repeat(100) },
    { name: "Nguyễn Thị Minh’s" },
    { name: "Henry 5th" },
    { name: "उमा २" },
    { company: undefined },
    { company: "a".repeat(200) },
    { message: "a".repeat(10) },
    { message: "a".repeat(2000) },
  ])("takes %j", (values) => {
    expect(errorsOf(values)).toEqual([]);
  });

  test("a line break counts as one character, as in the browser", () => {
    const lines = `${"a\r\n".repeat(999)}aa`;
    expect(parse({ message: lines }).data?.message).toBe(`${"a\n".repeat(999)}aa`);
  });

  test("the id has the format of newId", () => {
    expect(errorsOf({ id: "1; drop table" }).map(([field]) => field)).toEqual(["id"]);
  });
});
