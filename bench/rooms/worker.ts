import { routePartykitRequest } from "partyserver";
import { Rooms } from "~/platform/realtime";
import { StreamRoom } from "~party/stream-room";
import type { Posted } from "./source";

/** The product's room of a conversation, behind a Worker that lets everybody in. */
export class Room extends StreamRoom {}

const REGISTRY = { room: { binding: "Room", mayEnter: () => true, clientMessages: null } };

export default {
  async fetch(request, bindings) {
    if (request.method !== "POST")
      return (
        (await routePartykitRequest(request, bindings as never)) ??
        new Response(null, { status: 404 })
      );
    const rooms = new Rooms(bindings, REGISTRY, "");
    // Each on its own, as requests of different people hand them over.
    const posted = (await request.json()) as Posted[];
    await Promise.all(
      posted.map(({ room, entry }) => rooms.carry("room", room, { entries: [entry] })),
    );
    return new Response();
  },
} satisfies ExportedHandler<object>;
