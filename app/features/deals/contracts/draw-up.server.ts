import { and, eq, sql } from "drizzle-orm";
import { isOpen } from "~/features/campaigns/campaigns/policy.server";
import { notify } from "~/features/communication/notifications/notify";
import { type CommandContext, requireParty } from "~/features/identity/accounts/actor";
import { commit } from "~/platform/command";
import { conflict, notFound } from "~/platform/errors";
import { brokenUnique } from "~db/client";
import {
  brandProfiles,
  campaignInvitations,
  campaigns,
  contracts,
  contractVersions,
  deals,
  profiles,
} from "~db/schema";
import { currentContract, isInForce, PARTIES } from "./contract-rows.server";
import type { ContractDocument } from "./document";
import { contractNotifications } from "./notifications";
import { recordVersion } from "./record-entries.server";
import { applyTemplate } from "./templates";
import { listTemplates } from "./templates.server";
import { type Terms, termsOf } from "./terms";
import { serializeWithDigest } from "./version";

/** The deal that a contract is drawn up for, of this brand. */
async function readDeal({ db, actor }: CommandContext, dealId: string) {
  const [[found]] = await db.read(
    db.orm
      .select({
        fee: deals.fee,
        // An active deal has its invitation.
        deliverables: campaignInvitations.deliverables,
        terms: campaignInvitations.terms,
        athleteId: deals.athleteId,
        campaignId: campaigns.id,
        title: campaigns.title,
        startDate: campaigns.startDate,
        endDate: campaigns.endDate,
        audience: campaigns.audienceCountries,
        category: campaigns.category,
        ...PARTIES,
        currentContractId: currentContract,
      })
      .from(deals)
      .innerJoin(campaignInvitations, eq(campaignInvitations.id, deals.id))
      .innerJoin(campaigns, eq(campaigns.id, deals.campaignId))
      .innerJoin(brandProfiles, eq(brandProfiles.id, deals.brandId))
      .innerJoin(profiles, eq(profiles.id, deals.athleteId))
      .where(
        and(
          eq(deals.id, dealId),
          eq(deals.brandId, actor.brandId),
          eq(deals.status, "active"),
          isOpen("campaigns"),
        ),
      ),
  );
  return found;
}

/**
 * What the form begins with: the terms of the accepted invitation, or those of a template.
 * @throws AppError not_found unless the brand has such a deal, and such a template
 */
export async function startContract(
  ctx: CommandContext,
  dealId: string,
  templateId: string | null = null,
) {
  // Side by side: one round trip.
  const [found, templates] = await Promise.all([readDeal(ctx, dealId), listTemplates(ctx)]);
  const template = templates.find(({ id }) => id === templateId);
  if (!found || (templateId && !template)) throw notFound();
  const { currentContractId, athlete, title, campaignId } = found;
  const agreed = termsOf(found);
  return {
    currentContractId,
    athlete,
    title,
    campaignId,
    templates: templates.map(({ id, name }) => ({ id, name })),
    terms: template ? applyTemplate(agreed, template.terms) : agreed,
  };
}

/**
 * Sends the first version of a contract to the athlete. The same form sent twice makes one contract.
 * @throws AppError not_found, or conflict if the deal has a contract
 */
export async function drawUpContract(
  ctx: CommandContext,
  dealId: string,
  { id, terms }: { id: string; terms: Terms },
) {
  requireParty(ctx, "brand");
  const { db, actor, now } = ctx;
  const found = await readDeal(ctx, dealId);
  if (!found) throw notFound();
  if (found.currentContractId === id) return;
  if (found.currentContractId) throw conflict(EXISTS);
  const { athleteId, athlete, company, campaignId, title, startDate, endDate, audience } = found;
  const document: ContractDocument = {
    contract: id,
    number: 1,
    sentAt: now,
    campaign: { id: campaignId, title, startDate, endDate },
    brand: { id: actor.brandId, name: company },
    athlete: { id: athleteId, name: athlete },
    audience,
    terms,
  };
  const sealed = await serializeWithDigest(document);
  try {
    await commit(ctx, {
      change: sql`insert into contracts (id, deal_id, campaign_id, brand_id, athlete_id, title, status,
          version, proposed_by, offered_at, created_at)
        select ${id}, id, campaign_id, ${actor.brandId}, athlete_id, ${title}, 'pending', 1, 'brand', ${now}, ${now}
        from deals where id = ${dealId} and brand_id = ${actor.brandId} and status = 'active'
          and campaign_id in (select id from campaigns where ${isOpen("campaigns")})
          and not exists (select 1 from contracts
            where contracts.deal_id = deals.id and ${isInForce})`,
      effects: [
        db.orm.insert(contractVersions).values({
          contractId: id,
          number: 1,
          proposedBy: "brand",
          ...sealed,
          createdAt: now,
        }),
        ...recordVersion(
          { id, dealId, campaignId, athleteId, kind: "contract", amends: null },
          { number: 1, by: "brand", hash: sealed.hash, at: now },
        ),
        ...notify(ctx, contractNotifications.sent, {
          userId: athleteId,
          subjectId: id,
          params: { company, title },
        }),
      ],
      audit: { action: "contract_drawn_up", resourceType: "contract", resourceId: id },
    });
  } catch (error) {
    if (!brokenUnique(error)) throw error;
    // The same form, or another one for this deal, was faster.
    const [[own]] = await db.read(
      db.orm
        .select({ id: contracts.id })
        .from(contracts)
        .where(and(eq(contracts.id, id), eq(contracts.dealId, dealId))),
    );
    if (!own) throw conflict(EXISTS);
  }
}

const EXISTS = "There's already a contract for this deal. Propose a change to it instead.";
