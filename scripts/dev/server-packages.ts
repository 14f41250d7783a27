/**
 * The Worker's npm packages, bundled apart from the app: they are most of the code, and stay as they are when a file is
 * saved. They are bundled again when the app imports a name that it did not import before.
 */
import { builtinModules } from "node:module";
import { type BuildOptions, build, type OutputFile, type Plugin } from "esbuild";
import { galleryDefine, WORKER_CONDITIONS, WORKER_TARGET } from "../bundles";
import { root } from "../stack.mjs";
import { ASSETS } from "./build-service";
import { queries } from "./queries";

export type WorkerOptions = BuildOptions & { write: false; metafile: true };

export const WORKER_OPTIONS: WorkerOptions = {
  absWorkingDir: root,
  bundle: true,
  format: "esm",
  platform: "neutral",
  mainFields: ["browser", "module", "main"],
  conditions: [...WORKER_CONDITIONS, "development"],
  target: WORKER_TARGET,
  jsx: "automatic",
  define: {
    ...galleryDefine("yes"),
    "process.env.NODE_ENV": '"development"',
    // As in wrangler.toml.
    "import.meta.url": "'https://laurel.invalid/'",
  },
  write: false,
  metafile: true,
  logLevel: "silent",
};

const BUILTIN = new RegExp(
  `^(node:.+|${builtinModules.filter((name) => !name.startsWith("_")).join("|")})$`,
);

/** Modules of Node come with workerd, which has no `require` for them. */
export const nodeModules: Plugin = {
  name: "laurel:node-modules",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: BUILTIN }, ({ path, kind }) => {
      const name = path.startsWith("node:") ? path : `node:${path}`;
      return kind === "require-call"
        ? { path: name, namespace: "required" }
        : { path: name, external: true };
    });
    onLoad({ filter: /.*/, namespace: "required" }, ({ path }) => ({
      contents: `import builtin from "${path}"; module.exports = builtin;`,
    }));
  },
};

/** The import of an npm package: neither a path, nor an alias (`~`), nor a module that a plugin makes. */
const PACKAGE = /^(@[\w.-]+\/)?[a-z][\w.-]*(\/[\w./-]+)?$/;
const FOLDER = "./packages/";
const ENTRY = "package-entry";

/** A file name without a slash for 'react/jsx-runtime' or '@conform-to/react'. */
const fileOf = (id: string) => `${id.replaceAll("/", "__")}.js`;
const idOf = (file: string) => file.slice(0, -".js".length).replaceAll("__", "/");

export const packageImports: Plugin = {
  name: "laurel:package-imports",
  setup({ onResolve }) {
    onResolve({ filter: PACKAGE }, ({ path, pluginData }) =>
      pluginData === queries ? null : { path: FOLDER + fileOf(path), external: true },
    );
  },
};

/** Imports as esbuild writes them: statements and expressions. */
const IMPORT =
  /^import (?:([^;"]+) from )?"\.\/packages\/(.+)";$|\bimport\("\.\/packages\/(.+?)"\)/gm;

/** What the app imports of each package: { react: ["useState", …] }, '*' for all. */
function importedNames(code: string): Record<string, string[]> {
  const names: Record<string, Set<string>> = {};
  for (const [, clause, file, late] of code.matchAll(IMPORT)) {
    const id = idOf(file ?? late ?? "");
    names[id] ??= new Set();
    for (const name of late ? ["*"] : namesOf(clause ?? "")) names[id].add(name);
  }
  return Object.fromEntries(Object.entries(names).map(([id, set]) => [id, [...set].sort()]));
}

/** Of 'a, { b, c as d }' or '* as e'. */
function namesOf(clause: string): string[] {
  const [, first, list = ""] = /^(\w[\w$]*|\*)?[^{]*(?:\{([^}]*)\})?/.exec(clause) ?? [];
  const named = list.split(",").flatMap((one) => one.trim().split(" as ")[0] || []);
  return [...(first === "*" ? ["*"] : first ? ["default"] : []), ...named];
}

const entryOf = (id: string, names: string[] = []) =>
  names.includes("*")
    ? `import * as all from "${id}"; export * from "${id}"; export default all.default;`
    : names.length > 0
      ? `export { ${names.join(", ")} } from "${id}";`
      : `import "${id}";`;

export class ServerPackages {
  files: OutputFile[] = [];
  #bundled = "";

  /** @param code of the app */
  async rebuild(code: string) {
    const names = importedNames(code);
    const key = JSON.stringify(Object.entries(names).sort());
    if (key === this.#bundled) return;
    const entries: Plugin = {
      name: "laurel:package-entries",
      setup({ onResolve, onLoad }) {
        onResolve({ filter: new RegExp(`^${ENTRY}:`) }, ({ path }) => ({
          path: path.slice(ENTRY.length + 1),
          namespace: ENTRY,
        }));
        onLoad({ filter: /.*/, namespace: ENTRY }, ({ path }) => ({
          contents: entryOf(path, names[path]),
          resolveDir: root,
        }));
      },
    };
    const { outputFiles } = await build({
      ...WORKER_OPTIONS,
      entryPoints: Object.keys(names).map((id) => ({
        in: `${ENTRY}:${id}`,
        out: fileOf(id).slice(0, -".js".length),
      })),
      outdir: `${ASSETS}/packages`,
      splitting: true,
      external: ["cloudflare:*"],
      plugins: [entries, nodeModules],
    });
    this.files = outputFiles;
    this.#bundled = key;
  }
}
