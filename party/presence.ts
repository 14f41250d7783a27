import { z } from "zod";
import { PERSON_HEADER } from "./protocol";

/** What people who look at the same thing say to each other. It is passed on and forgotten: no database knows of it. */

const HOUR_MS = 3_600_000;

/** Where a person's player is in a clip. */
const position = z.strictObject({
  file: z.string().max(40),
  ms: z.number().int().min(0).max(HOUR_MS),
  playing: z.boolean(),
});

export type Position = z.infer<typeof position>;

/** Sent again every `LOOKING_EVERY_MS`; false while the page is not visible. */
const looking = z.strictObject({ looking: z.boolean() });
const typing = z.strictObject({ typing: z.boolean() });

/** The client messages of a conversation's room. */
export const chatMessage = z.union([looking, typing]);

/** The client messages of a review's room. */
export const presenceMessage = z.union([
  looking,
  typing,
  /** Asks to watch together, joins those who do, or leaves. */
  z.strictObject({ watching: z.boolean() }),
  /** For those who watch together. */
  z.strictObject({ position }),
]);

export type PresenceMessage = z.infer<typeof presenceMessage>;

export type PresenceFrame =
  /** The others, by the names that their sessions carry. */
  | { others: { name: string; watching: boolean }[] }
  | { typing: string; stopped: boolean }
  | { position: Position };

const person = z.object({ id: z.string(), name: z.string() });

/** Whom a connection belongs to, as the Worker says. Headers carry no letters beyond Latin-1. */
export type Person = z.infer<typeof person>;

export const writePerson = (who: Person) => encodeURIComponent(JSON.stringify(who));

export function readPerson(headers: Headers): Person | null {
  const text = headers.get(PERSON_HEADER);
  return text ? person.parse(JSON.parse(decodeURIComponent(text))) : null;
}
