import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FOLDED, foldLetters } from "./fold-letters";

test("letters that nothing takes apart are folded, whether composed or not", () => {
  expect(foldLetters("Søren Weiß, Νίκος, Алёна, Zoë")).toBe("Soren Weiss, Νικοσ, Алена, Zoë");
  expect(foldLetters("Άννα".normalize("NFD"))).toBe("Αννα");
});

test("the search model folds the same letters", () => {
  const folder = `${process.cwd()}/migrations/`;
  const view = readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .map((name) => readFileSync(folder + name, "utf8"))
    .findLast((sql) => sql.includes("CREATE VIEW athlete_search_source"));
  for (const [letter, typed] of FOLDED) expect(view).toContain(`, '${letter}', '${typed}')`);
});
