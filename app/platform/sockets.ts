import type { AppLoadContext } from "@remix-run/cloudflare";
import { routePartykitRequest } from "partyserver";
import { writePerson } from "~party/presence";
import { PERSON_HEADER, SESSION_HEADER } from "~party/protocol";
import { textResponse } from "./http";
import type { Claims } from "./session";

export const isRoomPath = (url: URL) => url.pathname.startsWith("/parties/");

/**
 * Opens a socket to a room, for someone whose session holds, from our own pages, who belongs there.
 * Rooms take no HTTP from outside.
 */
export async function enterRoom(
  request: Request,
  context: AppLoadContext,
  bindings: object,
): Promise<Response> {
  if (request.headers.get("Upgrade") !== "websocket") return textResponse(404, "Not found.");
  if (request.headers.get("Origin") !== context.env.APP_ORIGIN)
    return textResponse(403, "Sockets open from our own pages only.");
  const claims = await context.session.check();
  if (!claims) return textResponse(401, "Sign in first.");
  const response = await routePartykitRequest(withOwnIdentity(request, claims), bindings as never, {
    onBeforeConnect: async (_, { className, name }) => {
      if (await admit(claims, className, name, context)) return;
      return textResponse(404, "Not found.");
    },
    onBeforeRequest: () => textResponse(404, "Not found."),
  });
  return response ?? textResponse(404, "Not found.");
}

async function admit(claims: Claims, binding: string, name: string, context: AppLoadContext) {
  const { rooms } = context;
  const found = Object.entries(rooms.registry).find(([, kind]) => kind.binding === binding);
  if (!found) return false;
  const [room, kind] = found;
  if (!(await kind.mayEnter(claims, name, context))) return false;
  await rooms.trackMembership(claims, room, name);
  return true;
}

/** The connection id and the identity are ours to give: a client may not choose either. */
function withOwnIdentity(request: Request, { sid, uid, name }: Claims): Request {
  const url = new URL(request.url);
  url.searchParams.set("_pk", crypto.randomUUID());
  const headers = new Headers(request.headers);
  headers.set(SESSION_HEADER, sid);
  headers.set(PERSON_HEADER, writePerson({ id: uid, name }));
  return new Request(url, { method: request.method, headers });
}
