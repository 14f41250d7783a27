import { type SQL, sql } from "drizzle-orm";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { readOwnAccount } from "~/features/identity/accounts/prove-password.server";
import type { AuthContext } from "~/features/identity/accounts/sessions.server";
import { audit } from "~/platform/audit";
import type { Statement } from "~db/client";
import type { Country, ProductCategory } from "~db/constants";
import { contractSignatures } from "~db/schema";
import type { CarriedTerms } from "../invitations/offer";
import { SIGNED_OFFERS } from "../rights/contract-conflicts.server";
import { CONSENT_TO_OFFER } from "./added-terms";
import { consentTo } from "./fields";
import { recordSignature, recordVersion } from "./record-entries.server";
import { putIntoForce } from "./second-signature.server";
import { proveSigner } from "./sign.server";
import { contractMachine } from "./status";
import { summariseTerms } from "./summarise-terms";
import { termsOf } from "./terms";
import { readVersion, serializeWithDigest } from "./version";

/*
 * A brand may sign each offer when it sends it: the whole contract is stored with its signature, and the athlete's signature
 * completes it (docs/decisions/0108). The contract has the id of its deal, which is that of the invitation.
 */

/** What a brand's member types to sign offers; none of it if they are not to be signed. */
export interface OfferSigning {
  name?: string | undefined;
  otherName?: boolean | undefined;
  password?: string | undefined;
}

/** The name of a brand's member who signs offers; null: they are not signed. @throws FieldError like `proveSigner` */
export async function proveOfferSigner(
  { actor }: CommandContext,
  { name, otherName = false, password }: OfferSigning,
  auth: AuthContext | undefined,
) {
  if (!name || !password || !auth) return null;
  await proveSigner(auth, await readOwnAccount(auth, actor), { name, otherName, password });
  return name;
}

interface OfferToSign extends CarriedTerms {
  /** Of the invitation. */
  id: string;
  /** Of the offer. */
  number: number;
  athlete: { id: string; name: string };
}

/**
 * Signs offers of invitations that the same batch has stored. Stands behind them.
 * @param campaign as the batch has compared it
 */
export async function signOffers(
  ctx: CommandContext,
  name: string,
  campaign: {
    id: string;
    title: string;
    startDate: string | null;
    endDate: string | null;
    audience: Country[];
    category: ProductCategory | null;
    company: string;
    version: number;
  },
  offers: readonly OfferToSign[],
): Promise<Statement[]> {
  const { actor, now, request } = ctx;
  const { id: campaignId, title, startDate, endDate, audience, category, company } = campaign;
  const signed = await Promise.all(
    offers.map(async ({ id, number, athlete, ...carried }) => ({
      id,
      number,
      ...(await serializeWithDigest({
        contract: id,
        number: 1,
        sentAt: now,
        campaign: { id: campaignId, title, startDate, endDate },
        brand: { id: actor.brandId, name: company || "The brand" },
        athlete,
        audience,
        terms: termsOf({ ...carried, endDate, category }),
      })),
    })),
  );
  return [
    sql`insert into offer_signatures (invitation_id, number, campaign_version, body, hash, user_id, name, consent,
        ip_address, user_agent, signed_at)
      select signed.value ->> 'id', signed.value ->> 'number', ${campaign.version}, signed.value ->> 'body', signed.value ->> 'hash',
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

/** A column of a query over `campaign_invitations` and `campaigns`: what the brand has signed of the newest offer, while the campaign is unchanged. */
export const offerSignature = sql<{ hash: string; name: string; at: number } | null>`(
  select json_object('hash', hash, 'name', name, 'at', signed_at) from offer_signatures
  where invitation_id = campaign_invitations.id and number = campaign_invitations.offer
    and campaign_version = campaigns.version)`.mapWith(JSON.parse);

/** The contract that the athlete completes by accepting the newest offer of a campaign; null if its brand has not signed it. */
export async function loadOfferToSign({ db, actor }: CommandContext, campaignId: string) {
  const [[row]] = await db.read(
    db.orm.all<{ body: string; hash: string; name: string }>(sql`
      select version.body, version.hash, version.name from ${SIGNED_OFFERS}
      where campaign_invitations.campaign_id = ${campaignId}
        and campaign_invitations.athlete_id = ${actor.personId}`),
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

interface SignedOffer {
  id: string;
  campaignId: string;
  athleteId: string;
  title: string;
  /** The number of the offer. */
  offer: number;
  signature: { hash: string; name: string; at: number };
}

/** Makes the contract of an accepted offer and puts it into force. Stands behind the statements that make the deal. */
export function completeOffer(
  ctx: CommandContext,
  { id, campaignId, athleteId, title, offer, signature: { hash, ...brand } }: SignedOffer,
  name: string,
): Statement[] {
  const { db, actor, now, request } = ctx;
  const { sign, signLast } = contractMachine.steps;
  const entry = { id, dealId: id, campaignId, athleteId };
  const contract = { ...entry, kind: "contract" as const, amends: null };
  const signed = (columns: SQL) =>
    sql`select ${columns} from offer_signatures where invitation_id = ${id} and number = ${offer}`;
  return [
    sql`insert into contracts (id, deal_id, campaign_id, brand_id, athlete_id, title, status, version, proposed_by,
        offered_at, created_at)
      select id, id, campaign_id, brand_id, athlete_id, ${title}, ${sign.to}, 1, 'brand', ${brand.at}, ${brand.at}
      from deals where id = ${id}`,
    sql`insert into contract_versions (contract_id, number, proposed_by, body, hash, created_at)
      ${signed(sql`invitation_id, 1, 'brand', body, hash, signed_at`)}`,
    sql`insert into contract_signatures (contract_id, number, side, user_id, name, consent, hash, ip_address, user_agent,
        signed_at)
      ${signed(sql`invitation_id, 1, 'brand', user_id, name, consent, hash, ip_address, user_agent, signed_at`)}`,
    db.orm.insert(contractSignatures).values({
      contractId: id,
      number: 1,
      side: "athlete",
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
    ...recordVersion(contract, { number: 1, by: "brand", hash, at: now }),
    ...recordSignature(contract, { version: 1, hash, by: "brand", name: brand.name, at: now }),
    ...recordSignature(contract, { version: 1, hash, by: "athlete", name, at: now }),
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
