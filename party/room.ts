import { type Connection, type ConnectionContext, Server } from "partyserver";
import { ClientMessageReader, type ClientMessages } from "./client-messages";
import { type RoomEvent, SESSION_HEADER } from "./protocol";

/** Sends events to the pages that are open, and to the other pages what a client may say. */
export class BroadcastRoom extends Server {
  static override options = { hibernate: true };

  /** What clients may send here; the registry of rooms decides. */
  protected readonly clientMessages: ClientMessages | null = null;
  #reader: ClientMessageReader | undefined;

  /** Connections are tagged with their session, so that a sign-out finds them after hibernation. */
  override getConnectionTags(_: Connection, { request }: ConnectionContext) {
    return [request.headers.get(SESSION_HEADER) ?? "none"];
  }

  override onMessage(connection: Connection, message: unknown) {
    this.#reader ??= new ClientMessageReader(this.clientMessages);
    const result = this.#reader.read(connection.id, message, Date.now());
    if ("refusal" in result) connection.close(1008, result.refusal);
    else this.broadcast(JSON.stringify(result.message), [connection.id]);
  }

  override onClose(connection: Connection) {
    this.#reader?.forget(connection.id);
  }

  push(event: RoomEvent) {
    this.broadcast(JSON.stringify(event));
  }

  /** Closes what a session has open here. */
  async disconnect(sessionId: string) {
    for (const connection of this.getConnections(sessionId)) connection.close(4001, "Signed out");
  }
}
