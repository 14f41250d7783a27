import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build, type Plugin as EsbuildPlugin } from "esbuild";
import type { Plugin } from "vite";

const NAME = "virtual:pdfkit";
const RESOLVED = `\0${NAME}`;

const ICC = "new URL('./data/sRGB_IEC61966_2_1.icc', import.meta.url).href";

/** The address of a colour profile that only PDF/A needs. In a Worker, making it fails at start. */
const withoutProfile: EsbuildPlugin = {
  name: "without-profile",
  setup: ({ onLoad }) =>
    onLoad({ filter: /pdfkit\.browser\.mjs$/ }, async ({ path }) => {
      const code = await readFile(path, "utf8");
      if (!code.includes(ICC)) throw new Error("pdfkit no longer names its colour profile so");
      return { contents: code.replace(ICC, '""') };
    }),
};

/**
 * `virtual:pdfkit`: pdfkit with all it needs, inside a function. The Worker is one file (docs/decisions/0006), whose modules all
 * run when it starts; this one runs when the first PDF is made.
 */
export const pdfkit = (): Plugin => ({
  name: "laurel:pdfkit",
  resolveId: (id) => (id === NAME ? RESOLVED : null),
  async load(id) {
    if (id !== RESOLVED) return null;
    const { outputFiles } = await build({
      stdin: {
        contents: 'export { default } from "pdfkit";',
        resolveDir: fileURLToPath(new URL("..", import.meta.url)),
      },
      bundle: true,
      write: false,
      minify: true,
      format: "iife",
      globalName: "pdfkit",
      platform: "browser",
      target: "es2022",
      plugins: [withoutProfile],
    });
    return `export const load = () => { ${outputFiles[0]?.text} return pdfkit.default; };`;
  },
});
