import { getServerByName } from "partyserver";
import type { Review } from "./review";
import { HintRoom } from "./room";

/**
 * `notifications/<user>`: every page a person has open. It also remembers which review rooms a session
 * entered, so that signing out closes those sockets too.
 */
export class Notifications extends HintRoom {
  async entered(sessionId: string, reviewRoom: string) {
    await this.ctx.storage.put(`entered:${sessionId}:${reviewRoom}`, true);
  }

  override async disconnect(sessionId: string) {
    await super.disconnect(sessionId);
    const prefix = `entered:${sessionId}:`;
    const entered = await this.ctx.storage.list({ prefix });
    const reviews = (this.env as { Review: DurableObjectNamespace<Review> }).Review;
    for (const key of entered.keys()) {
      const room = await getServerByName(reviews, key.slice(prefix.length));
      await room.disconnect(sessionId);
      await this.ctx.storage.delete(key);
    }
  }
}
