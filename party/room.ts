import { type Connection, type ConnectionContext, Server } from "partyserver";
import { ClientMessageReader, type ClientMessages } from "./client-messages";
import { readPerson } from "./presence";
import { type RoomEvent, SESSION_HEADER } from "./protocol";

/** Sends events to the pages that are open. */
export class BroadcastRoom extends Server {
  static override options = { hibernate: true };

  /** What clients may send here; the registry of rooms decides. */
  protected readonly clientMessages: ClientMessages | null = null;
  #reader: ClientMessageReader | undefined;

  /** Connections are tagged with session and person, so that they are found after hibernation. */
  override getConnectionTags(_: Connection, { request: { headers } }: ConnectionContext) {
    return [headers.get(SESSION_HEADER) ?? "none", readPerson(headers)?.id ?? "none"];
  }

  override onMessage(connection: Connection, message: unknown) {
    this.#reader ??= new ClientMessageReader(this.clientMessages);
    const result = this.#reader.read(connection.id, message, Date.now());
    if ("refusal" in result) connection.close(1008, result.refusal);
    else this.received(connection, result.message);
  }

  /** A message that the room's schema has read. */
  protected received(_connection: Connection, _message: unknown) {}

  override onClose(connection: Connection) {
    this.#reader?.forget(connection.id);
  }

  /** @param without the person who may no longer be here: told as well, and then shown out */
  push(event: RoomEvent, without?: string) {
    this.broadcast(JSON.stringify(event));
    if (!without) return;
    for (const connection of this.getConnections(without)) connection.close(4003, "No longer here");
  }

  /** Answers, which is all that a probe wants to know. */
  ping() {}

  /** Closes what a session has open here. */
  async disconnect(sessionId: string) {
    for (const connection of this.getConnections(sessionId)) connection.close(4001, "Signed out");
  }
}
