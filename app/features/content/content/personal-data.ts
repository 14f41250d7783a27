import { eq, or, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { brandOfPerson } from "~/features/identity/accounts/brand-members";
import { INTERNAL, personal, type RowsOf, STAFF } from "~/platform/personal-data";
import { contentComments, contentSubmissions, contentVersions } from "~db/schema";

/** Stands where a deleted account had written. */
const DELETED = "Deleted with its account";

const ownContentItems: RowsOf = ({ id }) => eq(contentSubmissions.athleteId, id);

const ownVersions: RowsOf = ({ id }) =>
  sql`${contentVersions.contentId} in (select id from content_submissions where athlete_id = ${id})`;

/** Of the content items made for a brand it reads what it wrote itself. */
const forBrand =
  (column: SQLiteColumn): RowsOf =>
  ({ id }) =>
    sql`${column} in (select content.id from content_submissions content
      join campaigns brief on brief.id = content.campaign_id where brief.brand_id = ${brandOfPerson(id)})`;

export const contentData = [
  personal(contentVersions, {
    what: "Earlier versions of your content",
    why: "contract",
    visibleTo: "the other side and our team",
    about: ownVersions,
    exported: [
      "id",
      "contentId",
      "version",
      "title",
      "description",
      "hashtags",
      "mediaUrls",
      "disclosureReason",
      "brandFeedback",
      "createdAt",
    ],
    erasure: {
      how: "blanked",
      set: { title: DELETED, description: "", hashtags: [], mediaUrls: [], disclosureReason: null },
    },
  }),
  personal(contentSubmissions, {
    what: "Content",
    why: "contract",
    visibleTo: "the other side and our team",
    about: ownContentItems,
    exported: [
      "id",
      "campaignId",
      "dealId",
      "athleteId",
      "title",
      "description",
      "hashtags",
      "mediaUrls",
      "platform",
      "plannedOn",
      "deliverable",
      "disclosureReason",
      "status",
      "version",
      "brandFeedback",
      "revisionNotes",
      "staffNote",
      "postUrl",
      "createdAt",
      "updatedAt",
      "editedAt",
      "submittedAt",
      "approvedAt",
      "rejectedAt",
      "postedAt",
      "closedAt",
    ],
    withheld: { editedIn: INTERNAL },
    erasure: {
      how: "blanked",
      set: {
        title: DELETED,
        description: "",
        hashtags: [],
        mediaUrls: [],
        disclosureReason: null,
        postUrl: null,
      },
    },
  }),
  personal(contentVersions, {
    name: "feedback_on_versions",
    what: "Feedback you gave on earlier versions",
    why: "contract",
    visibleTo: "the other side and our team",
    about: forBrand(contentVersions.contentId),
    exported: ["contentId", "version", "brandFeedback"],
    erasure: { how: "blanked", set: { brandFeedback: null } },
  }),
  personal(contentSubmissions, {
    name: "feedback_on_content",
    what: "Feedback you gave on content",
    why: "contract",
    visibleTo: "the other side and our team",
    about: forBrand(contentSubmissions.id),
    exported: ["id", "campaignId", "brandFeedback", "revisionNotes"],
    erasure: { how: "blanked", set: { brandFeedback: null, revisionNotes: null } },
  }),
  personal(contentComments, {
    what: "Comments on content",
    why: "contract",
    visibleTo: "the other side and our team",
    about: ({ id }) =>
      or(
        eq(contentComments.userId, id),
        sql`${contentComments.contentId} in (select id from content_submissions where athlete_id = ${id})`,
      ),
    exported: [
      "id",
      "contentId",
      "version",
      "userId",
      "comment",
      "parentId",
      "mediaId",
      "pinMs",
      "pinX",
      "pinY",
      "createdAt",
      "editedAt",
      "resolvedAt",
      "requestedVersion",
    ],
    withheld: { resolvedBy: STAFF },
    erasure: {
      how: "blanked",
      rows: ({ id }) => eq(contentComments.userId, id),
      set: { comment: DELETED },
    },
  }),
];
