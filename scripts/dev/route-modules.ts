/** What the browser gets of a route's file: all but its loader, its action and what only these use. */
import { readFile } from "node:fs/promises";
import { removeExports } from "@remix-run/dev/dist/vite/remove-exports.js";
import { build } from "esbuild";

const SERVER_EXPORTS = ["loader", "action", "headers"];

interface RouteModule {
  source: string;
  exports: string[];
  browserCode: string;
}

const modules = new Map<string, Promise<RouteModule>>();

/** Read again when the file has changed. */
export async function routeModule(file: string): Promise<RouteModule> {
  const source = await readFile(file, "utf8");
  const known = await modules.get(file)?.catch(() => undefined);
  if (known?.source === source) return known;
  const read = splitRoute(file, source);
  modules.set(file, read);
  return read;
}

async function splitRoute(file: string, source: string): Promise<RouteModule> {
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    bundle: true,
    external: ["*"],
    format: "esm",
    jsx: "automatic",
    write: false,
    metafile: true,
    logLevel: "silent",
  });
  const [output] = Object.values(metafile.outputs);
  const exports = output?.exports ?? [];
  const code = outputFiles[0]?.text ?? "";
  return { source, exports, browserCode: removeExports(code, SERVER_EXPORTS).code };
}
