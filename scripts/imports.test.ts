import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterAll, expect, test } from "vitest";
import { nodeBinary, script } from "./binaries.mjs";
import { root } from "./stack.mjs";

/** The rule, a folder that it binds, and what no file there may import. */
const FORBIDDEN: [rule: string, folder: string, ...targets: string[]][] = [
  ["domain-order", "app/features/identity/accounts", "app/features/finding/matching/rank.ts"],
  [
    "domain-order",
    "app/features/finding/matching",
    "app/features/workspace/workspace/campaign-list.server.ts",
  ],
  [
    "feature-has-a-domain",
    "app/features/unlisted/rules",
    "app/features/identity/accounts/actor.ts",
  ],
  ["feature-has-a-domain", "app/features/finding", "app/features/identity/accounts/actor.ts"],
  ["db-knows-no-app", "db", "app/platform/money.ts", "party/room.ts"],
  ["party-knows-no-app", "party", "app/platform/money.ts", "db/client.ts", "drizzle-orm"],
  ["platform-knows-no-noun", "app/platform", "app/features/finding/matching/rank.ts"],
  ["platform-knows-no-noun", "app/platform", "app/components/card.ts", "app/root.ts"],
  [
    "components-know-no-noun",
    "app/components/ui",
    "app/features/finding/matching/rank.ts",
    "app/root.ts",
  ],
  ["components-know-no-noun", "app/components/ui", "db/client.ts", "drizzle-orm"],
  ["features-know-no-route", "app/features/finding/matching", "app/root.ts"],
  ["routes-ask-features", "app/routes/brand", "db/client.ts", "drizzle-orm"],
  ["routes-are-not-imported", "app/routes/brand", "app/routes/brand/page.ts"],
  ["composition-root", "scripts", "app/server/jobs.ts"],
];

const ALLOWED: [folder: string, ...targets: string[]][] = [
  [
    "app/features/workspace/workspace",
    "app/features/finding/matching/rank.ts",
    "db/client.ts",
    "drizzle-orm",
  ],
  ["app/routes/brand", "app/features/finding/matching/rank.ts", "db/constants.ts", "db/columns.ts"],
  [
    "app/server",
    "app/features/finding/matching/rank.ts",
    "app/platform/money.ts",
    "app/server/jobs.ts",
  ],
  ["app/platform", "db/client.ts", "party/room.ts", "app/platform/money.ts"],
];

const ALIASES = { "app/": "~/", "db/": "~db/", "party/": "~party/" };

const tree = mkdtempSync(join(tmpdir(), "laurel-imports-"));
afterAll(() => rmSync(tree, { recursive: true, force: true }));

function plant(file: string, specifier?: string) {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  const line = specifier ? `import type { T as Other } from "${specifier}";\n` : "";
  writeFileSync(join(tree, file), `${line}export type T = 1;\n`);
}

/** Plants the import in each spelling, a file of its own for each. @returns the files */
function plantImport(folder: string, target: string): string[] {
  const path = relative(folder, target).replace(/^(?!\.)/, "./");
  const alias = Object.entries(ALIASES).find(([start]) => target.startsWith(start));
  const spellings = alias
    ? [path, target.replace(alias[0], alias[1])].map((name) => name.replace(/\.ts$/, ""))
    : [target];
  return spellings.map((specifier, i) => {
    const file = `${folder}/${target.replaceAll("/", "-").replace(/\.ts$/, "")}-${i}.ts`;
    plant(file, specifier);
    if (alias) plant(target);
    return file;
  });
}

interface Report {
  summary: { violations: { rule: { name: string }; from: string }[] };
}

const cruise = (): Promise<string[]> =>
  new Promise((resolve, reject) => {
    const program = script("dependency-cruiser", "bin/dependency-cruiser.mjs");
    const config = join(root, ".dependency-cruiser.mjs");
    execFile(
      nodeBinary(),
      [program, "--config", config, "--output-type", "json", "."],
      { cwd: tree, maxBuffer: 2 ** 26 },
      (_, stdout, stderr) => {
        if (!stdout) return reject(new Error(stderr));
        const { summary }: Report = JSON.parse(stdout);
        resolve(summary.violations.map(({ rule, from }) => `${rule.name} ${from}`));
      },
    );
  });

test("each border refuses the imports that cross it, in every spelling, and no others", async () => {
  cpSync(join(root, "tsconfig.json"), join(tree, "tsconfig.json"));
  writeFileSync(join(tree, "package.json"), '{ "dependencies": { "drizzle-orm": "1" } }');
  plant("node_modules/drizzle-orm/index.ts");
  writeFileSync(join(tree, "node_modules/drizzle-orm/package.json"), '{ "main": "index.ts" }');

  for (const [folder, ...targets] of ALLOWED)
    for (const target of targets) plantImport(folder, target);
  const expected = FORBIDDEN.flatMap(([rule, folder, ...targets]) =>
    targets.flatMap((target) => plantImport(folder, target).map((file) => `${rule} ${file}`)),
  );
  plant("db/one.ts", "./two");
  plant("db/two.ts", "./one");
  plant("db/lost.ts", "./missing");

  expect((await cruise()).sort()).toEqual(
    [...expected, "no-file-cycle db/one.ts", "resolvable db/lost.ts"].sort(),
  );
});
