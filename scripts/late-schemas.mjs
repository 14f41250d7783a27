// Forms in the browser begin with what their HTML needs: which fields must be filled, how long they may be. The rules
// themselves, and zod with them, come when somebody enters a form (app/components/late-rules.ts); they are a fifth
// of a first visit's script. So this Vite plugin replaces every schema.ts in the browser's build: a schema becomes its
// constraints and an import, a constant stays what it is.
import { getZodConstraint } from "@conform-to/zod/v4";
import { runnerImport } from "vite";

const SCHEMA = /\/app\/.+\/schema\.ts$/;

/**
 * @param {import("vite").AliasOptions} alias
 * @returns {import("vite").Plugin}
 */
export const lateSchemas = (alias) => ({
  name: "laurel:late-schemas",
  enforce: "pre",
  async load(id, options) {
    if (options?.ssr || !SCHEMA.test(id)) return null;
    const { module, dependencies } = await runnerImport(id, {
      configFile: false,
      logLevel: "error",
      resolve: { alias },
    });
    for (const file of [id, ...dependencies]) this.addWatchFile(file);
    const whole = JSON.stringify(`${id}?whole`);
    return Object.entries(module)
      .map(([name, value]) => `export const ${name} = ${stub(name, value, whole)};`)
      .join("\n");
  },
});

function stub(name, value, whole) {
  if (typeof value === "function")
    throw new Error(`${name}: a function has no place in schema.ts; the browser gets none of it`);
  if (!value?._zod) return JSON.stringify(value);
  const constraint = JSON.stringify(getZodConstraint(value));
  return `{ constraint: ${constraint}, load: () => import(${whole}).then((m) => m.${name}) }`;
}
