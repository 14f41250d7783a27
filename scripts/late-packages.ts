import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build, type Plugin as EsbuildPlugin } from "esbuild";
import type { Plugin } from "vite";

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

interface LatePackage {
  /** What of the package is used, as a module. */
  contents: string;
  plugins?: EsbuildPlugin[];
}

/** By the name after `virtual:`. */
const PACKAGES: Record<string, LatePackage> = {
  pdfkit: { contents: 'export { default } from "pdfkit";', plugins: [withoutProfile] },
  webauthn: {
    contents: `export { generateAuthenticationOptions, generateRegistrationOptions,
      verifyAuthenticationResponse, verifyRegistrationResponse } from "@simplewebauthn/server";`,
  },
};

const PREFIX = "virtual:";
const RESOLVED = "\0late:";

/**
 * `virtual:pdfkit` and `virtual:webauthn`: a package with all it needs, inside a function. The Worker is one file
 * (docs/decisions/0006), whose modules all run when it starts; these run when they are needed first.
 */
export const latePackages = (): Plugin => ({
  name: "laurel:late-packages",
  resolveId: (id) => {
    const name = id.replace(PREFIX, "");
    return id.startsWith(PREFIX) && name in PACKAGES ? RESOLVED + name : null;
  },
  async load(id) {
    const late = id.startsWith(RESOLVED) && PACKAGES[id.replace(RESOLVED, "")];
    if (!late) return null;
    const { outputFiles } = await build({
      stdin: {
        contents: late.contents,
        resolveDir: fileURLToPath(new URL("..", import.meta.url)),
      },
      bundle: true,
      write: false,
      minify: true,
      format: "iife",
      globalName: "late",
      platform: "browser",
      target: "es2022",
      plugins: late.plugins ?? [],
    });
    return `let made; export const load = () => made ??= (() => { ${outputFiles[0]?.text} return late; })();`;
  },
});
