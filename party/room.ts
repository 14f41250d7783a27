import { type Connection, type ConnectionContext, Server } from "partyserver";
import { type RoomEvent, SESSION_HEADER } from "./protocol";

/** Fans hints out to the pages that are open. Clients have nothing to say here. */
export class HintRoom extends Server {
  static override options = { hibernate: true };

  /** Connections are tagged with their session, so that a sign-out finds them after hibernation. */
  override getConnectionTags(_: Connection, { request }: ConnectionContext) {
    return [sessionOf(request)];
  }

  override onMessage(connection: Connection) {
    connection.close(1008, "This room takes no messages");
  }

  push(event: RoomEvent) {
    this.broadcast(JSON.stringify(event));
  }

  /** Closes what a session has open here. */
  async disconnect(sessionId: string) {
    for (const connection of this.getConnections(sessionId)) connection.close(4001, "Signed out");
  }
}

export const sessionOf = (request: Request) => request.headers.get(SESSION_HEADER) ?? "none";
