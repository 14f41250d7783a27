import { sql } from "drizzle-orm";
import { ownedBy, personal } from "~/platform/personal-data";
import { postFigures, posts } from "~db/schema";

export const postsData = [
  personal(postFigures, {
    what: "What came of your posts",
    why: "contract",
    visibleTo: "the campaign's brand",
    about: ({ id }) =>
      sql`${postFigures.contentId} in (select content_id from posts where athlete_id = ${id})`,
    exported: [
      "contentId",
      "span",
      "source",
      "takenAt",
      "impressions",
      "reach",
      "engagements",
      "clicks",
      "views",
      "screenshotId",
    ],
    // The brand's report counts them; they name no one.
    erasure: { how: "blanked", set: { screenshotId: null } },
  }),
  personal(posts, {
    what: "Your posts",
    why: "contract",
    visibleTo: "the campaign's brand",
    about: ownedBy(posts.athleteId),
    exported: [
      "contentId",
      "athleteId",
      "platform",
      "state",
      "addressKey",
      "providerId",
      "postedAt",
      "followers",
      "caption",
      "latestCaption",
      "disclosureProblem",
      "keptUntil",
      "readAt",
      "nextReadAt",
      "failures",
      "createdAt",
    ],
    erasure: {
      how: "blanked",
      set: {
        ...{ addressKey: null, providerId: null, nextReadAt: null },
        ...{ caption: null, latestCaption: null, disclosureProblem: null },
      },
    },
  }),
];
