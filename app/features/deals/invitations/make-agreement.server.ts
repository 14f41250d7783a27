import type { AcceptedTerms } from "~/events";
import { recordEntry } from "~/features/campaigns/record/entries.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { forecastPosts } from "~/features/profiles/reach/forecast-posts";
import { conflict } from "~/platform/errors";
import { FieldError } from "~/platform/forms";
import type { Side } from "~db/constants";
import { completeOffer, drawUpOffer } from "../contracts/sign-offers.server";
import { termsOf } from "../contracts/terms";
import { createDeal, storeDeliverables } from "../deals/deals.server";
import type { InvitationRow } from "./invitation-row.server";

/**
 * Makes the deal of an invitation that is accepted, on the terms of its newest offer.
 * @param name of who signs for the side that accepts, where the other side has signed its offer
 */
export function makeAgreement(ctx: CommandContext, row: InvitationRow, name?: string) {
  const { category, terms, signature } = row;
  const { deliverables } = signature ? termsOf({ ...terms, category }) : terms;
  return [
    createDeal(row.id, ctx.now),
    ...storeDeliverables(row.id, deliverables),
    ...recordAgreement(row, ctx.now),
    ...ctx.emit("invitation.accepted", agreedIn(row), ctx.now),
    ...(signature && name
      ? [
          ...drawUpOffer(ctx, row, row.offeredBy, signature),
          ...completeOffer(ctx, row, signature.hash, name),
        ]
      : []),
  ];
}

/** @throws AppError conflict unless this side may accept this offer */
export function requireNewestOffer(row: InvitationRow, side: Side, offer: number) {
  if (offer !== row.offer) throw conflict(STALE_OFFER);
  if (row.offeredBy === side) throw conflict(OWN_OFFER);
}

/** Of the side that accepts, where the other one has signed its offer: accepting signs the contract. */
export interface Signature {
  /** Of the contract that was read. */
  hash?: string | undefined;
  name?: string | undefined;
  /** Whether the signer has read what the contract conflicts with. */
  acknowledged?: boolean | undefined;
}

/** @throws FieldError at `name` or `acknowledged`; AppError conflict when another contract, or none, was read */
export function requireSignature(
  { signature }: InvitationRow,
  { hash, name, acknowledged }: Signature,
  conflicts: readonly string[],
) {
  if (signature?.hash !== hash) throw conflict(STALE_OFFER);
  if (!signature) return;
  if (!name) throw new FieldError({ name: ["Please type your full name"] });
  if (conflicts.length > 0 && !acknowledged) throw new FieldError({ acknowledged: [ACKNOWLEDGE] });
}

export const ACKNOWLEDGE = "Tick the box to sign although it conflicts";

export const STALE_OFFER = "There's a newer offer. Reload the page to read it before you answer.";
const OWN_OFFER = "This is your own offer. The other side answers it.";

export const PAST_LAST_DAY =
  "The campaign's last day has passed. You can accept once the brand moves its end date.";

const agreedIn = ({ id, campaignId, terms, ...athlete }: InvitationRow): AcceptedTerms => ({
  dealId: id,
  campaignId,
  followers: athlete.followers,
  expected: forecastPosts(athlete.channels, terms.deliverables, athlete.learned),
});

/** The entry of an acceptance in the record of its campaign. */
export const recordAgreement = (
  {
    id,
    campaignId,
    athleteId,
    brandId,
    version,
    terms,
  }: Pick<InvitationRow, "id" | "campaignId" | "athleteId" | "brandId" | "version" | "terms">,
  at: number,
) =>
  recordEntry({
    dealId: id,
    campaignId,
    athleteId,
    kind: "invitation_accepted",
    subjectId: id,
    body: { brand: brandId, briefVersion: version, currency: "GBP", ...terms },
    at,
  });
