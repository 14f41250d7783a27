/// <reference types="@cloudflare/workers-types" />
/** What the Worker asks the program that builds it (scripts/dev/serve.ts). */

/** Address of the browser's files. Not `/assets`, which browsers keep for ever (public/_headers). */
export const ASSETS = "/dev-assets";
/** Answers the style of a route's pages. */
export const STYLES = "/dev/styles";
/** Answers a `BuildStatus`. */
export const STATUS = "/dev/build";

export interface BuildBindings {
  BUILD: Fetcher;
}

export interface BuildStatus {
  /** Of the build that answers. */
  version: number;
  /** Why the last build failed, with file and line. */
  failure: string | null;
}
