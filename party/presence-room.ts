import type { Connection, ConnectionContext } from "partyserver";
import { type Attendee, othersOf } from "./attendance";
import { type PresenceFrame, type PresenceMessage, readPerson } from "./presence";
import { BroadcastRoom } from "./room";

/** A room whose people know of each other: who looks and who types. It lives with the connections and ends with them. */
export class PresenceRoom extends BroadcastRoom {
  override onConnect(connection: Connection<Attendee>, { request }: ConnectionContext) {
    const person = readPerson(request.headers);
    if (person) connection.setState({ ...person, looking: false, lastActive: 0 });
  }

  protected override received(sender: Connection<Attendee>, message: unknown) {
    const said = message as PresenceMessage;
    const before = sender.state;
    if (!before) return;
    if ("typing" in said) return this.#tellOf(before, !said.typing);
    const now = Date.now();
    sender.setState({ ...before, looking: said.looking, lastActive: now });
    // Repeated, it only asks who is there by now.
    if (said.looking === before.looking) return notify(sender, this.#connections(), now);
    this.#tellEveryone(now);
  }

  override onClose(connection: Connection<Attendee>) {
    super.onClose(connection);
    this.#tellEveryone(Date.now(), connection.id);
  }

  #connections = () => [...this.getConnections<Attendee>()];

  #tellOf({ id, name }: Attendee, stopped: boolean) {
    for (const other of this.#connections())
      if (other.state && other.state.id !== id) send(other, { typing: name, stopped });
  }

  /** @param gone the connection that closes just now */
  #tellEveryone(now: number, gone?: string) {
    const open = this.#connections().filter(({ id }) => id !== gone);
    for (const connection of open) notify(connection, open, now);
  }
}

function notify(connection: Connection<Attendee>, open: Connection<Attendee>[], now: number) {
  const all = open.flatMap(({ state }) => state ?? []);
  if (connection.state) send(connection, { others: othersOf(connection.state, all, now) });
}

function send(connection: Connection<Attendee>, frame: PresenceFrame) {
  if (connection.readyState === WebSocket.OPEN) connection.send(JSON.stringify(frame));
}
