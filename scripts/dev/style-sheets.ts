/** The style sheets of app/, made by Tailwind and built again on demand. */
import { readFile, stat } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { compile, optimize } from "@tailwindcss/node";
import { Scanner } from "@tailwindcss/oxide";
import { build, type OutputFile } from "esbuild";
import { BROWSERS } from "../bundles";
import { ASSETS } from "./build-service";

export class StyleSheet {
  css = "";
  /** The fonts that it refers to. */
  files: OutputFile[] = [];
  #path: string;
  #compiled: { build: (names: string[]) => string; scanner: Scanner } | undefined;
  #dependencies = new Map<string, number>();
  #built = "";

  constructor(path: string) {
    this.#path = path;
  }

  /** @returns whether it has changed */
  async rebuild(): Promise<boolean> {
    const { build: buildCss, scanner } = await this.#compile();
    const built = buildCss(scanner.scan());
    if (built === this.#built) return false;
    const { outputFiles } = await build({
      stdin: {
        contents: optimize(built, { minify: true }).code,
        sourcefile: this.#path,
        resolveDir: dirname(this.#path),
        loader: "css",
      },
      bundle: true,
      minify: true,
      target: BROWSERS,
      loader: { ".woff2": "file" },
      outdir: ASSETS,
      publicPath: ASSETS,
      write: false,
      logLevel: "silent",
    });
    const sheet = outputFiles.find(({ path }) => path.endsWith(".css"));
    this.css = sheet?.text ?? "";
    this.files = outputFiles.filter((file) => file !== sheet);
    this.#built = built;
    return true;
  }

  get address() {
    return `${ASSETS}/${basename(this.#path)}`;
  }

  /** Compiled again when one of the files that it imports has changed. */
  async #compile() {
    const changed = await Promise.all(
      [...this.#dependencies].map(async ([file, time]) => (await modified(file)) !== time),
    );
    if (this.#compiled && !changed.includes(true)) return this.#compiled;
    const imported = [this.#path];
    const compiler = await compile(await readFile(this.#path, "utf8"), {
      // Its errors name file and line.
      from: this.#path,
      base: dirname(this.#path),
      shouldRewriteUrls: true,
      onDependency: (file) => imported.push(file),
    });
    const { root, sources } = compiler;
    const scanned = root && root !== "none" ? [{ ...root, negated: false }, ...sources] : sources;
    this.#compiled = { build: compiler.build, scanner: new Scanner({ sources: scanned }) };
    this.#dependencies = new Map();
    for (const file of imported) this.#dependencies.set(file, await modified(file));
    return this.#compiled;
  }
}

const modified = async (file: string) => (await stat(file)).mtimeMs;
