declare module "virtual:remix/server-build" {
  import type { ServerBuild } from "@remix-run/cloudflare";

  const build: ServerBuild;
  export = build;
}

declare module "*/remix.config.js" {
  const options: import("@remix-run/dev").VitePluginConfig;
  export default options;
}
