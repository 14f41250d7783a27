import { sql } from "drizzle-orm";
import { paths } from "~/paths";
import {
  INTERNAL,
  notPersonal,
  ownedBy,
  personal,
  type RowsOf,
  STAFF,
} from "~/platform/personal-data";
import { media, mediaCaptions, uploadParts, uploads } from "~db/schema";
import { queueDeletions, queueUploadDeletions } from "./objects.server";

/** What the person sent, and what our team made of it. */
const ownMedia: RowsOf = ({ id }) => sql`(${media.ownerId} = ${id}
  or ${media.contentId} in (select id from content_submissions where athlete_id = ${id}))`;

/** Evidence stays with its dispute. */
const isErased: RowsOf = (person) => sql`${ownMedia(person)} and ${media.disputeId} is null`;

export const mediaData = [
  personal(mediaCaptions, {
    what: "Captions of clips",
    why: "contract",
    visibleTo: "the other side and our team",
    about: (person) =>
      sql`${mediaCaptions.mediaId} in (select ${media.id} from ${media} where ${ownMedia(person)})`,
    exported: ["mediaId", "vtt", "createdAt"],
    erasure: {
      how: "deleted",
      rows: (person) =>
        sql`${mediaCaptions.mediaId} in (select ${media.id} from ${media} where ${isErased(person)})`,
    },
  }),
  personal(media, {
    what: "Pictures, clips and documents",
    why: "contract",
    visibleTo:
      "the other side and our team; profile pictures and a public portfolio are seen by everyone",
    about: ownMedia,
    exported: [
      "id",
      "ownerId",
      "purpose",
      "contentId",
      "campaignId",
      "conversationId",
      "disputeId",
      "verificationId",
      "publicName",
      "position",
      "sinceVersion",
      "untilVersion",
      "replacesId",
      "kind",
      "name",
      "alt",
      "bytes",
      "width",
      "height",
      "durationMs",
      "poster",
      "sha256",
      "createdAt",
    ],
    withheld: { polishedBy: STAFF },
    link: ({ id }) => paths.ownFile(String(id)),
    erasure: { how: "deleted", rows: isErased, first: (rows, now) => [queueDeletions(rows, now)] },
  }),
  personal(uploads, {
    what: "Files that are still being uploaded",
    why: "contract",
    visibleTo: "no one",
    about: ownedBy(uploads.ownerId),
    exported: [
      "id",
      "ownerId",
      "contentId",
      "replacesId",
      "forPortfolio",
      "conversationId",
      "disputeId",
      "verificationId",
      "name",
      "bytes",
      "modifiedAt",
      "createdAt",
    ],
    withheld: { storageId: INTERNAL },
    erasure: { how: "deleted", first: (rows, now) => [queueUploadDeletions(rows, now)] },
  }),
  notPersonal(uploadParts, "the numbers of an upload's parts; gone with the upload"),
];
