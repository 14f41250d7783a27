import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { SHORT_FORMS } from "../tests/support/short-forms";
import { root } from "./stack.mjs";

const read = (path: string) => readFileSync(join(root, path), "utf8");
const documents = globSync("{*,{bench,docs}/**/*,tests/*}.md", { cwd: root });
const decisions = globSync("docs/decisions/0*.md", { cwd: root });

test("every relative link of a document leads to a file", () => {
  const broken = documents.flatMap((path) =>
    [...read(path).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
      .map(([, target = ""]) => target)
      .filter((target) => !existsSync(join(root, dirname(path), target)))
      .map((target) => `${path}: ${target}`),
  );
  expect(broken).toEqual([]);
});

const scripts = Object.keys(JSON.parse(read("package.json")).scripts);

test("every command of a document is a script of the package", () => {
  const unknown = documents.flatMap((path) =>
    [...read(path).matchAll(/npm run ([a-z][a-z:-]*[a-z])\b(?!:)/g)]
      .map(([, name = ""]) => name)
      .filter((name) => !scripts.includes(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test("every script of the package has a short form, which the nightly tests run", () => {
  expect(Object.keys(SHORT_FORMS).sort()).toEqual(scripts.sort());
});

test("every decision has a status and a line in the index", () => {
  const index = read("docs/decisions/README.md");
  const faulty = decisions.filter((path) => {
    const [, file = ""] = path.split("decisions/");
    const status = /^Status: (accepted|superseded by \d{4})$/m.test(read(path));
    return !status || !index.includes(`(${file})`);
  });
  expect(decisions).not.toEqual([]);
  expect(faulty).toEqual([]);
});

test("no table row of the architecture is wider than a terminal", () => {
  const rows = read("docs/architecture.md").split("\n");
  expect(rows.filter((row) => row.startsWith("|") && row.length > 120)).toEqual([]);
});
