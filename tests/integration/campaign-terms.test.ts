import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { loadBrief } from "~/features/campaigns/campaigns/brief.server";
import { toBriefStart } from "~/features/campaigns/campaigns/brief-start";
import {
  editCampaign,
  loadCampaignToEdit,
} from "~/features/campaigns/campaigns/edit-campaign.server";
import { editCampaignSchema } from "~/features/campaigns/campaigns/schema";
import { startContract } from "~/features/deals/contracts/draw-up.server";
import { listChangesSinceAccepting } from "~/features/deals/deals/changes-since-accepting.server";
import { respondToInvitation } from "~/features/deals/invitations/commands.server";
import { invite } from "~/features/deals/invitations/invite.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { newId } from "~db/columns";
import { campaignInvitations, campaignVersions } from "~db/schema";
import { type CampaignTerms, ON_APPROVAL, USUAL_CAMPAIGN_TERMS } from "~db/terms";
import { commandContext } from "../support/command-context";
import { makeAthlete, makeBrand, makeCampaign, makeInvitation } from "../support/factories";
import { database } from "../support/own-database";

const db = database();

const { feeFrom, feeTo, ...OFFERED } = {
  feeFrom: 30_000,
  feeTo: 60_000,
  revisions: 1,
  milestones: [
    { ...ON_APPROVAL, name: "To start", share: 40, release: "signing" },
    { ...ON_APPROVAL, name: "The rest", share: 60 },
  ],
  postDays: 90,
  sendsProduct: true,
  use: "paid",
  useMonths: 3,
  useTerritory: "uk_eu",
  exclusiveIn: "footwear",
  exclusiveMonths: 2,
  exclusiveTerritory: "worldwide",
} as const satisfies CampaignTerms;

async function makeOffer(terms: CampaignTerms = { ...OFFERED, feeFrom, feeTo }) {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  const campaignId = await makeCampaign(db, brand.brandId, { terms, deliverables: ["1 reel"] });
  const id = newId();
  const ctx = commandContext(db, brand);
  const form = { id, campaignId, fee: 450, deliverables: ["1 reel"] };
  await invite(ctx, athlete.userId, form);
  return { id, campaignId, brand, ctx, athlete };
}

/** Sends the form of the campaign with other terms. */
async function changeTerms(ctx: CommandContext, campaignId: string, terms: object) {
  const campaign = await loadCampaignToEdit(ctx, campaignId);
  const start = toBriefStart(campaign.brief);
  const form = editCampaignSchema(campaign.brief, campaign.version).parse({
    ...start,
    expectedVersion: campaign.version,
    terms: { ...start.terms, ...terms },
  });
  return editCampaign({ ...ctx, now: Date.now() }, campaign, form);
}

const storedTerms = async (id: string) => {
  const [[row]] = await db.read(
    db.orm
      .select({ terms: campaignInvitations.terms })
      .from(campaignInvitations)
      .where(eq(campaignInvitations.id, id)),
  );
  return row?.terms;
};

test("an invitation carries the campaign's terms, without the fees that others may get", async () => {
  const { id } = await makeOffer();
  expect(await storedTerms(id)).toEqual(OFFERED);
});

test("a contract is drawn up with the terms of the invitation that was accepted", async () => {
  const { id, ctx, campaignId, athlete } = await makeOffer();
  await changeTerms(ctx, campaignId, { use: "none", useMonths: undefined, revisions: 9 });
  await respondToInvitation(commandContext(db, athlete), id, "accept");
  const { terms } = await startContract(ctx, id);
  expect(terms).toMatchObject({ ...OFFERED, fee: 45_000 });
});

test("what changes in the terms after an acceptance is named line by line", async () => {
  const { id, ctx, campaignId, athlete } = await makeOffer();
  await respondToInvitation(commandContext(db, athlete), id, "accept");
  expect(await changeTerms(ctx, campaignId, { feeTo: 700, postDays: 30 })).toEqual({ notified: 1 });
  expect(await listChangesSinceAccepting(db, athlete.userId, campaignId)).toEqual([
    { label: "Fee", before: "£300 to £600", after: "£300 to £700" },
    { label: "Each post stays up for", before: "90 days", after: "30 days" },
  ]);
  const [[version]] = await db.read(
    db.orm
      .select({ terms: campaignVersions.terms })
      .from(campaignVersions)
      .where(eq(campaignVersions.campaignId, campaignId)),
  );
  expect(version?.terms).toEqual({ ...OFFERED, feeFrom, feeTo });
});

test("a campaign that says nothing has the usual terms, which a form without them keeps", async () => {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  const campaignId = await makeCampaign(db, brand.brandId);
  const dealId = await makeInvitation(db, campaignId, athlete.userId);
  const ctx = commandContext(db, brand);
  expect((await loadBrief(db, brand.brandId, campaignId))?.brief.terms).toEqual(
    USUAL_CAMPAIGN_TERMS,
  );
  expect(await changeTerms(ctx, campaignId, {})).toBeNull();
  expect((await startContract(ctx, dealId)).terms).toMatchObject({ useMonths: 6, revisions: 2 });
});
