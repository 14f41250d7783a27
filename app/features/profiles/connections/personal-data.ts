import { notPersonal, ownedBy, personal } from "~/platform/personal-data";
import { channelConsents, providerBuckets, socialConnections } from "~db/schema";
import { queueRevocations } from "./revoke-tokens.server";

export const connectionsData = [
  personal(socialConnections, {
    what: "Connections to your channels",
    why: "contract",
    visibleTo: "no one",
    about: ownedBy(socialConnections.athleteId),
    exported: [
      "athleteId",
      "platform",
      "providerId",
      "state",
      "scopes",
      "connectedAt",
      "syncedAt",
      "nextSyncAt",
      "renamedFrom",
      "failures",
      "refreshingUntil",
    ],
    withheld: { sealedTokens: "whoever has them can read your channel's figures" },
    erasure: { how: "deleted", first: (rows, now) => [queueRevocations(rows, now)] },
  }),
  notPersonal(providerBuckets, "how many requests each platform takes from us now"),
  personal(channelConsents, {
    what: "Pages of platforms that you opened to connect a channel",
    why: "contract",
    visibleTo: "no one",
    about: ownedBy(channelConsents.athleteId),
    exported: ["athleteId", "platform", "expiresAt"],
    withheld: {
      id: "it proves that the page was yours",
      verifier: "it proves that the page was yours",
    },
    erasure: { how: "deleted" },
  }),
];
