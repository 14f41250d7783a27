declare module "virtual:remix/server-build" {
  import type { ServerBuild } from "@remix-run/cloudflare";

  const build: ServerBuild;
  export = build;
}

declare module "*/remix.config.js" {
  const options: import("@remix-run/dev").VitePluginConfig;
  export default options;
}

/** As much of pdfkit as documents use; the package has no types. */
declare module "pdfkit" {
  export interface Structure {
    add(child: Structure): Structure;
    end(): Structure;
  }
  export interface PdfDocument extends AsyncIterable<Uint8Array<ArrayBuffer>> {
    y: number;
    readonly page: { width: number; height: number };
    /** The font in use, of fontkit. */
    readonly _font: {
      ascender: number;
      widthOfString(text: string, points: number): number;
      font: { hasGlyphForCodePoint(code: number): boolean };
    };
    readonly _fontSize: number;
    registerFont(name: string, font: Uint8Array): this;
    font(name: string): this;
    fontSize(points: number): this;
    fillColor(color: string): this;
    text(
      text: string,
      x: number,
      y: number,
      options: {
        lineBreak: false;
        baseline: "alphabetic";
        features: readonly string[] | undefined;
      },
    ): this;
    currentLineHeight(includeGap: boolean): number;
    addPage(): this;
    circle(x: number, y: number, radius: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    fill(color: string): this;
    /** Of SVG. */
    path(d: string): this;
    lineWidth(points: number): this;
    stroke(color: string): this;
    translate(x: number, y: number): this;
    scale(x: number, y: number): this;
    save(): this;
    restore(): this;
    markContent(tag: string, options: { type: string }): this;
    endMarkedContent(): this;
    /** A JPEG or a PNG. */
    image(bytes: Uint8Array, x: number, y: number, options: { fit: [number, number] }): this;
    struct(type: string, children?: (() => void) | Structure[]): Structure;
    /** @param options of a picture: what it shows in words, and where it stands */
    struct(
      type: string,
      options: { alt: string; bbox: [number, number, number, number] },
      children: () => void,
    ): Structure;
    addStructure(structure: Structure): this;
    end(): void;
  }
  const Pdf: new (options: object) => PdfDocument;
  export default Pdf;
}

/** A file as a data URL. */
declare module "*?inline" {
  const address: string;
  export default address;
}

declare module "virtual:inline-styles" {
  /** The style of a route's pages. */
  export default function inlineStyle(routeId: string): string | Promise<string>;
}

/** A file served as it is, under a name with its hash, never written into the page. */
declare module "*?url&no-inline" {
  const address: string;
  export default address;
}
