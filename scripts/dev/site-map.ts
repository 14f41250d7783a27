/** The site map (app/routes.ts) as Remix reads it. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { configRoutesToRouteManifest } from "@remix-run/dev/dist/config/routes.js";
import { build } from "esbuild";
import { galleryDefine } from "../bundles";
import { root } from "../stack.mjs";

interface Route {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  /** In `app/`. */
  file: string;
}

export type SiteMap = Record<string, Route>;

export const appFile = (file: string) => join(root, "app", file);

let readings = 0;

/** @returns it, and the files that it consists of */
export async function readSiteMap(): Promise<{ siteMap: SiteMap; files: string[] }> {
  // Another name each time: Node imports a file once.
  const outfile = join(root, `build/dev/site-map-${process.pid}-${readings++}.mjs`);
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [appFile("routes.ts")],
    outfile,
    bundle: true,
    packages: "external",
    format: "esm",
    platform: "node",
    define: galleryDefine("yes"),
    metafile: true,
    logLevel: "silent",
  });
  const { default: routes } = await import(pathToFileURL(outfile).href);
  return {
    siteMap: {
      root: { id: "root", path: "", file: "root.tsx" },
      ...configRoutesToRouteManifest(await routes),
    },
    files: Object.keys(metafile.inputs),
  };
}
