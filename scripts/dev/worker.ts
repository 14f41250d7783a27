/// <reference types="@cloudflare/workers-types" />
/**
 * The Worker in development: server.ts, the browser's files, and pages that reload themselves. An open page asks which
 * build answers: it reloads when that is another than before, and shows why a build has failed.
 */
import worker from "../../server";
import { ASSETS, type BuildBindings, STATUS } from "./build-service";

export * from "../../server";

const SCRIPT = "/dev/reload.js";
const ASK_EVERY_MS = 400;

/**
 * Takes itself out of the page: React expects what it rendered. So the failure waits until React is done. Its style is
 * set by script, which the content policy allows.
 */
const script = `
document.currentScript.remove();
const overlay = document.createElement("pre");
overlay.id = "build-failure";
overlay.setAttribute("role", "alert");
overlay.style.cssText = "position:fixed;inset:auto 0 0;z-index:2147483647;margin:0;max-height:60vh;overflow:auto;padding:16px;background:#300;color:#fff;font:14px/1.5 monospace;white-space:pre-wrap";
const isRendered = () => !window.__remixContext || document.documentElement.dataset.hydrated;
let first;
async function ask() {
  const status = document.hidden
    ? undefined
    : await fetch("${STATUS}").then((response) => response.json()).catch(() => undefined);
  first ??= status?.version;
  if (status && status.version !== first) return location.reload();
  if (status?.failure && document.readyState === "complete" && isRendered()) {
    if (overlay.textContent !== status.failure) overlay.textContent = status.failure;
    if (!overlay.isConnected) document.documentElement.append(overlay);
  } else if (status) overlay.remove();
  setTimeout(ask, ${ASK_EVERY_MS});
}
ask();`;

export default {
  ...worker,
  async fetch(request, bindings, execution) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith(`${ASSETS}/`) || pathname === STATUS)
      return bindings.BUILD.fetch(request);
    if (pathname === SCRIPT)
      return new Response(script, { headers: { "Content-Type": "text/javascript" } });
    const response = await worker.fetch(request, bindings, execution);
    if (!response.headers.get("Content-Type")?.startsWith("text/html")) return response;
    return new HTMLRewriter()
      .on("head", {
        element: (head) => void head.prepend(`<script src="${SCRIPT}"></script>`, { html: true }),
      })
      .transform(response);
  },
} satisfies ExportedHandler<Parameters<typeof worker.fetch>[1] & BuildBindings>;
