import { sql } from "drizzle-orm";
import { notPersonal, ownedBy, personal, SECRET, STAFF } from "~/platform/personal-data";
import {
  accountTokens,
  credentials,
  impersonations,
  profiles,
  signInThrottles,
  suspensions,
  trustedDevices,
  userRoles,
  userSessions,
} from "~db/schema";

/** What others see of an account that was deleted. */
const DELETED_NAME = "Deleted user";

/** No mail is ever sent to this domain (RFC 6761). */
const noAddress = sql`${profiles.id} || '@deleted.invalid'`;

export const accountsData = [
  personal(userSessions, {
    what: "Sessions",
    why: "security",
    visibleTo: "our team",
    about: ownedBy(userSessions.userId),
    exported: [
      "id",
      "userId",
      "userAgent",
      "ipAddress",
      "country",
      "lastActivity",
      "level",
      "provedAt",
      "expiresAt",
      "revoked",
      "revokedAt",
      "revokedReason",
      "createdAt",
    ],
    erasure: { how: "deleted" },
  }),
  personal(trustedDevices, {
    what: "Trusted devices",
    why: "security",
    visibleTo: "our team",
    about: ownedBy(trustedDevices.userId),
    exported: ["id", "userId", "userAgent", "expiresAt", "createdAt"],
    erasure: { how: "deleted" },
  }),
  personal(accountTokens, {
    what: "Links we mailed to confirm an address or reset a password",
    why: "security",
    visibleTo: "no one",
    about: ownedBy(accountTokens.userId),
    exported: ["userId", "purpose", "expiresAt", "usedAt", "createdAt"],
    withheld: { id: SECRET },
    erasure: { how: "deleted" },
  }),
  personal(credentials, {
    what: "Password",
    why: "security",
    visibleTo: "no one",
    about: ownedBy(credentials.userId),
    exported: ["userId", "passwordChangedAt"],
    withheld: { passwordHash: SECRET },
    erasure: { how: "deleted" },
  }),
  personal(userRoles, {
    what: "Roles in our team",
    why: "security",
    visibleTo: "our team",
    about: ownedBy(userRoles.userId),
    exported: ["id", "userId", "role", "createdAt"],
    withheld: { createdBy: STAFF },
    erasure: { how: "deleted" },
  }),
  personal(suspensions, {
    what: "Suspensions of your account, and what you object",
    why: "security",
    visibleTo: "our team",
    about: ownedBy(suspensions.userId),
    exported: [
      "id",
      "userId",
      "reason",
      "objection",
      "objectedAt",
      "answer",
      "upheldAt",
      "restoredAt",
      "createdAt",
    ],
    withheld: { suspendedBy: STAFF, upheldBy: STAFF, restoredBy: STAFF },
    erasure: { how: "deleted" },
  }),
  personal(impersonations, {
    what: "When our team saw Laurel as you see it",
    why: "security",
    visibleTo: "our team",
    about: ownedBy(impersonations.userId),
    exported: ["id", "userId", "reason", "endsAt", "endedAt", "createdAt"],
    withheld: { staffId: STAFF, sessionId: STAFF },
    erasure: { how: "deleted" },
  }),
  notPersonal(signInThrottles, "counts of failed sign-ins under a keyed hash, for a day"),
];

/** The account itself: the last of all that a deletion changes, because the rest is found by it. */
export const accountData = personal(profiles, {
  what: "Account",
  why: "contract",
  visibleTo: "the people you work with see the name and the picture; our team sees the rest",
  about: ownedBy(profiles.id),
  exported: [
    "id",
    "email",
    "userType",
    "status",
    "fullName",
    "avatar",
    "timeZone",
    "emailConfirmedAt",
    "welcomedAt",
    "stepsHiddenAt",
    "closedAt",
    "createdAt",
  ],
  withheld: { foldedName: "the name again, as searches compare it" },
  erasure: {
    how: "blanked",
    set: {
      email: noAddress,
      fullName: DELETED_NAME,
      avatar: null,
      timeZone: null,
      emailConfirmedAt: null,
      welcomedAt: null,
      stepsHiddenAt: null,
    },
  },
});
