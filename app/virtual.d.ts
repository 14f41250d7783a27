declare module "virtual:remix/server-build" {
  import type { ServerBuild } from "@remix-run/cloudflare";

  const build: ServerBuild;
  export = build;
}

declare module "*/remix.config.js" {
  const options: import("@remix-run/dev").VitePluginConfig;
  export default options;
}

declare module "virtual:inline-styles" {
  /** The style of each route's pages, by route id. */
  const styles: Record<string, string>;
  export default styles;
}

/** A file served as it is, under a name with its hash, never written into the page. */
declare module "*?url&no-inline" {
  const address: string;
  export default address;
}
