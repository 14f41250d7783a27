// Vite plugin of the development build: the browser's npm packages are bundled once by esbuild and stay out of Rollup's
// watched graph, where they are most of the code. They are bundled again when the app imports a name it did not before.
import { join } from "node:path";
import { build } from "esbuild";

/** The import of an npm package: neither a path, nor one of our aliases (`~`), nor a module that a plugin makes. */
export const PACKAGE = /^(@[\w.-]+\/)?[a-z][\w.-]*(\/[\w./-]+)?$/;

const NAMESPACE = "package-entry";

/** A file name without a slash for 'react/jsx-runtime' or '@conform-to/react'. */
const fileOf = (id) => id.replaceAll("/", "__");

/**
 * @param {{ outDir: string, publicPath: string }} options where the bundles go, and their address
 * @returns {import("vite").Plugin}
 */
export function clientPackages({ outDir, publicPath }) {
  /** Package by the address of its bundle. */
  const packages = new Map();
  let bundled = "";
  const addressOf = (id) => {
    const address = `${publicPath}/${fileOf(id)}.js`;
    packages.set(address, id);
    return address;
  };
  return {
    name: "laurel:client-packages",
    enforce: "post",
    config: () => ({
      build: {
        rollupOptions: {
          external: [PACKAGE],
          // A package that a module imports and does not use in the browser is dropped, as in the production build.
          treeshake: { moduleSideEffects: "no-external" },
          output: { paths: (id) => (PACKAGE.test(id) ? addressOf(id) : id) },
        },
      },
    }),
    async generateBundle(_, bundle) {
      const names = importedNames(bundle, packages);
      if (JSON.stringify(names) === bundled) return;
      await bundlePackages(names, outDir);
      bundled = JSON.stringify(names);
    },
  };
}

/** What the app imports of each package: { react: ["useState", …] }. */
function importedNames(bundle, packages) {
  const names = {};
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== "chunk") continue;
    for (const [address, imported] of Object.entries(chunk.importedBindings)) {
      const id = packages.get(address);
      if (id) names[id] = [...(names[id] ?? []), ...imported];
    }
  }
  return Object.fromEntries(
    Object.entries(names)
      .map(([id, imported]) => [id, [...new Set(imported)].sort()])
      .sort(),
  );
}

const entryOf = (id, names) =>
  names.includes("*")
    ? `export * from "${id}";`
    : names.length > 0
      ? `export { ${names.join(", ")} } from "${id}";`
      : `import "${id}";`;

const bundlePackages = (names, outDir) =>
  build({
    entryPoints: Object.keys(names).map((id) => ({ in: `${NAMESPACE}:${id}`, out: fileOf(id) })),
    outdir: outDir,
    chunkNames: "shared-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    define: { "process.env.NODE_ENV": '"development"' },
    logLevel: "silent",
    plugins: [
      {
        name: NAMESPACE,
        setup({ onResolve, onLoad }) {
          onResolve({ filter: new RegExp(`^${NAMESPACE}:`) }, ({ path }) => ({
            path: path.slice(NAMESPACE.length + 1),
            namespace: NAMESPACE,
          }));
          onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path }) => ({
            contents: entryOf(path, names[path]),
            resolveDir: join(import.meta.dirname, "..", ".."),
          }));
        },
      },
    ],
  });
