/// <reference types="@cloudflare/workers-types" />
/**
 * The Worker in development: server.ts, and pages that reload themselves. wrangler starts the Worker again after every
 * build; an open page asks which one answers, and reloads when it is another than before.
 */
import worker from "../../server";

export * from "../../server";

const SCRIPT = "/dev/reload.js";
const INSTANCE = "/dev/instance";
const ASK_EVERY_MS = 400;

/** Takes itself out of the page: React expects what it rendered. */
const script = `
document.currentScript.remove();
let first;
async function ask() {
  const instance = document.hidden
    ? undefined
    : await fetch("${INSTANCE}").then((response) => response.text(), () => undefined);
  first ??= instance;
  if (instance && instance !== first) location.reload();
  else setTimeout(ask, ${ASK_EVERY_MS});
}
ask();`;

/** Made by the first request: Workers have no randomness before. */
let instance: string | undefined;

function answerReload(path: string): Response | null {
  instance ??= crypto.randomUUID();
  if (path === INSTANCE) return new Response(instance);
  if (path === SCRIPT)
    return new Response(script, { headers: { "Content-Type": "text/javascript" } });
  return null;
}

export default {
  ...worker,
  async fetch(request, bindings, execution) {
    const reload = answerReload(new URL(request.url).pathname);
    if (reload) return reload;
    const response = await worker.fetch(request, bindings, execution);
    if (!response.headers.get("Content-Type")?.startsWith("text/html")) return response;
    return new HTMLRewriter()
      .on("head", {
        element: (head) => void head.prepend(`<script src="${SCRIPT}"></script>`, { html: true }),
      })
      .transform(response);
  },
} satisfies typeof worker;
