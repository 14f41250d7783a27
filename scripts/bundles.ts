/** What the build of production (vite.config.ts) and that of development (scripts/dev/) have in common. */
import { join } from "node:path";
import tsconfig from "../tsconfig.json";
import { root } from "./stack.mjs";

/** Folder by the prefix of its imports. esbuild reads them in tsconfig.json itself. */
export const ALIASES = Object.fromEntries(
  Object.entries(tsconfig.compilerOptions.paths).map(([prefix, [folder = ""]]) => [
    prefix.replace("/*", ""),
    join(root, folder.replace("/*", "")),
  ]),
);

/** Conditions of package exports in the Worker, beside those of the mode. */
export const WORKER_CONDITIONS = ["workerd", "worker", "browser", "module", "import", "default"];

export const WORKER_TARGET = "es2022";

/** What Tailwind supports. */
export const BROWSERS = ["chrome111", "firefox128", "safari16.4"];

/** Replaced in the code: the Worker has no such variable when it runs. */
export const galleryDefine = (gallery: string) => ({
  "process.env.COMPONENT_GALLERY": JSON.stringify(gallery),
});
