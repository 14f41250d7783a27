/** Miniflare as wrangler has it: it starts workerd and stands in for what Cloudflare has around it. One version for both. */
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** @type {any} */
export const { convertV4MiniflareOptions, Miniflare } = createRequire(require.resolve("wrangler"))(
  "miniflare",
);
