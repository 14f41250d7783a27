import fc from "fast-check";
import { expect, it } from "vitest";
import { textParts } from "./text-parts";

it.each([
  ["no address here", []],
  ["see https://example.com/a?b=1.", ["https://example.com/a?b=1"]],
  ["www.example.com, please", ["https://www.example.com"]],
  ["(https://example.com/a)", ["https://example.com/a"]],
  ["https://example.com/a_(b)", ["https://example.com/a_(b)"]],
  ["http://example.com", ["https://example.com"]],
  ["one https://a.example two https://b.example", ["https://a.example", "https://b.example"]],
  ["javascript:alert(1)", []],
  ["https://user:pass@evil.example", []],
  ["https://localhost", []],
])("the addresses in '%s'", (text, addresses) => {
  expect(textParts(text).flatMap(({ href }) => href ?? [])).toEqual(addresses);
});

it("the parts together give the whole text", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.webUrl())), (words) => {
      const text = words.join(" ");
      expect(
        textParts(text)
          .map((part) => part.text)
          .join(""),
      ).toBe(text);
    }),
  );
});
