import { deliverableName } from "~/features/campaigns/terms/deliverables";
import type {
  campaigns,
  contentComments,
  contentSubmissions,
  contentVersions,
  moderationCases,
  polishings,
} from "~db/schema";
import type { Agreements } from "./agreements";
import { CONTENT_ITEMS, type ContentText } from "./content";
import { type DemoFile, fileOf } from "./media";
import { ownerIn, type People } from "./people";
import type { SeededRandom } from "./random";
import { slug } from "./slug";

export type ContentDetail = typeof contentSubmissions.$inferInsert;

export interface ContentItems {
  contentItems: ContentDetail[];
  versions: (typeof contentVersions.$inferInsert)[];
  comments: (typeof contentComments.$inferInsert)[];
  cases: (typeof moderationCases.$inferInsert)[];
  polishings: (typeof polishings.$inferInsert)[];
  files: DemoFile[];
}

/** Content in every state, with what was said about it. */
export function makeContentItems(
  random: SeededRandom,
  agreements: Agreements,
  people: People,
): ContentItems {
  const made: ContentItems = {
    contentItems: [],
    versions: [],
    comments: [],
    cases: [],
    polishings: [],
    files: [],
  };
  for (const text of CONTENT_ITEMS) {
    const deal = agreements.byKey.get(text.campaign);
    const athleteId = text.by === "maya" ? deal?.maya : deal?.accepted[text.by];
    if (!deal || !athleteId) throw new Error(`Nobody to make "${text.title}"`);
    const dealId = agreements.deals.find(
      (one) => one.campaignId === deal.campaign.id && one.athleteId === athleteId,
    )?.id;
    if (!dealId) throw new Error(`No deal for "${text.title}"`);
    const contentItem = contentItemRow(random, text, {
      dealId,
      campaignId: deal.campaign.id,
      athleteId,
      deliverable: deliverableOf(text, deal.campaign),
    });
    const ownerId = ownerIn(people, deal.campaign.brandId);
    made.contentItems.push(contentItem);
    if (contentItem.status === "polishing")
      made.polishings.push({
        id: random.idAt(contentItem.updatedAt),
        contentId: contentItem.id,
        createdAt: contentItem.updatedAt,
      });
    text.earlier?.forEach((earlier, i) => {
      const createdAt = random.ago((text.submitted ?? 0) + 2, 15);
      made.versions.push({
        id: random.idAt(createdAt),
        contentId: contentItem.id,
        version: i + 1,
        title: text.title,
        description: earlier.description,
        brandFeedback: earlier.feedback,
        createdAt,
      });
    });
    const version = contentItem.version ?? 1;
    const files = filesOf(random, text, contentItem);
    made.files.push(...files);
    const shown = files.filter(({ row }) => !row.untilVersion)[0]?.row.id ?? null;
    let thread: string | null = null;
    text.comments?.forEach(({ by, text: comment, ago, answers, asks, atMs, point }, i) => {
      const createdAt = random.ago(ago, 16 + i);
      const userId = by === "brand" ? ownerId : athleteId;
      const id = random.idAt(createdAt);
      const pinned = atMs !== undefined || point;
      made.comments.push({
        id,
        contentId: contentItem.id,
        version,
        userId,
        comment,
        parentId: answers ? thread : null,
        requestedVersion: asks ? version : null,
        mediaId: pinned ? shown : null,
        pinMs: atMs ?? null,
        pinX: point?.[0] ?? null,
        pinY: point?.[1] ?? null,
        createdAt,
      });
      if (!answers) thread = id;
    });
    if (text.flagged) {
      const { reason, feedback, ago, status, decision = null, athleteNote = "" } = text.flagged;
      const createdAt = random.ago(ago, 13);
      const closed = { closedBy: people.moderatorId, closedAt: random.ago(ago - 1, 11) };
      made.cases.push({
        id: random.idAt(createdAt),
        contentId: contentItem.id,
        openedBy: ownerId,
        reason,
        feedback,
        status,
        decision,
        athleteNote,
        createdAt,
        ...(status === "closed" ? closed : { closedBy: null, closedAt: null }),
      });
    }
  }
  return made;
}

/** The files of the version that is shown, and those that earlier ones had in their place. */
function filesOf(
  random: SeededRandom,
  { files, earlier }: ContentText,
  contentItem: ContentDetail,
) {
  const version = contentItem.version ?? 1;
  const make = (
    drawings: readonly string[] = [],
    sinceVersion: number,
    untilVersion: number | null,
  ) =>
    drawings.map((drawing, i) =>
      fileOf(random, drawing, contentItem.createdAt + i, {
        ownerId: contentItem.athleteId,
        contentId: contentItem.id,
        sinceVersion,
        untilVersion,
      }),
    );
  const replaced = earlier?.flatMap((one, i) => make(one.files, i + 1, i + 1)) ?? [];
  return [...replaced, ...make(files, version, null)];
}

/**
 * Which of the campaign's deliverables it is for: the first on its platform, if any. What was approved counts for all
 * that its deal asks for, so that its fee is released; a post of a campaign that runs does not, so that its format is known.
 */
function deliverableOf(
  { platform, status }: ContentText,
  { deliverables, status: campaign }: typeof campaigns.$inferInsert,
) {
  if (status === "approved" || (status === "posted" && campaign === "completed")) return null;
  const asked = deliverables?.find((one) => one.platform === platform) ?? deliverables?.[0];
  return asked ? deliverableName(asked) : null;
}

function contentItemRow(
  random: SeededRandom,
  text: ContentText,
  deal: { dealId: string; campaignId: string; athleteId: string; deliverable: string | null },
): ContentDetail {
  const createdAt = random.ago(text.created, 8);
  const at = (days: number | undefined, hour: number) =>
    days === undefined ? null : random.ago(days, hour);
  const submittedAt = at(text.submitted, 10);
  const decidedAt = at(text.decided, 14);
  const postedAt = at(text.posted, 17);
  const flaggedAt = text.status === "draft" && text.flagged ? at(text.flagged.ago, 13) : null;
  const version = (text.earlier?.length ?? 0) + 1;
  return {
    id: random.idAt(createdAt),
    ...deal,
    title: text.title,
    description: text.description,
    platform: text.platform ?? null,
    disclosureReason: text.disclosureReason ?? null,
    status: text.status,
    version,
    brandFeedback: text.feedback ?? null,
    revisionNotes: text.status === "rejected" ? (text.feedback ?? null) : null,
    createdAt,
    updatedAt: postedAt ?? decidedAt ?? flaggedAt ?? submittedAt ?? createdAt,
    submittedAt,
    approvedAt: text.status === "approved" || text.status === "posted" ? decidedAt : null,
    rejectedAt: text.status === "rejected" ? decidedAt : null,
    postedAt,
    postUrl: postedAt ? addressOf(text) : null,
  };
}

/** Of no post that there is: the platforms' own names of posts are shorter. */
function addressOf({ platform, title }: ContentText): string {
  const name = `demo-${slug(title)}`;
  if (platform === "youtube") return `https://www.youtube.com/watch?v=${name}`;
  if (platform === "tiktok") return `https://www.tiktok.com/@demo/video/${name}`;
  return `https://www.instagram.com/p/${name}/`;
}
