/** The Worker's code, built again on demand: scripts/dev/worker.ts and all that it imports. */
import { join } from "node:path";
import { type BuildContext, context, type Plugin } from "esbuild";
import remixOptions from "../../remix.config.js";
import { root } from "../stack.mjs";
import { ASSETS } from "./build-service";
import { queries } from "./queries";
import { nodeModules, packageImports, WORKER_OPTIONS, type WorkerOptions } from "./server-packages";
import { appFile, type SiteMap } from "./site-map";

export const WORKER_FILE = `${ASSETS}/worker.js`;

/** The Remix manifest of the browser's files: a module of its own, so that both sides are built at the same time. */
const MANIFEST = "./manifest.js";
export const MANIFEST_FILE = `${ASSETS}/manifest.js`;

/** As Remix's Vite plugin writes it. */
function remixBuild(siteMap: SiteMap): string {
  const routes = Object.values(siteMap);
  const entries = routes.map(
    (route, i) => `${JSON.stringify(route.id)}: { ...${JSON.stringify(route)}, module: route${i} }`,
  );
  return [
    `import * as entryServer from ${JSON.stringify(appFile("entry.server.tsx"))};`,
    ...routes.map(({ file }, i) => `import * as route${i} from ${JSON.stringify(appFile(file))};`),
    `export { default as assets } from "${MANIFEST}";`,
    `export const entry = { module: entryServer };`,
    `export const routes = { ${entries.join(", ")} };`,
    `export const future = ${JSON.stringify(remixOptions.future)};`,
    `export const mode = "development", basename = "/", publicPath = "/", isSpaMode = false;`,
  ].join("\n");
}

const virtualModules = (siteMap: () => SiteMap): Plugin => ({
  name: "laurel:virtual-modules",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^virtual:remix\/server-build$/ }, ({ path }) => ({
      path,
      namespace: "virtual",
    }));
    onLoad({ filter: /.*/, namespace: "virtual" }, () => ({
      contents: remixBuild(siteMap()),
      resolveDir: root,
    }));
    onResolve({ filter: /^virtual:inline-styles$/ }, () => ({
      path: join(root, "scripts/dev/inline-styles.ts"),
    }));
  },
});

export const serverBundle = (siteMap: () => SiteMap): Promise<BuildContext<WorkerOptions>> =>
  context<WorkerOptions>({
    ...WORKER_OPTIONS,
    entryPoints: [join(root, "scripts/dev/worker.ts")],
    outdir: ASSETS,
    publicPath: ASSETS,
    external: ["cloudflare:*", MANIFEST],
    plugins: [virtualModules(siteMap), nodeModules, queries, packageImports],
  });
