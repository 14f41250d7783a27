import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { loadBrief } from "~/features/campaigns/campaigns/brief.server";
import { toBriefStart } from "~/features/campaigns/campaigns/brief-start";
import {
  editCampaign,
  loadCampaignToEdit,
} from "~/features/campaigns/campaigns/edit-campaign.server";
import { editCampaignSchema } from "~/features/campaigns/campaigns/schema";
import { closeContract } from "~/features/deals/contracts/change.server";
import { loadContractPage } from "~/features/deals/contracts/contract.server";
import { drawUpContract, startContract } from "~/features/deals/contracts/draw-up.server";
import type { Terms } from "~/features/deals/contracts/terms";
import { listChangesSinceAccepting } from "~/features/deals/deals/changes-since-accepting.server";
import { invite } from "~/features/deals/invitations/invite.server";
import {
  listAthleteCampaigns,
  loadCampaignForAthlete,
} from "~/features/deals/invitations/queries.server";
import { respondToInvitation } from "~/features/deals/invitations/respond-to-invitation.server";
import { NO_AVAILABLE_FILTERS } from "~/features/finding/interests/available";
import { listAvailableCampaigns } from "~/features/finding/interests/available.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { newId } from "~db/columns";
import { campaignInvitations, campaignVersions } from "~db/schema";
import { type CampaignTerms, ON_APPROVAL, USUAL_CAMPAIGN_TERMS } from "~db/terms";
import { commandContext } from "../support/command-context";
import { REEL } from "../support/deliverables";
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
  const campaignId = await makeCampaign(db, brand.brandId, {
    terms,
    deliverables: [REEL],
  });
  const id = newId();
  const ctx = commandContext(db, brand);
  const form = { id, campaignId, fee: 450, deliverables: ["1 Instagram reel"] };
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
  expect(await listChangesSinceAccepting(db, athlete.userId, id)).toEqual([
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
  const campaignId = await makeCampaign(db, brand.brandId, { deliverables: [REEL] });
  const dealId = await makeInvitation(db, campaignId, athlete.userId);
  const ctx = commandContext(db, brand);
  expect((await loadBrief(db, brand.brandId, campaignId))?.brief.terms).toEqual(
    USUAL_CAMPAIGN_TERMS,
  );
  expect(await changeTerms(ctx, campaignId, {})).toBeNull();
  expect((await startContract(ctx, dealId)).terms).toMatchObject({ useMonths: 6, revisions: 2 });
});

test("an athlete reads one fee on the card, on the page and in the invitation", async () => {
  const { id, campaignId, athlete } = await makeOffer();
  const ctx = commandContext(db, athlete);
  const other = commandContext(db, await makeAthlete(db));
  const cards = await listAvailableCampaigns(other, NO_AVAILABLE_FILTERS, null);
  expect(cards.items.find((one) => one.id === campaignId)?.fee).toBe("£300 to £600");
  expect((await loadCampaignForAthlete(other, campaignId)).offer).toMatchObject({
    fee: "£300 to £600",
    isOwnFee: false,
    rights: "On its own channels and in paid ads, 3 months in the UK and the EU",
    exclusivity: "Running and sports shoes, 2 months in all countries",
  });

  const [invited] = (await listAthleteCampaigns(ctx, "invitations", null)).items;
  const page = await loadCampaignForAthlete(ctx, campaignId);
  expect(page.invitation?.id).toBe(id);
  expect(page.offer).toMatchObject({ fee: "£450", isOwnFee: true });
  expect(invited?.offer).toEqual(page.offer);
  expect(page.invitation?.terms).toEqual(OFFERED);
});

test("athletes find campaigns by what they pay; their own rate is always enough", async () => {
  const companyName = `Brand ${newId()}`;
  const brand = await makeBrand(db, { companyName });
  const pays = (from: number | null, to: number | null) =>
    makeCampaign(db, brand.brandId, {
      terms: { ...USUAL_CAMPAIGN_TERMS, feeFrom: from, feeTo: to },
    });
  const [fixed, range, rate] = [
    await pays(40_000, 40_000),
    await pays(30_000, 60_000),
    await pays(null, null),
  ];
  const ctx = commandContext(db, await makeAthlete(db));
  const found = async (fee: string) => {
    const filters = { ...NO_AVAILABLE_FILTERS, q: companyName, fee };
    return (await listAvailableCampaigns(ctx, filters, null)).items.map(({ id }) => id).sort();
  };
  expect(await found("")).toEqual([fixed, range, rate].sort());
  expect(await found("400")).toEqual([fixed, range, rate].sort());
  expect(await found("400.01")).toEqual([range, rate].sort());
  expect(await found("600.01")).toEqual([rate]);
});

test("a contract names what the invitation did not say, and nothing where it says the same", async () => {
  const { id: dealId, ctx, athlete } = await makeOffer();
  const reader = commandContext(db, athlete);
  await respondToInvitation(reader, dealId, "accept");
  const { terms } = await startContract(ctx, dealId);
  const draw = async (own: Partial<Terms>) => {
    const id = newId();
    await drawUpContract(ctx, dealId, { id, terms: { ...terms, ...own } });
    const { newTerms } = await loadContractPage(reader, id);
    await closeContract(ctx, id, { intent: "withdraw" });
    return newTerms.map(({ label, before, after }) => [label, before, after]);
  };
  expect(await draw({})).toEqual([]);
  expect(await draw({ fee: 40_000, exclusiveMonths: 6, noticeDays: 30 })).toEqual([
    ["Fee", "£450", "£400"],
    ["Length of exclusivity", "2 months", "6 months"],
    ["Notice", "14 days", "30 days"],
  ]);
});
