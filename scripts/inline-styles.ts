// Vite plugin: the style that a page of each route carries in its head, made from app/inline.css when the Worker is
// built. A route can use what its own modules and those of its parents name in a string.
import { fileURLToPath } from "node:url";
import type { Preset } from "@remix-run/dev";
import type { Plugin } from "vite";
import { type Names, namesOf, parseStyleSheet, type StyleSheet, subsetOf } from "./css-subset";

const MODULE = "virtual:inline-styles";
const APP = fileURLToPath(new URL("../app/", import.meta.url));
const SHEET = `${APP}inline.css?inline`;
/** Modules with markup; the rest of the app's modules has none, or never reaches a page. */
const MARKUP = /\.tsx?$/;
const SERVER_ONLY = /\.server\.ts$/;

type Routes = Record<string, { id: string; parentId?: string; file: string }>;
/** A bundler: what it makes of a module, and which modules that imports. */
type Loader = { load: (options: { id: string; resolveDependencies?: boolean }) => Promise<Loaded> };
type Loaded = {
  code: string | null;
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
};

export function inlineStyles(): { preset: Preset; plugin: Plugin } {
  let routes: Routes = {};
  return {
    preset: {
      name: "laurel:inline-styles",
      remixConfigResolved: ({ remixConfig }) => {
        routes = remixConfig.routes;
      },
    },
    plugin: {
      name: "laurel:inline-styles",
      resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
      async load(id) {
        if (id !== `\0${MODULE}`) return null;
        const { code } = await this.load({ id: SHEET });
        const css = JSON.parse(/^export default (".*")/s.exec(code ?? "")?.[1] ?? '""') as string;
        const styleOf = createStyles(routes, parseInlineSheet(css), this as Loader);
        const styles: Record<string, string> = {};
        for (const id of Object.keys(routes)) styles[id] = await styleOf(id);
        return `const styles = ${JSON.stringify(styles)}; export default (routeId) => styles[routeId] ?? "";`;
      },
    },
  };
}

export function parseInlineSheet(css: string): StyleSheet {
  const sheet = parseStyleSheet(css);
  // Browsers that know no '@property' take these values from the whole sheet, which follows the first paint.
  sheet.root.walkAtRules("layer", (layer) => {
    if (layer.params === "properties") layer.remove();
  });
  return sheet;
}

/** @returns what makes the style of the pages of a route */
export function createStyles(routes: Routes, sheet: StyleSheet, loader: Loader) {
  const known = namesOf(sheet);
  const used = new Map<string, Names>();
  return async (routeId: string): Promise<string> => {
    const names: Names = { classes: new Set(), tags: new Set() };
    const seen = new Set<string>();
    for (let at = routes[routeId]; at; at = routes[at.parentId ?? ""])
      for (const id of await modulesOf(APP + at.file, loader, seen)) {
        const found = used.get(id) ?? namesIn((await loader.load({ id })).code ?? "", known);
        used.set(id, found);
        for (const name of found.classes) names.classes.add(name);
        for (const name of found.tags) names.tags.add(name);
      }
    return subsetOf(sheet, names);
  };
}

/** A module that imports this one renders with the page what it imports dynamically. */
const LATER = `${APP}components/later.tsx`;

/** A module of the app and all that it imports and that can hold markup, except those seen before. */
async function modulesOf(id: string, loader: Loader, seen: Set<string>): Promise<string[]> {
  if (seen.has(id) || !id.startsWith(APP) || !MARKUP.test(id) || SERVER_ONLY.test(id)) return [];
  seen.add(id);
  const { importedIds, dynamicallyImportedIds } = await loader.load({
    id,
    resolveDependencies: true,
  });
  const parts = importedIds.includes(LATER) ? dynamicallyImportedIds : [];
  const imported = await Promise.all(
    [...importedIds, ...parts].map((next) => modulesOf(next, loader, seen)),
  );
  return [id, ...imported.flat()];
}

/** Classes that stand as a word in a string of the code, and elements that are one. */
function namesIn(code: string, known: Names): Names {
  const words = new Set(code.split(/[\s"`]+/));
  const strings = new Set([...code.matchAll(/(["'`])([a-z]\w*)\1/g)].map(([, , text]) => text));
  return {
    classes: new Set([...known.classes].filter((name) => words.has(name))),
    tags: new Set([...known.tags].filter((name) => strings.has(name))),
  };
}
