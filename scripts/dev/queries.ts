/** Vite's queries of imports for esbuild: `?url`, `?raw` and `?inline`. */
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { Loader, Plugin } from "esbuild";
import { ASSETS } from "./build-service";

const LOADERS: Record<string, Loader> = { url: "file", raw: "text", inline: "dataurl" };

export const queries: Plugin = {
  name: "laurel:queries",
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: /\?(url|raw|inline)\b/ }, async ({ path, importer, resolveDir, kind }) => {
      const [file = "", query = ""] = path.split("?");
      const resolved = await resolve(file, {
        importer,
        resolveDir,
        kind,
        // Not for the plugin of packages.
        pluginData: queries,
      });
      return resolved.errors.length > 0
        ? { errors: resolved.errors }
        : { path: resolved.path, namespace: query.split("&")[0], sideEffects: false };
    });
    // Tailwind makes them: style-sheets.ts.
    onLoad({ filter: /\.css$/, namespace: "url" }, ({ path }) => ({
      contents: `export default "${ASSETS}/${basename(path)}";`,
      watchFiles: [path],
    }));
    for (const [namespace, loader] of Object.entries(LOADERS))
      onLoad({ filter: /.*/, namespace }, async ({ path }) => ({
        contents: await readFile(path),
        loader,
      }));
  },
};
