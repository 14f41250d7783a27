import { expect, test } from "vitest";
import { foldLetters } from "./fold-letters";

test("letters that nothing takes apart are folded, whether composed or not", () => {
  expect(foldLetters("Søren Weiß, Νίκος, Алёна, Zoë")).toBe("Soren Weiss, Νικοσ, Алена, Zoë");
  expect(foldLetters("Άννα".normalize("NFD"))).toBe("Αννα");
});
