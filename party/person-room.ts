import { getServerByName } from "partyserver";
import { BroadcastRoom } from "./room";

/** One person's own room. It remembers which other rooms a session entered, so that signing out closes those sockets too. */
export class PersonRoom extends BroadcastRoom {
  /** @param binding the other room's Durable Object, as wrangler.toml names it */
  async entered(sessionId: string, binding: string, name: string) {
    await this.ctx.storage.put(`entered:${sessionId}:${binding}:${name}`, { binding, name });
  }

  override async disconnect(sessionId: string) {
    await super.disconnect(sessionId);
    const entered = await this.ctx.storage.list<{ binding: string; name: string }>({
      prefix: `entered:${sessionId}:`,
    });
    const rooms = this.env as Record<string, DurableObjectNamespace<BroadcastRoom>>;
    for (const [key, { binding, name }] of entered) {
      const namespace = rooms[binding];
      if (namespace) await (await getServerByName(namespace, name)).disconnect(sessionId);
      await this.ctx.storage.delete(key);
    }
  }
}
