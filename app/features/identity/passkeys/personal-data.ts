import { INTERNAL, ownedBy, personal, SECRET } from "~/platform/personal-data";
import { passkeys, webauthnChallenges } from "~db/schema";

export const passkeysData = [
  personal(passkeys, {
    what: "Passkeys",
    why: "security",
    visibleTo: "no one",
    about: ownedBy(passkeys.userId),
    exported: ["id", "userId", "name", "lastUsedAt", "createdAt"],
    withheld: {
      credentialId: SECRET,
      publicKey: SECRET,
      counter: INTERNAL,
      transports: INTERNAL,
    },
    erasure: { how: "deleted" },
  }),
  personal(webauthnChallenges, {
    what: "Passkeys that are being asked for",
    why: "security",
    visibleTo: "no one",
    about: ownedBy(webauthnChallenges.userId),
    exported: ["userId", "expiresAt"],
    withheld: { challenge: SECRET },
    erasure: { how: "deleted" },
  }),
];
