import type { AppLoadContext } from "@remix-run/cloudflare";
import { routePartykitRequest } from "partyserver";
import { SESSION_HEADER } from "~party/protocol";
import { plain } from "./http";
import type { Claims } from "./session";

export const isRoomPath = (url: URL) => url.pathname.startsWith("/parties/");

/** May this person enter the room of this piece of content? */
type ReviewRule = (userId: string, contentId: string) => Promise<boolean>;

/**
 * Opens a socket to a room, for someone whose session holds, from our own pages, who belongs there.
 * Rooms take no HTTP from outside.
 */
export async function enterRoom(
  request: Request,
  bindings: object,
  context: AppLoadContext,
  mayReview: ReviewRule,
): Promise<Response> {
  if (request.headers.get("Upgrade") !== "websocket") return plain(404, "Not found.");
  if (request.headers.get("Origin") !== context.env.APP_ORIGIN)
    return plain(403, "Sockets open from our own pages only.");
  const claims = await context.session.check();
  if (!claims) return plain(401, "Sign in first.");
  const response = await routePartykitRequest(withOwnIdentity(request, claims), bindings as never, {
    onBeforeConnect: async (_, { className, name }) => {
      if (await belongs(claims, className, name, context, mayReview)) return;
      return plain(404, "Not found.");
    },
    onBeforeRequest: () => plain(404, "Not found."),
  });
  return response ?? plain(404, "Not found.");
}

async function belongs(
  { uid, sid }: Claims,
  room: string,
  name: string,
  context: AppLoadContext,
  mayReview: ReviewRule,
): Promise<boolean> {
  if (room === "Notifications") return name === uid;
  if (room !== "Review" || !(await mayReview(uid, name))) return false;
  await context.rooms.rememberEntry(uid, sid, name);
  return true;
}

/** The connection id and the identity are ours to give: a client may not choose either. */
function withOwnIdentity(request: Request, { sid }: Claims): Request {
  const url = new URL(request.url);
  url.searchParams.set("_pk", crypto.randomUUID());
  const headers = new Headers(request.headers);
  headers.set(SESSION_HEADER, sid);
  return new Request(url, { method: request.method, headers });
}
