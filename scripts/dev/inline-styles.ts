/** `virtual:inline-styles` in development: scripts/dev/serve.ts makes a style when a page needs it. */
import { env } from "cloudflare:workers";
import { type BuildBindings, STYLES } from "./build-service";

export default async function inlineStyle(routeId: string): Promise<string> {
  const { BUILD } = env as BuildBindings;
  const response = await BUILD.fetch(`http://build${STYLES}?${new URLSearchParams({ routeId })}`);
  return response.text();
}
