import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { sql } from "drizzle-orm";
import { toTemplateTerms } from "~/features/deals/contracts/templates";
import { termsOf } from "~/features/deals/contracts/terms";
import { newId } from "~db/columns";
import { contentComments, contractTemplates, notifications, savedSearches } from "~db/schema";
import { root } from "../../scripts/stack.mjs";
import { REEL } from "../support/deliverables";
import {
  makeCampaign,
  makeContent,
  makeDispute,
  makeInterest,
  makeInvitation,
  makeOffer,
} from "../support/factories";
import { authedClient, type RequestOptions } from "../support/http";
import { makeMedia } from "../support/media-rows";
import { makeDevice } from "../support/push-devices";
import { makeWorld, type Role, type World } from "../support/world";

/**
 * The second matrix: each id that a form body or a query carries, tried with another person's. The response must
 * be that of an unknown id, and nothing may change. matrix.spec.ts does the same for the ids in addresses.
 */

const UNKNOWN = "01arz3ndektsv4rrffq69g5fav";

/** Every field that a route or a feature reads by its name, and every id of a schema: tried below, or why not. */
const FIELDS: Record<string, string> = {
  "features/identity/accounts/mailed-link-page.tsx token": "signed",
  "features/identity/accounts/schema.ts id": "new row",
  "features/content/campaign-results/schema.ts id": "new row",
  "features/content/campaign-results/schema.ts shareId":
    "looked up among those of the campaign in the address",
  "features/campaigns/campaigns/schema.ts id": "new row",
  "features/communication/contact/schema.ts id": "new row",
  "features/content/content/set-file-captions.server.ts file": "the file itself",
  "features/media/media/attachment-endpoints.server.ts ms": "a length of time",
  "features/content/content/schema.ts dealId": "tried",
  "features/content/content/review/opened-pin.ts at":
    "compared with the comments that the page shows",
  "features/content/content/review/schema.ts commentId": "tried",
  "features/content/content/review/schema.ts id": "new row",
  "features/content/content/review/schema.ts mediaId": "tried",
  "features/content/content/review/schema.ts parentId": "tried",
  "features/content/content/schema.ts id": "new row",
  "features/profiles/channels/providers/post-address.ts v":
    "a video's id at YouTube, in the address of a post",
  "routes/public/pricing.tsx for": "which prices are shown",
  "routes/public/pricing.tsx spend": "an amount",
  "routes/resources/social-return.ts state": "a secret, known to its athlete alone",
  "platform/list-cursor.ts after": "a place in a list that admins share",
  "features/deals/contracts/schema.ts id": "new row",
  "features/deals/contracts/schema.ts templateId": "tried",
  "features/money/disputes/schema.ts dealId": "tried",
  "features/money/disputes/schema.ts id": "new row",
  "features/money/disputes/schema.ts offerId": "tried",
  "features/finding/discovery/compare-figures.ts athlete": "athletes are open to every brand",
  "features/finding/discovery/filters.ts after": "a place in a list that is open to every brand",
  "features/finding/discovery/filters.ts before": "a place in a list that is open to every brand",
  "features/finding/discovery/read-filters.ts audience": "one of the countries",
  "features/finding/discovery/read-filters.ts platform": "one of the platforms",
  "features/finding/discovery/schema.ts id": "tried",
  "features/finding/insights/results-filter.ts campaign": "tried",
  "features/finding/insights/results-filter.ts time": "a length of time",
  "features/finding/interests/available.ts fee": "an amount",
  "features/finding/interests/available.ts list": "one of two lists",
  "features/finding/interests/schema.ts campaignId": "active campaigns are open to every athlete",
  "features/finding/interests/schema.ts id": "new row",
  "features/finding/interests/schema.ts interestId": "tried",
  "features/deals/invitations/schema.ts athleteId": "athletes are open to every brand",
  "features/deals/invitations/schema.ts campaignId": "tried",
  "features/deals/invitations/schema.ts id": "new row",
  "features/deals/invitations/schema.ts invitationId": "tried",
  "features/deals/invitations/selection.ts athlete": "athletes are open to every brand",
  "features/profiles/verification/own-action.server.ts target":
    "looked up among the proofs of one's own request",
  "routes/admin/deletions.tsx id": "staff share all requests",
  "routes/admin/verifications.tsx after": "a place in a list that staff share",
  "features/backoffice/staff/schema.ts userId": "admins may take every role away",
  "routes/admin/users.tsx after": "a place in a list that staff share",
  "routes/auth/confirm-website.tsx token": "signed",
  "features/communication/messages/thread-range.ts after":
    "the number of a message of the conversation in the address",
  "features/communication/messages/thread-range.ts at":
    "the number of a message of the conversation in the address",
  "features/communication/messages/thread-range.ts before":
    "the number of a message of the conversation in the address",
  "features/communication/messages/schema.ts id": "new row",
  "features/content/links/schema.ts dealId": "tried",
  "features/content/links/schema.ts campaignId": "staff may switch the links of every campaign off",
  "features/finding/matching/schema.ts athleteId": "athletes are open to every brand",
  "features/finding/matching/schema.ts campaignId": "tried",
  "features/backoffice/moderation/schema.ts id": "staff may decide every case",
  "features/backoffice/own-data/schema.ts id": "new row",
  "features/content/polishing/schema.ts contentId": "staff may claim every item in polishing",
  "features/profiles/portfolio/schema.ts itemId": "tried in portfolio.spec.ts",
  "features/content/track-record/schema.ts id": "staff may decide every contest",
  "features/content/track-record/schema.ts dealId": "tried in track-record.test.ts",
  "features/identity/two-factor/totp.ts secret": "of an address that we make ourselves",
  "routes/account/contract-amend.tsx change": "one of the folds of the form",
  "routes/account/contract-change.tsx change": "one of the folds of the form",
  "routes/account/contract-amend.tsx id": "new row",
  "routes/account/contract-cancel.tsx id": "new row",
  "routes/account/security.tsx deviceId": "the own account is in the WHERE",
  "routes/account/security.tsx passkeyId": "the own account is in the WHERE",
  "routes/account/security.tsx sessionId": "the own account is in the WHERE",
  "features/communication/notifications/schema.ts open": "tried",
  "routes/account/contracts.tsx after": "a place in the person's own list",
  "routes/account/conversation.tsx userId": "the reader's own id, from the session",
  "routes/public/pricing.tsx id": "one of the plans",
  "features/backoffice/payment-desk/schema.ts proposalId":
    "looked up among those of the payment in the address",
  "features/money/reconciliation/schema.ts id": "admins may close every difference",
  "routes/admin/links.tsx campaignId": "staff may switch the links of every campaign on",
  "routes/admin/links.tsx link": "staff may look up every short link",
  "routes/admin/payments.tsx after": "a place in a list that admins share",
  "routes/admin/outbox.tsx after": "a place in a list that admins share",
  "routes/admin/security.tsx eventId": "admins resolve every event",
  "routes/admin/contracts.tsx after": "staff see every contract",
  "routes/account/dispute-messages.tsx before":
    "the number of a message of the two sides' own conversation",
  "routes/account/disputes.tsx after": "tried",
  "routes/admin/disputes.tsx after": "staff see every dispute but their own",
  "routes/account/messages.tsx after": "tried",
  "routes/account/report-conversation.tsx before":
    "the number of a message of the conversation in the address",
  "routes/account/notification-settings.tsx deviceId": "tried",
  "routes/account/notifications.tsx before":
    "a place in the person's own list, compared and never looked up",
  "routes/admin/content-detail.tsx file": "looked up in the content of the address",
  "routes/athlete/campaigns.tsx after": "tried",
  "routes/athlete/content-detail.tsx file": "looked up in the content of the address",
  "routes/athlete/content-new.tsx deal": "tried",
  "routes/athlete/content.tsx after":
    "a place in the athlete's own list, compared and never looked up",
  "routes/auth/confirm-email.tsx token": "signed",
  "routes/auth/unsubscribe.tsx token": "signed",
  "routes/public/verify.tsx code": "anyone may check any code",
  "routes/brand/campaign-new.tsx template": "tried",
  "routes/brand/contract-new.tsx template": "tried",
  "routes/brand/contract-templates.tsx templateId": "tried",
  "routes/brand/campaign.tsx content": "tried",
  "routes/brand/campaign.tsx deal": "tried",
  "routes/brand/campaigns.tsx after": "tried",
  "routes/brand/compare.tsx athlete": "athletes are open to every brand",
  "routes/brand/discover.tsx athlete": "athletes are open to every brand",
  "routes/brand/compare.tsx campaign": "passed on to invite-many.tsx",
  "routes/brand/compare.tsx listed": "athletes are open to every brand",
  "routes/brand/content.tsx after": "a place in the brand's own list, compared and never looked up",
  "routes/brand/interests.tsx campaign": "tried",
  "routes/brand/invite-many.tsx campaign": "tried",
  "routes/brand/invite.tsx campaign": "tried",
  "routes/brand/matches.tsx campaign": "tried",
  "routes/brand/message.tsx deal": "tried",
  "routes/brand/message.tsx newId": "new row",
  "routes/brand/pay.tsx campaign": "tried",
  "routes/brand/pay.tsx deal": "tried",
  "routes/brand/pay.tsx receipt": "tried",
  "routes/brand/pay.tsx returned": "tried",
  "routes/brand/change-fees.tsx deal": "tried",
  "routes/brand/sign.tsx deal": "tried",
  "routes/brand/shortlist.tsx athleteId": "athletes are open to every brand",
};

/** Fields that are read by name and hold no id. */
const NO_ID =
  /^(q|sample|sport|fits|saved|region|page|place|within|tier|theme|min\w+|maxFollowers|verified|connected|select|sort|view|tab|type|role|step|sent|intent|deliverable|wanted|inPlace|acceptsGaps|redirectTo|returnTo|from|since|to|consent|sidebar|compare|isPublic|kind|unread|mail|part|status|priority|mine|expectedVersion|expectedIdentity|passkey)$/;

const READ_BY_NAME =
  /(?:(?:[pP]arams|[fF]orm|formData\(\)\)|search|asked)\??\s*\.(?:get|getAll)|\btextIn)\("(\w+)"\)/g;
/** Hidden fields of buttons. */
const TEXT_FIELDS = /\btextFields\(([^)]+)\)/g;
const ID_IN_SCHEMA =
  /^\s+(id|\w+Id)(?:: (?:z\.|key|id)|,$)|z\.object\(\{ (?:(\w+Id): \w+, )?(\w+Id|open):/gm;

function idsIn(file: string): string[] {
  const text = readFileSync(join(root, "app", file), "utf8");
  const hidden = [...text.matchAll(TEXT_FIELDS)].flatMap(
    ([, names = ""]) => names.match(/\w+/g) ?? [],
  );
  const read = [...[...text.matchAll(READ_BY_NAME)].map(([, name]) => name), ...hidden];
  const isSchema = /schema\.ts$/.test(file) || file.startsWith("routes/");
  const schema = isSchema ? [...text.matchAll(ID_IN_SCHEMA)].flatMap(([, ...names]) => names) : [];
  return [...read, ...schema]
    .filter((name): name is string => name !== undefined && !NO_ID.test(name))
    .map((name) => `${file} ${name}`);
}

interface Case {
  name: string;
  /** Another person, of the same kind as the owner. */
  as: Role;
  /** The owner's id. */
  foreign: (owned: Owned) => string;
  path: string | ((id: string) => string);
  form?: (id: string, owned: Owned) => Record<string, string>;
}

const CASES: Case[] = [
  {
    name: "opening a notification",
    as: "otherAthlete",
    foreign: ({ notificationId }) => notificationId,
    path: "/notifications",
    form: (open) => ({ open }),
  },
  {
    name: "stopping push on a device",
    as: "otherAthlete",
    foreign: ({ deviceId }) => deviceId,
    path: "/notifications/settings",
    form: (deviceId) => ({ intent: "stop-push", deviceId }),
  },
  {
    name: "deleting a saved search",
    as: "otherBrand",
    foreign: ({ searchId }) => searchId,
    path: "/brand/searches",
    form: (id) => ({ intent: "delete", id }),
  },
  {
    name: "choosing when to hear of a saved search",
    as: "otherBrand",
    foreign: ({ searchId }) => searchId,
    path: "/brand/searches",
    form: (id) => ({ intent: "alerts", id, alerts: "daily" }),
  },
  {
    name: "restoring a saved search",
    as: "otherBrand",
    foreign: ({ deletedSearchId }) => deletedSearchId,
    path: "/brand/searches",
    form: (id) => ({ intent: "restore", id }),
  },
  {
    name: "renaming a contract template",
    as: "otherBrand",
    foreign: ({ templateId }) => templateId,
    path: "/brand/contract-templates",
    form: (templateId) => ({ templateId, name: "Theirs" }),
  },
  {
    name: "deleting a contract template",
    as: "otherBrand",
    foreign: ({ templateId }) => templateId,
    path: "/brand/contract-templates",
    form: (templateId) => ({ intent: "delete", templateId }),
  },
  {
    name: "beginning a contract with a template",
    as: "otherBrand",
    foreign: ({ templateId }) => templateId,
    path: (template) => `/brand/invitations/:otherInvitationId/contract?template=${template}`,
  },
  {
    name: "inviting to a campaign",
    as: "otherBrand",
    foreign: ({ campaignId }) => campaignId,
    path: "/brand/athletes/:otherAthleteId/invite",
    form: (campaignId) => ({ id: newId(), campaignId, fee: "500" }),
  },
  {
    name: "inviting several to a campaign",
    as: "otherBrand",
    foreign: ({ campaignId }) => campaignId,
    path: "/brand/invite",
    form: (campaignId, { otherAthleteId }) => ({
      id: newId(),
      campaignId,
      fee: "500",
      "offers[0].athleteId": otherAthleteId,
      "offers[0].invite": "on",
    }),
  },
  {
    name: "choosing a campaign for several invitations",
    as: "otherBrand",
    foreign: ({ campaignId }) => campaignId,
    path: (id) => `/brand/invite.data?athlete=:otherAthleteId&campaign=${id}`,
  },
  {
    name: "declining an interest",
    as: "otherBrand",
    foreign: ({ interestId }) => interestId,
    path: "/brand/interests",
    form: (interestId) => ({ interestId }),
  },
  {
    name: "withdrawing an interest",
    as: "otherAthlete",
    foreign: ({ interestId }) => interestId,
    path: `/athlete/campaigns/${UNKNOWN}/interest`,
    form: (interestId) => ({ intent: "withdraw", interestId }),
  },
  {
    name: "the interests in a campaign",
    as: "otherBrand",
    foreign: ({ campaignId }) => campaignId,
    path: (id) => `/brand/interests.data?campaign=${id}`,
  },
  {
    name: "the results of a campaign",
    as: "otherBrand",
    foreign: ({ campaignId }) => campaignId,
    path: (id) => `/brand/insights.data?campaign=${id}`,
  },
  {
    name: "answering an invitation",
    as: "otherAthlete",
    foreign: ({ invitationId }) => invitationId,
    path: `/athlete/campaigns/${UNKNOWN}`,
    form: (invitationId) => ({ intent: "decline", invitationId }),
  },
  {
    name: "giving more time for an invitation",
    as: "otherBrand",
    foreign: ({ invitationId }) => invitationId,
    path: (id) => `/waiting/invitation/${id}/extension`,
    form: () => ({}),
  },
  {
    name: "choosing a campaign for an invitation",
    as: "otherBrand",
    foreign: ({ campaignId }) => campaignId,
    path: (id) => `/brand/athletes/:otherAthleteId/invite.data?campaign=${id}`,
  },
  {
    name: "handing in content for a deal",
    as: "otherAthlete",
    foreign: ({ dealId }) => dealId,
    path: "/athlete/content/new",
    form: (dealId) => ({ id: newId(), dealId }),
  },
  {
    name: "choosing a deal for content",
    as: "otherAthlete",
    foreign: ({ dealId }) => dealId,
    path: (id) => `/athlete/content/new.data?deal=${id}`,
  },
  {
    name: "a discount code for a deal of another campaign",
    as: "otherBrand",
    foreign: ({ dealId }) => dealId,
    path: "/brand/campaigns/:otherCampaignId/links",
    form: (dealId) => ({ intent: "code", dealId, code: "MINE10" }),
  },
  ...["remind", "extend", "withdraw"].map((intent) => ({
    name: `several invitations of another brand: ${intent}`,
    as: "otherBrand" as const,
    foreign: ({ invitationId }: Owned) => invitationId,
    path: "/brand/campaigns/:otherCampaignId",
    form: (deal: string) => ({ intent, deal }),
  })),
  {
    name: "approving several content items of another brand",
    as: "otherBrand",
    foreign: ({ contentId }) => contentId,
    path: "/brand/campaigns/:otherCampaignId",
    form: (id) => ({ intent: "approve", content: `${id}:1` }),
  },
  {
    name: "paying several deals",
    as: "otherBrand",
    foreign: ({ dealId }) => dealId,
    path: "/brand/pay",
    form: (dealId) => ({ part: `${dealId}:1:54000` }),
  },
  {
    name: "writing to an athlete of another brand's campaign",
    as: "otherBrand",
    foreign: ({ dealId }) => dealId,
    path: (dealId) => `/brand/message.data?deal=${dealId}`,
  },
  {
    name: "sending a message to an athlete of another brand's campaign",
    as: "otherBrand",
    foreign: ({ dealId }) => dealId,
    path: "/brand/message",
    form: (deal) => ({ id: newId(), deal, message: "Hello" }),
  },
  {
    name: "what can be changed of another brand's offers",
    as: "otherBrand",
    foreign: ({ invitationId }) => invitationId,
    path: (invitationId) => `/brand/fees.data?deal=${invitationId}`,
  },
  {
    name: "changing another brand's offers",
    as: "otherBrand",
    foreign: ({ invitationId }) => invitationId,
    path: "/brand/fees",
    form: (invitationId) => ({ offer: `${invitationId}:1`, fee: "500" }),
  },
  {
    name: "what can be signed of another brand's deal",
    as: "otherBrand",
    foreign: ({ dealId }) => dealId,
    path: (dealId) => `/brand/sign.data?deal=${dealId}`,
  },
  {
    name: "signing another brand's contract with others",
    as: "otherBrand",
    foreign: ({ contractId }) => contractId,
    path: "/brand/sign",
    form: (id) => ({ contract: `${id}:${"0".repeat(64)}`, name: "Someone", password: "guess" }),
  },
  ...["campaign", "deal", "receipt", "returned"].map((name) => ({
    name: `what can be paid, with the ${name} of another brand`,
    as: "otherBrand" as const,
    foreign: ({ campaignId, dealId }: Owned) => (name === "campaign" ? campaignId : dealId),
    path: (id: string) => `/brand/pay.data?${name}=${id}`,
  })),
  {
    name: "dismissing a match",
    as: "otherBrand",
    foreign: ({ campaignId }) => campaignId,
    path: "/brand/matches",
    form: (campaignId, { otherAthleteId }) => ({
      intent: "dismiss",
      campaignId,
      athleteId: otherAthleteId,
      reason: "too_small",
    }),
  },
  {
    name: "taking a dismissal back",
    as: "otherBrand",
    foreign: ({ campaignId }) => campaignId,
    path: "/brand/matches",
    form: (campaignId, { athleteId }) => ({ intent: "undo", campaignId, athleteId }),
  },
  {
    name: "the matches of a campaign",
    as: "otherBrand",
    foreign: ({ campaignId }) => campaignId,
    path: (id) => `/brand/matches.data?campaign=${id}`,
  },
  {
    name: "going on after an open campaign",
    as: "otherAthlete",
    foreign: ({ draftId }) => draftId,
    path: (id) => `/athlete/campaigns.data?tab=available&after=${id}`,
  },
  {
    name: "the draft that saves itself",
    as: "otherAthlete",
    foreign: ({ contentId }) => contentId,
    path: (id) => `/athlete/content/${id}/draft`,
    form: () => ({ intent: "save", title: "Mine", description: "#ad Mine" }),
  },
  {
    name: "a campaign as a template",
    as: "otherBrand",
    foreign: ({ campaignId }) => campaignId,
    path: (id) => `/brand/campaigns/new.data?template=${id}`,
  },
  {
    name: "resolving a comment of another piece",
    as: "otherBrand",
    foreign: ({ commentId }) => commentId,
    path: "/brand/content/:otherContentId",
    form: (commentId) => ({ intent: "resolve", commentId }),
  },
  {
    name: "editing a comment of another piece",
    as: "otherAthlete",
    foreign: ({ commentId }) => commentId,
    path: "/athlete/content/:otherContentId",
    form: (commentId) => ({ intent: "edit-comment", commentId, comment: "Mine" }),
  },
  {
    name: "answering a comment of another piece",
    as: "otherBrand",
    foreign: ({ commentId }) => commentId,
    path: "/brand/content/:otherContentId",
    form: (parentId) => ({ intent: "comment", id: newId(), parentId, comment: "Me too" }),
  },
  {
    name: "pinning a comment to a file of another piece",
    as: "otherBrand",
    foreign: ({ mediaId }) => mediaId,
    path: "/brand/content/:otherContentId",
    form: (mediaId) => ({ intent: "comment", id: newId(), mediaId, comment: "Here" }),
  },
  {
    name: "a dispute about a deal",
    as: "otherAthlete",
    foreign: ({ dealId }) => dealId,
    path: "/disputes/file",
    form: (dealId) => ({
      id: newId(),
      dealId,
      type: "other",
      title: "Mine",
      description: "Mine",
    }),
  },
  {
    name: "accepting an offer in another dispute",
    as: "otherBrand",
    foreign: ({ offerId }) => offerId,
    path: "/disputes/:otherDisputeId",
    form: (offerId) => ({ intent: "accept-offer", offerId }),
  },
  {
    name: "declining an offer in another dispute",
    as: "otherBrand",
    foreign: ({ offerId }) => offerId,
    path: "/disputes/:otherDisputeId",
    form: (offerId) => ({ intent: "decline-offer", offerId }),
  },
  {
    name: "going on after a dispute",
    as: "otherBrand",
    foreign: ({ disputeId }) => disputeId,
    path: (id) => `/disputes.data?after=${id}`,
  },
  {
    name: "going on after a campaign of the list",
    as: "otherBrand",
    foreign: ({ campaignId }) => campaignId,
    path: (id) => `/brand/campaigns.data?after=${id}`,
  },
  {
    name: "going on after a conversation",
    as: "otherAthlete",
    foreign: ({ conversationId }) => conversationId,
    path: (id) => `/messages.data?after=9999999999999-${id}`,
  },
  {
    name: "reading a conversation",
    as: "otherAthlete",
    foreign: ({ conversationId }) => conversationId,
    path: (id) => `/messages/${id}/read`,
    form: () => ({ seq: "1" }),
  },
  {
    name: "going on after an invitation",
    as: "otherAthlete",
    foreign: ({ campaignId }) => campaignId,
    path: (id) => `/athlete/campaigns.data?tab=mine&after=${id}`,
  },
];

type Owned = World["ids"] & {
  interestId: string;
  commentId: string;
  mediaId: string;
  /** A content item of the strangers' own. */
  otherContentId: string;
  offerId: string;
  /** A dispute of the strangers' own. */
  otherDisputeId: string;
  /** A campaign of the strangers' own. */
  otherCampaignId: string;
  draftId: string;
  deviceId: string;
  notificationId: string;
  searchId: string;
  deletedSearchId: string;
  templateId: string;
  /** An accepted invitation of the strangers' own. */
  otherInvitationId: string;
};

type Ask = (path: string, asked?: RequestOptions) => Promise<Response>;

const test = base.extend<object, { world: World & { owned: Owned; as: Record<Role, Ask> } }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const world = await makeWorld();
      const owned = await ownRows(world);
      const as: Partial<Record<Role, Ask>> = {};
      for (const role of ["otherBrand", "otherAthlete"] as const)
        as[role] = await authedClient(world.db, world.people[role]);
      await use({ ...world, owned, as: as as Record<Role, Ask> });
      world.db.client.close();
    },
    { scope: "worker" },
  ],
});

/** What the first brand and the first athlete have beside their campaign and its content. */
async function ownRows({ db, people, ids, draftId }: World): Promise<Owned> {
  const { brand, athlete } = people;
  const [notificationId, searchId, deletedSearchId] = [newId(), newId(), newId()];
  const templateId = newId();
  const now = Date.now();
  const search = { brandId: brand.brandId, name: "Runners", query: "?sport=Running" };
  await db.write([
    db.orm.insert(notifications).values({
      id: notificationId,
      userId: athlete.userId,
      kind: "campaign.launched",
      category: "campaign",
      params: { company: "Private", title: "Private" },
      createdAt: now,
    }),
    db.orm.insert(savedSearches).values({ ...search, id: searchId, createdAt: now }),
    db.orm
      .insert(savedSearches)
      .values({ ...search, id: deletedSearchId, createdAt: now, deletedAt: now }),
    db.orm.insert(contractTemplates).values({
      id: templateId,
      brandId: brand.brandId,
      name: "Runners",
      terms: JSON.stringify(
        toTemplateTerms(termsOf({ fee: 100, deliverables: [REEL], endDate: null })),
      ),
      createdAt: now,
    }),
    sql`insert into recommendation_dismissals (id, brand_id, campaign_id, athlete_id, reason, created_at)
        values (${newId()}, ${brand.brandId}, ${ids.campaignId}, ${athlete.userId}, 'too_small', ${now})`,
  ]);
  // The strangers have a list of their own to page through.
  let theirs = "";
  for (let i = 0; i < 2; i++) theirs = await makeCampaign(db, people.otherBrand.brandId);
  const otherInvitationId = await makeInvitation(db, theirs, people.otherAthlete.userId);
  const otherContentId = await makeContent(
    db,
    theirs,
    people.otherAthlete.userId,
    "awaiting_review",
  );
  const mediaId = await makeMedia(db, ids.contentId, athlete.userId);
  const commentId = newId();
  await db.write([
    db.orm.insert(contentComments).values({
      id: commentId,
      contentId: ids.contentId,
      version: 1,
      userId: athlete.userId,
      comment: "Private",
      createdAt: now,
    }),
  ]);
  const offerId = await makeOffer(db, ids.disputeId, athlete);
  const otherDisputeId = await makeDispute(db, {
    brand: people.otherBrand,
    athlete: people.otherAthlete,
    campaignId: theirs,
  });
  const { id: deviceId } = await makeDevice(db, athlete);
  const interestId = await makeInterest(db, ids.campaignId, athlete.userId);
  const more = { deviceId, commentId, mediaId, otherContentId, offerId, otherDisputeId };
  const own = { templateId, otherInvitationId, otherCampaignId: theirs };
  return {
    ...ids,
    ...more,
    ...own,
    interestId,
    draftId,
    notificationId,
    searchId,
    deletedSearchId,
  };
}

/** Everything that belongs to the owners or that a stranger could have added. */
async function stateOf({ db, people, ids, draftId }: World) {
  const both = sql`(${ids.campaignId}, ${draftId})`;
  return db.read(
    db.orm.all(
      sql`select * from notifications where user_id = ${people.athlete.userId} order by id`,
    ),
    db.orm.all(sql`select * from push_subscriptions where user_id = ${people.athlete.userId}`),
    db.orm.all(
      sql`select * from saved_searches where brand_id = ${people.brand.brandId} order by id`,
    ),
    db.orm.all(sql`select * from contract_templates where brand_id = ${people.brand.brandId}`),
    db.orm.all(sql`select * from campaigns where id in ${both} order by id`),
    db.orm.all(sql`select * from campaign_invitations where campaign_id in ${both} order by id`),
    db.orm.all(sql`select * from deals where campaign_id in ${both} order by id`),
    db.orm.all(sql`select * from campaign_interests where campaign_id in ${both} order by id`),
    db.orm.all(sql`select * from content_submissions where campaign_id in ${both} order by id`),
    db.orm.all(sql`select * from content_comments where content_id = ${ids.contentId} order by id`),
    db.orm.all(
      sql`select * from conversation_participants where conversation_id = ${ids.conversationId}`,
    ),
    db.orm.all(sql`select * from messages where conversation_id = ${ids.conversationId}`),
    db.orm.all(sql`select * from disputes where campaign_id in ${both}`),
    db.orm.all(sql`select * from discount_codes where campaign_id in ${both}`),
    db.orm.all(sql`select * from dispute_offers where dispute_id = ${ids.disputeId}`),
    db.orm.all(
      sql`select * from recommendation_dismissals where campaign_id in ${both} order by id`,
    ),
  );
}

/** An answer without ids, moments and the number of open campaigns, which other tests change. */
const comparable = async (response: Response) => ({
  status: response.status,
  location: response.headers.get("Location"),
  text: (await response.text())
    .replace(/[0-9a-z]{26,}/g, "")
    .replace(/\d{13}/g, "")
    .replace(/(?<="availableCount",")\d+/, ""),
});

for (const { name, as, foreign, path, form } of CASES)
  test(`${name}: a foreign id responds like an unknown one`, async ({ world }) => {
    const { owned } = world;
    const askWith = async (id: string) => {
      const address = typeof path === "string" ? path : path(id);
      return comparable(
        await world.as[as](
          address
            .replace(":otherAthleteId", owned.otherAthleteId)
            .replace(":otherContentId", owned.otherContentId)
            .replace(":otherDisputeId", owned.otherDisputeId)
            .replace(":otherCampaignId", owned.otherCampaignId),
          form ? { form: form(id, owned) } : {},
        ),
      );
    };
    const before = await stateOf(world);
    const unknown = await askWith(UNKNOWN);
    expect(await askWith(foreign(owned))).toEqual(unknown);
    expect(unknown.status).toBeLessThan(500);
    expect(await stateOf(world)).toEqual(before);
  });

test("every id that a form or a query may carry is listed here", () => {
  const files = ["routes", "features", "platform"].flatMap((folder) =>
    readdirSync(join(root, "app", folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".test.ts"))
      .map((file) => `${folder}/${file}`),
  );
  expect([...new Set(files.flatMap(idsIn))].sort()).toEqual(Object.keys(FIELDS).sort());
});
