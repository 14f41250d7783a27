import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import remixOptions from "./remix.config.js";
import {
  ALIASES,
  BROWSERS,
  galleryDefine,
  WORKER_CONDITIONS,
  WORKER_TARGET,
} from "./scripts/bundles";
import { inlineStyles } from "./scripts/inline-styles";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true;
  }
}

/**
 * Packages that are imported dynamically. Rollup would run them when the Worker starts; wrangler bundles them so that they
 * run when they are needed first: docs/decisions/0006-one-bundle.md.
 */
const LATE_PACKAGES = ["pdfkit", "@simplewebauthn/server", /^@peculiar\/asn1-/];

/** One bundle for the Worker: server.ts is the entry, the Remix build a module of it. */
const workerEntry = (): Plugin => ({
  name: "laurel:worker-entry",
  enforce: "post",
  config: (_, { isSsrBuild }) =>
    isSsrBuild
      ? {
          build: {
            target: WORKER_TARGET,
            rollupOptions: {
              input: here("./server.ts"),
              external: [/^cloudflare:/, /^node:/, ...LATE_PACKAGES],
              output: { inlineDynamicImports: true },
            },
          },
        }
      : {},
});

/** What nearly every screen shows: one file, where dozens of small ones would each be asked for and compress less: decision 6. */
const SHARED_PARTS = new RegExp(
  [
    "app/(paths|product|platform/(dates|durations|money|numbers)|components/(action-data|later|root-data|sending|revalidation|use-refresh))\\.tsx?",
    "app/components/ui/(avatar|badge|button|card|checkbox|dialog|field|hidden-fields|icon|laurel|link|menu|page|popover|time|toast)\\.tsx",
    "app/components/shell/(app-shell|bottom-bar|error-screen|section|side-navigation|theme)\\.tsx?",
    "app/features/deals/invitations/fields\\.ts",
    "app/features/profiles/athletes/followers-list\\.tsx",
    "app/features/reference/platforms/platform-(logo|names)\\.tsx?",
    "app/features/communication/messages/message-link\\.tsx",
    "app/features/communication/notifications/(bell|frame|use-live)\\.tsx?",
    "vite/preload-helper",
  ].join("|"),
);

/** What each list of athletes has, in one file too. */
const LISTS = /app\/features\/finding\/discovery\/(fields|filters|view|profile-link)\.tsx?/;

/** Two small files on one page. */
const TOGGLES =
  /app\/(components\/toggle-form|features\/finding\/discovery\/shortlist-button)\.tsx/;

const chunkOf = (id: string) => {
  if (SHARED_PARTS.test(id)) return "parts";
  if (TOGGLES.test(id)) return "toggles";
  return LISTS.test(id) ? "lists" : undefined;
};

const sharedParts = (): Plugin => ({
  name: "laurel:shared-parts",
  config: (_, { isSsrBuild }) =>
    isSsrBuild
      ? {}
      : {
          build: {
            rollupOptions: {
              output: {
                onlyExplicitManualChunks: true,
                manualChunks: chunkOf,
                // The shortest that the bundler takes: the list of routes, which every page loads, names every file.
                entryFileNames: "assets/[name]-[hash:7].js",
                chunkFileNames: "assets/[name]-[hash:7].js",
              },
            },
          },
        },
});

const styles = inlineStyles();

export default defineConfig({
  plugins: [
    remix({ ...remixOptions, presets: [styles.preset] }),
    tailwindcss(),
    styles.plugin,
    workerEntry(),
    sharedParts(),
  ],
  build: {
    // The styles need these, so scripts are not made longer for older ones.
    target: BROWSERS,
    // Named, so that the Worker and the browser get the very same style sheet.
    cssTarget: BROWSERS,
    // The lists of what each lazy module imports weigh 500 bytes on every page.
    modulePreload: false,
  },
  resolve: { alias: ALIASES },
  define: galleryDefine(process.env.COMPONENT_GALLERY ?? ""),
  ssr: {
    noExternal: true,
    resolve: {
      conditions: [...WORKER_CONDITIONS, "production"],
      externalConditions: ["workerd", "worker"],
    },
  },
});
