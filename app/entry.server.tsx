import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { renderToReadableStream } from "react-dom/server";
import { appErrorIn } from "~/platform/forms";
import { log } from "~/platform/log";
import { StaleSession } from "~/platform/session";
import { NonceContext } from "./components/nonce";

/** Remix aborts single-fetch streams after this long (ms); every loader is awaited well before. */
export const streamTimeout = 5_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
) {
  let failed = false;
  const stream = await renderToReadableStream(
    <NonceContext.Provider value={context.nonce}>
      <RemixServer context={remixContext} url={request.url} nonce={context.nonce} />
    </NonceContext.Provider>,
    {
      nonce: context.nonce,
      onError() {
        failed = true;
        log("error", "render.failed", { id: context.request.id });
      },
    },
  );
  // Whole pages only: the answer waits for the session check anyway.
  await stream.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (context.session.claims) headers.set("Cache-Control", "private, no-store");
  return new Response(stream, { status: failed ? 500 : status, headers });
}

/** Unforeseen errors only; AppErrors are answers. Message and stack are ours, never a person's input. */
export function handleError(error: unknown, { context }: { context: AppLoadContext }) {
  if (error instanceof StaleSession || appErrorIn(error)) return;
  const { name, message, stack } = error instanceof Error ? error : new Error("unknown");
  log("error", "unexpected", { id: context.request.id, name, message, stack: stack ?? "" });
}
