// One side of the development build, built again on every change: `node watch-build.mjs client|server`. Each side is a
// process of its own, so that both processors work. One line a build: 'built <ms>' or 'failed <why>'.
// What makes it quick, with the figures: docs/decisions/0013-development-build.md.
import { mkdirSync, readFileSync, renameSync, watchFile, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { root } from "../stack.mjs";
import { clientPackages, PACKAGE } from "./client-packages.mjs";
import { devBuild, RESTART } from "./paths.mjs";

const side = process.argv[2];
/** A page is rendered from the server's build, which goes first: side by side each takes twice as long on two processors. */
const BUILD_DELAY_MS = { server: 30, client: 700 };
/** Not `assets`: those are kept by the browser for ever (public/_headers), and files have fixed names here. */
const ASSETS = "dev-assets";
const ENTRY = "index.js";
const manifest = join(devBuild.client, ".vite", "manifest.json");
/** Written only when the client's manifest changes, so that the server is built again just then. */
const manifestCopy = join(devBuild.directory, "client-manifest.json");

/** @type {import("vite").Plugin} */
const watched = {
  name: "laurel:watched",
  enforce: "post",
  configResolved(config) {
    // Remix's plugin ends its compiler of route modules after a build; the next build needs it.
    config.plugins.find(({ name }) => name === "remix").buildEnd = undefined;
    // The site map and the configuration are read once.
    const siteMap = ["app/routes.ts", "app/paths.ts"].map((file) => join(root, file));
    for (const file of [...config.configFileDependencies, ...siteMap])
      watchFile(file, { interval: 300 }, () => process.exit(RESTART));
  },
  // A style sheet depends on every file that names a class. Rollup forgets such a change when it comes during a build.
  shouldTransformCachedModule: ({ id }) => /\.css(\?|$)/.test(id),
};

/** @type {Record<string, import("vite").PluginOption>} */
const plugins = {
  client: [
    clientPackages({
      outDir: join(devBuild.client, ASSETS, "packages"),
      publicPath: `/${ASSETS}/packages`,
    }),
    {
      name: "laurel:copy-manifest",
      writeBundle() {
        const text = readFileSync(manifest, "utf8");
        if (text !== read(manifestCopy)) writeFileSync(manifestCopy, text);
      },
    },
  ],
  server: {
    name: "laurel:dev-worker",
    enforce: "post",
    config: () => ({
      build: {
        rollupOptions: {
          input: join(root, "scripts/dev/worker.ts"),
          // wrangler bundles them.
          external: [PACKAGE],
          treeshake: false,
        },
      },
    }),
    buildStart() {
      this.addWatchFile(manifestCopy);
    },
    generateBundle: {
      // After Vite has noted the chunk's files in its manifest, from which Remix takes those that belong to the client.
      order: "post",
      /** Replaces the file in one step: wrangler would read one that is still being written. */
      handler(_, bundle) {
        const next = join(devBuild.directory, "next-worker.js");
        writeFileSync(next, bundle[ENTRY].code);
        delete bundle[ENTRY];
        mkdirSync(devBuild.server, { recursive: true });
        renameSync(next, join(devBuild.server, ENTRY));
      },
    },
  },
};

function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

const SERVER_ONLY = ["**/*.server.ts", "db/**", "party/**", "server.ts"];

const watcher = await build({
  root,
  logLevel: "silent",
  build: {
    ssr: side === "server",
    assetsDir: ASSETS,
    emptyOutDir: false,
    minify: false,
    // css-subset.ts reads a style sheet without nesting.
    cssMinify: true,
    reportCompressedSize: false,
    rollupOptions: {
      output: {
        entryFileNames: side === "server" ? ENTRY : `${ASSETS}/[name].js`,
        chunkFileNames: `${ASSETS}/[name].js`,
        assetFileNames: `${ASSETS}/[name][extname]`,
      },
    },
    watch: {
      buildDelay: BUILD_DELAY_MS[side],
      exclude: ["node_modules/**", "**/*.test.ts", ...(side === "client" ? SERVER_ONLY : [])],
    },
  },
  plugins: [watched, plugins[side]],
});

watcher.on("event", (event) => {
  if (event.code === "BUNDLE_END") console.log(`built ${event.duration}`);
  if (event.code === "ERROR") console.log(`failed ${event.error.message.replaceAll("\n", " ")}`);
  event.result?.close();
});
