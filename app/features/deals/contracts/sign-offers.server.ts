import { type SQL, sql } from "drizzle-orm";
import type { CommandContext } from "~/features/identity/accounts/actor";
import type { AuthContext } from "~/features/identity/accounts/sessions.server";
import { audit } from "~/platform/audit";
import type { Statement } from "~db/client";
import type { Country, ProductCategory, Side } from "~db/constants";
import { contractSignatures } from "~db/schema";
import type { CarriedTerms } from "../invitations/offer";
import { signedOffer } from "../rights/contract-conflicts.server";
import { CONSENT_TO_OFFER } from "./added-terms";
import { consentTo } from "./fields";
import { recordSignature, recordVersion } from "./record-entries.server";
import { putIntoForce } from "./second-signature.server";
import { proveSigner, readSigner } from "./sign.server";
import { contractMachine } from "./status";
import { summariseTerms } from "./summarise-terms";
import { termsOf } from "./terms";
import { readVersion, serializeWithDigest } from "./version";

/*
 * A side may sign each offer when it sends it: the whole contract is stored with its signature, and the signature of the side
 * that accepts completes it (docs/decisions/0108). The contract has the id of its deal, which is that of the invitation.
 */

/** What is typed to sign offers; none of it if they are not to be signed. */
export interface OfferSigning {
  name?: string | undefined;
  otherName?: boolean | undefined;
  password?: string | undefined;
  passkey?: string | undefined;
}

/** Who signs offers. */
export interface OfferSigner {
  name: string;
  /** What the batch of the offers begins with. */
  proof: Statement[];
}

/** Null: the offers are not signed. @throws FieldError like `proveSigner` */
export async function proveOfferSigner(
  ctx: CommandContext,
  { name, otherName = false, password, passkey }: OfferSigning,
  auth: AuthContext | undefined,
): Promise<OfferSigner | null> {
  if (!name || !(password || passkey) || !auth) return null;
  const attempt = await readSigner(auth, ctx, { password, passkey });
  return { name, proof: await proveSigner(auth, ctx, attempt, { name, otherName }) };
}

interface OfferToSign extends CarriedTerms {
  /** Of the invitation. */
  id: string;
  /** Of the offer. */
  number: number;
  athlete: { id: string; name: string };
}

interface OfferedCampaign {
  id: string;
  brandId: string;
  title: string;
  startDate: string | null;
  endDate: string | null;
  audience: Country[];
  category: ProductCategory | null;
  company: string;
  version: number;
}

/**
 * Signs offers of invitations that the same batch has stored. Stands behind them.
 * @param campaign as the batch has compared it
 */
export async function signOffers(
  ctx: CommandContext,
  name: string,
  campaign: OfferedCampaign,
  offers: readonly OfferToSign[],
): Promise<Statement[]> {
  return storeSignatures(ctx, name, campaign, await sealOffers(ctx, campaign, offers));
}

/**
 * Signs the contract of an offer that the actor accepts and that the other side has not signed, which signs next. Stands behind
 * the statements that make the deal.
 */
export async function signAcceptedOffer(
  ctx: CommandContext,
  name: string,
  campaign: OfferedCampaign,
  offer: OfferToSign,
): Promise<Statement[]> {
  const signed = await sealOffers(ctx, campaign, [offer]);
  const { id, number, athlete } = offer;
  const accepted = {
    ...{ id, campaignId: campaign.id, athleteId: athlete.id },
    ...{ title: campaign.title, offer: number },
  };
  return [
    ...storeSignatures(ctx, name, campaign, signed),
    ...signed.flatMap(({ hash }) =>
      drawUpOffer(ctx, accepted, ctx.actor.type as Side, { hash, name, at: ctx.now }),
    ),
  ];
}

/** The contract of each offer, as it is stored. */
function sealOffers(
  ctx: CommandContext,
  campaign: OfferedCampaign,
  offers: readonly OfferToSign[],
) {
  const {
    id: campaignId,
    brandId,
    title,
    startDate,
    endDate,
    audience,
    category,
    company,
  } = campaign;
  return Promise.all(
    offers.map(async ({ id, number, athlete, ...carried }) => ({
      id,
      number,
      ...(await serializeWithDigest({
        contract: id,
        number: 1,
        sentAt: ctx.now,
        campaign: { id: campaignId, title, startDate, endDate },
        brand: { id: brandId, name: company || "The brand" },
        athlete,
        audience,
        terms: termsOf({ ...carried, endDate, category }),
      })),
    })),
  );
}

function storeSignatures(
  ctx: CommandContext,
  name: string,
  { version }: OfferedCampaign,
  signed: Awaited<ReturnType<typeof sealOffers>>,
): Statement[] {
  const { actor, now, request } = ctx;
  return [
    // The brand may sign what an athlete signed for an earlier version of the campaign.
    sql`insert or replace into offer_signatures (invitation_id, number, campaign_version, body, hash, user_id, name, consent,
        ip_address, user_agent, signed_at)
      select signed.value ->> 'id', signed.value ->> 'number', ${version}, signed.value ->> 'body', signed.value ->> 'hash',
        ${actor.personId}, ${name}, ${CONSENT_TO_OFFER}, ${request.ip}, ${request.userAgent}, ${now}
      from json_each(${JSON.stringify(signed)}) signed`,
    ...signed.map(({ id, hash }) =>
      audit(ctx, {
        userId: actor.personId,
        action: "offer_signed",
        resourceType: "invitation",
        resourceId: id,
        detail: { signature: name, hash },
      }),
    ),
  ];
}

/** A column of a query over `campaign_invitations` and `campaigns`: the signature of the side that made the newest offer, while the campaign is unchanged. */
export const offerSignature = sql<{ hash: string; name: string; at: number } | null>`(
  select json_object('hash', hash, 'name', name, 'at', signed_at) from offer_signatures
  where invitation_id = campaign_invitations.id and number = campaign_invitations.offer
    and campaign_version = campaigns.version)`.mapWith(JSON.parse);

/** The contract that is completed by accepting the newest offer; null if the side that made it has not signed it. */
export async function loadOfferToSign(
  ctx: CommandContext,
  invitation: Parameters<typeof signedOffer>[1],
) {
  const [[row]] = await ctx.db.read(
    ctx.db.orm.all<{ body: string; hash: string; name: string }>(
      sql`select version.body, version.hash, version.name from ${signedOffer(ctx, invitation)}`,
    ),
  );
  if (!row) return null;
  const { clauses } = readVersion(row.body);
  return {
    hash: row.hash,
    signedBy: row.name,
    summary: summariseTerms(clauses),
    clauses: clauses.map((clause) => ({ ...clause, comments: [] })),
  };
}

interface AcceptedOffer {
  id: string;
  campaignId: string;
  athleteId: string;
  title: string;
  /** The number of the offer. */
  offer: number;
}

interface OfferSignature {
  hash: string;
  name: string;
  at: number;
}

const contractOf = ({ id, campaignId, athleteId }: AcceptedOffer) => ({
  ...{ id, dealId: id, campaignId, athleteId },
  ...{ kind: "contract" as const, amends: null },
});

/** Makes the contract of an accepted offer that one side has signed. Stands behind the statements that make the deal. */
export function drawUpOffer(
  { now }: CommandContext,
  offer: AcceptedOffer,
  by: Side,
  { hash, name, at }: OfferSignature,
): Statement[] {
  const { id, title } = offer;
  const signed = (columns: SQL) =>
    sql`select ${columns} from offer_signatures where invitation_id = ${id} and number = ${offer.offer}`;
  return [
    sql`insert into contracts (id, deal_id, campaign_id, brand_id, athlete_id, title, status, version, proposed_by,
        offered_at, created_at)
      select id, id, campaign_id, brand_id, athlete_id, ${title}, ${sign.to}, 1, ${by}, ${at}, ${at}
      from deals where id = ${id}`,
    sql`insert into contract_versions (contract_id, number, proposed_by, body, hash, created_at)
      ${signed(sql`invitation_id, 1, ${by}, body, hash, signed_at`)}`,
    sql`insert into contract_signatures (contract_id, number, side, user_id, name, consent, hash, ip_address, user_agent,
        signed_at)
      ${signed(sql`invitation_id, 1, ${by}, user_id, name, consent, hash, ip_address, user_agent, signed_at`)}`,
    ...recordVersion(contractOf(offer), { number: 1, by, hash, at: now }),
    ...recordSignature(contractOf(offer), { version: 1, hash, by, name, at: now }),
  ];
}

/** Puts the contract of an accepted offer into force, which its other side has signed. Stands behind `drawUpOffer`. */
export function completeOffer(
  ctx: CommandContext,
  offer: AcceptedOffer,
  hash: string,
  name: string,
): Statement[] {
  const { db, actor, now, request } = ctx;
  const { id } = offer;
  const side = actor.type as Side;
  return [
    db.orm.insert(contractSignatures).values({
      contractId: id,
      number: 1,
      side,
      userId: actor.personId,
      name,
      consent: consentTo("contract"),
      hash,
      ipAddress: request.ip,
      userAgent: request.userAgent,
      signedAt: now,
    }),
    sql`update contracts set status = ${signLast.to}, closed_at = ${now}, offered_at = ${now}
      where id = ${id} and status in ${signLast.from}`,
    ...recordSignature(contractOf(offer), { version: 1, hash, by: side, name, at: now }),
    ...putIntoForce(ctx, id),
    audit(ctx, {
      userId: actor.personId,
      action: "contract_signed",
      resourceType: "contract",
      resourceId: id,
      detail: { signature: name, version: 1, hash },
    }),
  ];
}

const { sign, signLast } = contractMachine.steps;
