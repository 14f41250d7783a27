import type { CommandContext } from "~/features/identity/accounts/actor";
import { emit } from "~/server/events";
import type { Database } from "~db/client";
import type { Person } from "./factories";

/** What a command gets when this person sends it. */
export const commandContext = (db: Database, person: Person): CommandContext => ({
  actor: {
    personId: person.userId,
    sessionId: "test-session",
    type: person.type,
    brandId: person.brandId,
    brandRole: person.brandRole,
    roles: person.roles,
    name: person.name,
    email: person.email,
  },
  db,
  emit,
  now: Date.now(),
  request: { id: "test-request", ip: "127.0.0.1", userAgent: "vitest" },
});
