import { getServerByName } from "partyserver";
import type { Notifications } from "~party/notifications";
import type { Review } from "~party/review";
import type { Push } from "./push";

/** The Worker's Durable Object bindings. */
export interface RoomBindings {
  Notifications: DurableObjectNamespace<Notifications>;
  Review: DurableObjectNamespace<Review>;
}

export class Rooms {
  constructor(private readonly bindings: RoomBindings) {}

  #open(room: Push["room"], name: string) {
    return room === "review"
      ? getServerByName(this.bindings.Review, name)
      : getServerByName(this.bindings.Notifications, name);
  }

  /** Fails when the room cannot be reached; sending twice does no harm. */
  async deliver(push: Push) {
    const stub = await this.#open(push.room, push.name);
    if ("event" in push) await stub.push(push.event);
    else await stub.disconnect(push.disconnect);
  }

  async rememberEntry(userId: string, sessionId: string, reviewRoom: string) {
    const hub = await getServerByName(this.bindings.Notifications, userId);
    await hub.entered(sessionId, reviewRoom);
  }

  async ping() {
    await this.#open("notifications", "readyz");
  }
}
