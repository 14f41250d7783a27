import { expect, test } from "vitest";
import { personalMessage } from "./personal-message";

test.each([
  ["Hi {name}, we like {name}'s films", "Maya Okafor", "Hi Maya, we like Maya's films"],
  ["Hi {name}", "  Zé  ", "Hi Zé"],
  ["Hi {name}", "$& Co", "Hi $&"],
  ["Hi {names}, {Name}", "Maya", "Hi {names}, {Name}"],
  ["", "Maya", ""],
])("%s for %s", (message, name, filled) => {
  expect(personalMessage(message, name)).toBe(filled);
});
