import { z } from "zod";
import { PERSON_HEADER } from "./protocol";

/** What people who look at the same thing say to each other. It is passed on and forgotten: no database knows of it. */

/** Sent again every `LOOKING_EVERY_MS`; false while the page is not visible. */
const looking = z.strictObject({ looking: z.boolean() });
const typing = z.strictObject({ typing: z.boolean() });

/** What a client may send. */
export const presenceMessage = z.union([looking, typing]);

export type PresenceMessage = z.infer<typeof presenceMessage>;

export type PresenceFrame =
  /** The names of the others, as their sessions carry them. */
  { others: string[] } | { typing: string; stopped: boolean };

const person = z.object({ id: z.string(), name: z.string() });

/** Whom a connection belongs to, as the Worker says. Headers carry no letters beyond Latin-1. */
export type Person = z.infer<typeof person>;

export const writePerson = (who: Person) => encodeURIComponent(JSON.stringify(who));

export function readPerson(headers: Headers): Person | null {
  const text = headers.get(PERSON_HEADER);
  return text ? person.parse(JSON.parse(decodeURIComponent(text))) : null;
}
