import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { root } from "./stack.mjs";

/** Words that no name of the code contains, and what to write instead. */
const RETIRED: Record<string, string> = {
  giveaway: "resolve, release, refund",
  handover: "pending action, deadline",
  heard: "received events",
  hurtful: "disallowed",
  lapse: "expire",
  overtaken: "stale",
  piece: "content item, portfolio item, chunk",
  pieces: "content items, portfolio items, chunks",
  standing: "state, eligibility, readiness",
  tell: "notify",
  told: "notified, reported",
};

/** A word alone that says nothing: what it is the version, state or list of must be in the name. */
const ALONE: Record<string, string> = {
  kept: "stored, retained, remaining",
  seen: "expectedVersion, viewer",
};

/** File names that say nothing without their folder. */
const FILES =
  /^(words|texts|kinds|named|paid|sides|seen|told|kept|recorded|standing|running|check|row|own|list|helpers|utils|misc|common)\./;

const paths = globSync("{app,db,party}/**/*.{ts,tsx}", { cwd: root }).filter(
  (path) => !path.includes(".test."),
);

/** 'isTold_by' → is, told, by. */
const wordsOf = (name: string) => name.split(/(?=[A-Z])|_/).map((word) => word.toLowerCase());

const isRetired = (name: string) =>
  Object.hasOwn(ALONE, name) || wordsOf(name).some((word) => Object.hasOwn(RETIRED, word));

const LIKELY = new RegExp([...Object.keys(RETIRED), ...Object.keys(ALONE)].join("|"), "i");

function retiredNames(path: string): string[] {
  const source = readFileSync(`${root}${path}`, "utf8");
  if (!LIKELY.test(source)) return [];
  const found = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node) && isRetired(node.text)) found.add(`${path}: ${node.text}`);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest));
  return [...found];
}

test("no name contains a retired word", () => {
  expect(paths.length).toBeGreaterThan(1_000);
  expect(paths.flatMap(retiredNames)).toEqual([]);
});

test("every file is called after what it exports", () => {
  expect(paths.filter((path) => FILES.test(basename(path)))).toEqual([]);
});

test.each(["told", "toldBy", "isTold", "payment_told", "seen", "addPiece"])(
  "%s is refused",
  (name) => {
    expect(isRetired(name)).toBe(true);
  },
);

test.each(["lastSeenAt", "keeper", "statement", "standingsTable"])("%s is a name", (name) => {
  expect(isRetired(name)).toBe(false);
});
