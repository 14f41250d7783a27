import { PersonRoom } from "~party/person-room";
import { PresenceRoom } from "~party/presence-room";
import { StreamRoom } from "~party/stream-room";
import { ROOMS } from "./rooms";

/** The Durable Object classes that wrangler.toml names, one for each line of the registry. */

export class Notifications extends PersonRoom {
  protected override readonly clientMessages = ROOMS.notifications.clientMessages;
}

export class Review extends PresenceRoom {
  protected override readonly clientMessages = ROOMS.review.clientMessages;
}

export class Chat extends StreamRoom {
  protected override readonly clientMessages = ROOMS.chat.clientMessages;
}
