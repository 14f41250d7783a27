import { globSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";
import { root } from "./stack.mjs";

/**
 * No route imports a function that returns statements, because a route could only pass them to a command. What follows from
 * a command is a consequence of its event (app/server/events.ts).
 */

/** A function at the top of a file: its name, the type that it declares to return, and the function that it calls first. */
const FUNCTION =
  /^(?:export )?(?:const|function) (\w+)(?:(?!^\S)[\s\S])*?\)(?:: ([^={}]+))? (?:=>|\{)\s+(\w*)/gm;
const IMPORT = /^import \{([^}]+)\} from "([^"]+)";/gm;
const STATEMENTS = /\bStatement\b/;

/** Files by their addresses in imports: app/features/deals/deals/deals.server. */
type Sources = ReadonlyMap<string, string>;

/** The functions that a file imports from features, each with the address of its file. */
const importedBy = (file: string, source: string) =>
  [...source.matchAll(IMPORT)].flatMap(([, names = "", from = ""]) => {
    const address = from.startsWith(".")
      ? posix.join(posix.dirname(file), from)
      : from.replace(/^~\//, "app/");
    return names
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith("type "))
      .map((name) => ({ name, id: `${address} ${name}` }));
  });

/** The functions that declare to return statements, and those that declare nothing and call such a function. */
function returningStatements(features: Sources): Set<string> {
  const functions = [...features].flatMap(([file, source]) => {
    const imported = new Map(importedBy(file, source).map(({ name, id }) => [name, id] as const));
    return [...source.matchAll(FUNCTION)].map(([, name, returned, called = ""]) => ({
      id: `${file} ${name}`,
      returned,
      called: imported.get(called) ?? `${file} ${called}`,
    }));
  });
  const found = new Set<string>();
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const { id, returned, called } of functions)
      if (returned ? STATEMENTS.test(returned) : found.has(called)) found.add(id);
  }
  return found;
}

const read = (pattern: string): Sources =>
  new Map(
    globSync(pattern, { cwd: root })
      .filter((file) => !file.includes(".test."))
      .map((file) => [file.replace(/\.tsx?$/, ""), readFileSync(root + file, "utf8")]),
  );

test("no route imports a function that returns statements", () => {
  const found = returningStatements(read("app/features/**/*.ts"));
  expect(found.size).toBeGreaterThan(100);
  const passed = [...read("app/routes/**/*.{ts,tsx}")].flatMap(([file, source]) =>
    importedBy(file, source)
      .filter(({ id }) => found.has(id))
      .map(({ id }) => `${file} imports ${id}`),
  );
  expect(passed).toEqual([]);
});

test.each([
  ["a declared statement", "export const make = (id: string, now: number): Statement => sql``;"],
  [
    "declared statements",
    "export function make({ id }: Deal): readonly Statement[] {\n  return [];",
  ],
  ["a call of such a function", "export const make = (id: string) =>\n  lower({ id });"],
])("%s is found", (_, source) => {
  const imports = 'import { lower } from "../b/lower";\n';
  const features = new Map([
    ["app/features/a/make", imports + source],
    ["app/features/b/lower", "export const lower = (deal: Deal): Statement[] => [];"],
  ]);
  expect(returningStatements(features)).toContain("app/features/a/make make");
});

test("a condition, a query and a command are not found", () => {
  const source = `const isOpen = (id: string): SQL => sql\`true\`;
export const readAll = (db: Database) => db.read(all);
export async function change(ctx: CommandContext): Promise<void> {
  const statements = (): Statement[] => [];
}`;
  expect(returningStatements(new Map([["app/features/a/all", source]])).size).toBe(0);
});
