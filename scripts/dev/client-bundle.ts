/** The browser's files, built again on demand and served from memory under their `ASSETS` address. */
import { dirname } from "node:path";
import { type BuildContext, context, type Plugin } from "esbuild";
import { BROWSERS, galleryDefine } from "../bundles";
import { root } from "../stack.mjs";
import { ASSETS } from "./build-service";
import { queries } from "./queries";
import { routeModule } from "./route-modules";
import { appFile, type SiteMap } from "./site-map";

const CLIENT_ROUTE = "?client-route";

const clientRoutes: Plugin = {
  name: "laurel:client-routes",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\?client-route$/ }, ({ path }) => ({
      path: path.slice(0, -CLIENT_ROUTE.length),
      namespace: "client-route",
    }));
    onLoad({ filter: /.*/, namespace: "client-route" }, async ({ path }) => ({
      contents: (await routeModule(path)).browserCode,
      resolveDir: dirname(path),
    }));
    onResolve({ filter: /\.server(\.tsx?)?$/ }, ({ path }) => ({
      errors: [{ text: `A file of the browser imports "${path}", which only the server has` }],
    }));
  },
};

const nameOf = (file: string) => file.replace(/\.tsx?$/, "");

export const clientBundle = (
  siteMap: SiteMap,
): Promise<BuildContext<{ metafile: true; write: false }>> =>
  context({
    absWorkingDir: root,
    entryPoints: [
      { in: appFile("entry.client.tsx"), out: "entry.client" },
      ...[...new Set(Object.values(siteMap).map(({ file }) => file))].map((file) => ({
        in: appFile(file) + CLIENT_ROUTE,
        out: nameOf(file),
      })),
    ],
    outdir: ASSETS,
    publicPath: ASSETS,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "browser",
    conditions: ["module", "development"],
    target: BROWSERS,
    jsx: "automatic",
    define: { ...galleryDefine("yes"), "process.env.NODE_ENV": '"development"' },
    write: false,
    metafile: true,
    logLevel: "silent",
    plugins: [clientRoutes, queries],
  });

/** What Remix knows of the browser's files. Their names do not depend on what is in them. */
export async function remixManifest(siteMap: SiteMap) {
  const files = (name: string) => ({ module: `${ASSETS}/${name}.js`, imports: [], css: [] });
  const routes = await Promise.all(
    Object.values(siteMap).map(async ({ file, ...route }) => {
      const { exports } = await routeModule(appFile(file));
      return {
        ...route,
        hasAction: exports.includes("action"),
        hasLoader: exports.includes("loader"),
        hasClientAction: exports.includes("clientAction"),
        hasClientLoader: exports.includes("clientLoader"),
        hasErrorBoundary: exports.includes("ErrorBoundary"),
        ...files(nameOf(file)),
      };
    }),
  );
  return {
    version: "development",
    url: `${ASSETS}/manifest.js`,
    entry: files("entry.client"),
    routes: Object.fromEntries(routes.map((route) => [route.id, route])),
  };
}
