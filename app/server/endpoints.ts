import type { AppLoadContext } from "@remix-run/cloudflare";
import { live, ready } from "~/platform/health";
import { enterRoom, isRoomPath } from "~/platform/sockets";
import type { Bindings } from "./bindings";

interface Endpoint {
  matches: (url: URL) => boolean;
  handle: (
    request: Request,
    context: AppLoadContext,
    bindings: Bindings,
  ) => Response | Promise<Response>;
}

const at = (path: string) => (url: URL) => url.pathname === path;

/** What is answered beside Remix. Each stands behind its policy (policies.ts). */
export const ENDPOINTS: Endpoint[] = [
  { matches: at("/healthz"), handle: live },
  { matches: at("/readyz"), handle: (_, context) => ready(context) },
  { matches: isRoomPath, handle: enterRoom },
];
