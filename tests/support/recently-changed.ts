import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../../scripts/stack.mjs";
import type { Screen } from "./site-map";

/** How many screens a sweep of `npm test` takes. */
const QUICK = 12;

const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);

/** The files of app/, those first that changed last: in the work tree, then by commit. */
const changedFiles = () => [
  ...new Set([
    ...git("diff", "--name-only", "HEAD", "--", "app"),
    ...git("log", "--name-only", "--format=", "--", "app"),
  ]),
];

const fileOf = (module: string) =>
  [`${module}.tsx`, `${module}.ts`].find((file) => existsSync(join(root, file)));

/** A route, the features' modules that it imports, and what these import of their own folder. */
function sourcesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, from = ""] of readFileSync(join(root, file), "utf8").matchAll(
    /from "(\.\/[^"]+|~\/features\/[^"]+)"/g,
  )) {
    const isOwn = from.startsWith("./");
    if (!isOwn && !file.startsWith("app/routes/")) continue;
    const imported = fileOf(isOwn ? join(dirname(file), from) : from.replace("~/", "app/"));
    if (imported) sourcesOf(imported, found);
  }
  return found;
}

/** What a sweep takes of these screens: those whose sources changed last; in `npm run test:nightly` all. */
export const toSweep = (screens: Screen[]) =>
  process.env.NIGHTLY ? screens : recentlyChanged(screens);

function recentlyChanged(screens: Screen[]): Screen[] {
  const age = new Map(changedFiles().map((file, i) => [file, i]));
  const ageOf = ({ file }: Screen) =>
    Math.min(...[...sourcesOf(`app/${file}`)].map((source) => age.get(source) ?? Infinity));
  return screens.toSorted((a, b) => ageOf(a) - ageOf(b)).slice(0, QUICK);
}
