/**
 * The development build: both sides of the app, made by esbuild and built again on a change, and the style sheets.
 * Files are named as esbuild names them, from the root of the project.
 */
import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { type BuildContext, type Metafile, type OutputFile, transform } from "esbuild";
import { createStyles, parseInlineSheet } from "../inline-styles";
import { root } from "../stack.mjs";
import { clientBundle, remixManifest } from "./client-bundle";
import { MANIFEST_FILE, serverBundle, WORKER_FILE } from "./server-bundle";
import { ServerPackages } from "./server-packages";
import { appFile, readSiteMap, type SiteMap } from "./site-map";
import { StyleSheet } from "./style-sheets";

type Inputs = Metafile["inputs"];
type ClientBuild = BuildContext<{ metafile: true; write: false }>;

export class AppBuild {
  siteMap: SiteMap = {};
  /** What the Worker and the browser import. */
  serverInputs: Inputs = {};
  clientInputs: Inputs = {};
  #siteMapFiles: string[] = [];
  #server = serverBundle(() => this.siteMap);
  #packages = new ServerPackages();
  #client: ClientBuild | undefined;
  #inline = new StyleSheet(appFile("inline.css"));
  /** Those that pages link, by file. */
  #sheets = new Map<string, StyleSheet>();
  #styleOf: ((routeId: string) => Promise<string>) | undefined;
  #parsedInline: { css: string; sheet: ReturnType<typeof parseInlineSheet> } | undefined;
  #transformed = new Map<string, { source: string; code: string }>();
  /** The browser's files by their address. */
  #assets = new Map<string, Uint8Array | string>();

  /** Builds what a page needs from the server. @returns the modules of the Worker */
  async rebuildServer(changed?: ReadonlySet<string>) {
    if (!changed || this.#siteMapFiles.some((file) => changed.has(file))) await this.#readSiteMap();
    const [{ outputFiles, metafile }, manifest] = await settled([
      this.#server.then((server) => server.rebuild()),
      remixManifest(this.siteMap),
      ...[this.#inline, ...this.#sheets.values()].map((sheet) => sheet.rebuild()),
    ]);
    await this.#addSheets(Object.keys(metafile.inputs));
    this.serverInputs = metafile.inputs;
    this.#styleOf = undefined;
    for (const { address, css, files } of this.#sheets.values()) {
      this.#assets.set(address, css);
      this.#addFiles(files);
    }
    this.#addFiles(this.#inline.files);
    this.#addFiles(outputFiles);
    const json = JSON.stringify(manifest);
    this.#assets.set(manifest.url, `window.__remixManifest=${json};`);
    const code = outputFiles.find(({ path }) => path === WORKER_FILE)?.text ?? "";
    await this.#packages.rebuild(code);
    return {
      [WORKER_FILE]: code,
      [MANIFEST_FILE]: `export default ${json};`,
      ...Object.fromEntries(this.#packages.files.map(({ path, text }) => [path, text])),
    };
  }

  async rebuildClient() {
    this.#client ??= await clientBundle(this.siteMap);
    const { outputFiles, metafile } = await this.#client.rebuild();
    this.clientInputs = metafile.inputs;
    this.#addFiles(outputFiles);
  }

  #addFiles(files: OutputFile[]) {
    for (const { path, contents } of files) this.#assets.set(path, contents);
  }

  /** Those that a page links since this build. */
  async #addSheets(inputs: string[]) {
    const added = inputs
      .filter((input) => /^url:.*\.css$/.test(input))
      .map((input) => input.slice("url:".length))
      .filter((file) => !this.#sheets.has(file));
    for (const file of added) {
      const sheet = new StyleSheet(file);
      await sheet.rebuild();
      this.#sheets.set(file, sheet);
    }
  }

  /** Whether a change of the file changes the product. */
  uses(file: string): boolean {
    return /^(app|db|party|public)\//.test(file)
      ? !/\.test\.tsx?$/.test(file)
      : file in this.serverInputs || file in this.clientInputs;
  }

  async dispose() {
    await (await this.#server).dispose();
    await this.#client?.dispose();
  }

  get addresses(): string[] {
    return [...this.#assets.keys()];
  }

  asset(address: string): Uint8Array | string | undefined {
    return this.#assets.get(address);
  }

  inlineStyle(routeId: string): Promise<string> {
    const { css } = this.#inline;
    if (this.#parsedInline?.css !== css) this.#parsedInline = { css, sheet: parseInlineSheet(css) };
    this.#styleOf ??= createStyles(this.siteMap, this.#parsedInline.sheet, {
      load: ({ id }) => this.#load(id),
    });
    return this.#styleOf(routeId);
  }

  async #readSiteMap() {
    const { siteMap, files } = await readSiteMap();
    this.siteMap = siteMap;
    this.#siteMapFiles = files;
    await this.#client?.dispose();
    this.#client = undefined;
  }

  /** A module as Vite hands it to scripts/inline-styles.ts. */
  async #load(id: string) {
    const source = await readFile(id, "utf8");
    let known = this.#transformed.get(id);
    if (known?.source !== source) {
      const loader = id.endsWith("x") ? "tsx" : "ts";
      const { code } = await transform(source, { loader, jsx: "automatic" });
      known = { source, code };
      this.#transformed.set(id, known);
    }
    const imports = this.serverInputs[relative(root, id)]?.imports ?? [];
    const ids = (kind: string) =>
      imports
        .filter((one) => one.kind === kind && !one.external)
        .map(({ path }) => join(root, path));
    return {
      code: known.code,
      importedIds: ids("import-statement"),
      dynamicallyImportedIds: ids("dynamic-import"),
    };
  }
}

/** Like `Promise.all`, but waits for all of them when one fails: a build that still runs must not answer for the next. */
async function settled<T extends readonly unknown[]>(tasks: T) {
  await Promise.allSettled(tasks);
  return Promise.all(tasks);
}

const TYPES: Record<string, string> = {
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  svg: "image/svg+xml",
  webp: "image/webp",
  woff2: "font/woff2",
};

export const typeOf = (address: string) =>
  TYPES[address.slice(address.lastIndexOf(".") + 1)] ?? "application/octet-stream";
