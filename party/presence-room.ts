import type { Connection, ConnectionContext } from "partyserver";
import { type Attendee, othersOf, positionNow } from "./attendance";
import { type PresenceFrame, type PresenceMessage, readPerson } from "./presence";
import { BroadcastRoom } from "./room";

/**
 * A room whose people know of each other: who looks, who types, and where those are who watch together. All of it
 * lives with the connections and ends with them.
 */
export class PresenceRoom extends BroadcastRoom {
  override onConnect(connection: Connection<Attendee>, { request }: ConnectionContext) {
    const person = readPerson(request.headers);
    if (person)
      connection.setState({
        ...person,
        looking: false,
        lastActive: 0,
        watching: false,
        said: null,
      });
  }

  protected override received(sender: Connection<Attendee>, message: unknown) {
    const said = message as PresenceMessage;
    const before = sender.state;
    if (!before) return;
    const now = Date.now();
    if ("typing" in said) return this.#tellOf(before, !said.typing);
    if ("position" in said) {
      if (!before.watching) return;
      this.#set(sender, { said: { position: said.position, at: now } });
      for (const other of this.#watchersBeside(sender)) send(other, { position: said.position });
      return;
    }
    if ("looking" in said) {
      this.#set(sender, { looking: said.looking, lastActive: now });
      // Repeated, it only asks who is there by now.
      if (said.looking === before.looking) return notify(sender, this.#connections(), now);
    } else {
      this.#set(sender, { watching: said.watching, said: null });
      const beside = this.#watchersBeside(sender).flatMap(({ state }) => state ?? []);
      const position = said.watching && positionNow(beside, now);
      if (position) send(sender, { position });
    }
    this.#tellEveryone(now);
  }

  override onClose(connection: Connection<Attendee>) {
    super.onClose(connection);
    this.#tellEveryone(Date.now(), connection.id);
  }

  #connections = () => [...this.getConnections<Attendee>()];
  #watchersBeside = ({ id }: Connection) =>
    this.#connections().filter((other) => other.id !== id && other.state?.watching);

  #set(connection: Connection<Attendee>, change: Partial<Attendee>) {
    const { state } = connection;
    if (state) connection.setState({ ...state, ...change });
  }

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
