import { z } from "zod";
import { FEE_TOO_SMALL, isPayableFee } from "~/features/billing/billing/smallest-payment";
import { MOST_DELIVERABLES } from "~/features/campaigns/terms/deliverables";
import {
  checks,
  contradictions,
  deliverables as offeredDeliverables,
  standardTerms,
  type TypedTerms,
} from "~/features/campaigns/terms/schema";
import { FEE_LIMIT } from "~/features/campaigns/terms/terms";
import { passkey } from "~/features/identity/passkeys/schema";
import { formatMoney, toPence } from "~/platform/money";
import { poundsTyped } from "~/platform/money-field";
import { lineText, paragraphs } from "~/platform/typed-text";
import { ID_PATTERN } from "~db/columns";
import { DECLINE_REASONS } from "~db/constants";
import { INVITATIONS_PER_HOUR, MESSAGE_LIMIT } from "./invitation-limits";

const FEE = "Please enter a fee in pounds, or 0 if there is none";

/** Typed in pounds. */
const fee = poundsTyped(
  FEE,
  FEE_LIMIT,
  `Fee must be at most ${formatMoney(toPence(FEE_LIMIT))}`,
).refine(isPayableFee, FEE_TOO_SMALL);

/** Lines of the brief. */
const deliverables = z.array(z.string().max(300)).max(MOST_DELIVERABLES).default([]);

/** Without scripts, a campaign that is chosen only now has had no boxes to tick: all are meant. */
const allDeliverables = z.boolean().optional();

/** Ticked: the brand says that its fees may exceed the campaign's budget. */
const overBudget = z.boolean().optional();

const campaignId = z.string({ error: "Please select a campaign" }).max(64);

/** Typed to sign the contract with an offer. */
const signing = {
  name: lineText(120, "Name must be at most 120 characters").optional(),
  otherName: z.boolean().optional(),
  password: z.string().max(200).optional(),
  passkey: passkey.optional(),
};

/** Of the contract that was read, where accepting signs it. */
const hash = z.string().max(64).optional();

/** Ticked: the signer has read what the contract conflicts with. */
const acknowledged = z.boolean().optional();

const isWhole = checks<{ name?: string; password?: string; passkey?: string }>(function* ({
  name,
  password,
  passkey,
}) {
  if (name && !password && !passkey) yield [["password"], "Please enter your password"];
  if ((password || passkey) && !name) yield [["name"], "Please type your full name"];
});

const message = paragraphs(
  MESSAGE_LIMIT,
  `Message must be at most ${MESSAGE_LIMIT} characters`,
).optional();

export const inviteSchema = z
  .object({
    /** The invitation's id, made with the form: sending the form twice makes one invitation. */
    id: z.string().regex(ID_PATTERN),
    campaignId,
    fee,
    overBudget,
    deliverables,
    allDeliverables,
    message,
    /** Set by the form in a dialog, whose page stays. */
    inPlace: z.string().optional(),
    returnTo: z.string().optional(),
    ...signing,
  })
  .check(isWhole);

export type Invite = z.infer<typeof inviteSchema>;

export const inviteManySchema = z
  .object({
    /** Of the form; each invitation's id is made of it. */
    id: z.string().regex(ID_PATTERN),
    campaignId,
    offers: z
      .array(
        z.object({
          athleteId: z.string().max(64),
          /** Ticked. */
          invite: z.boolean().optional(),
          /** Instead of the fee for all. */
          fee: fee.optional(),
        }),
      )
      .max(INVITATIONS_PER_HOUR),
    /** For all who have none of their own. */
    fee: fee.optional(),
    overBudget,
    deliverables,
    allDeliverables,
    message,
    ...signing,
  })
  .check(isWhole)
  .superRefine(({ offers, fee }, issues) => {
    const invited = offers.filter(({ invite }) => invite);
    if (invited.length === 0)
      issues.addIssue({
        code: "custom",
        path: ["offers"],
        message: "Please select at least one athlete",
      });
    else if (fee === undefined && invited.some((offer) => offer.fee === undefined))
      issues.addIssue({ code: "custom", path: ["fee"], message: FEE });
  });

export type InviteMany = z.infer<typeof inviteManySchema>;

const { use, useMonths, useTerritory, exclusiveIn, exclusiveMonths, exclusiveTerritory } =
  standardTerms;
/** The standard terms that an offer may change. */
const rights = {
  ...{ use, useMonths, useTerritory },
  ...{ exclusiveIn, exclusiveMonths, exclusiveTerritory },
};

/** Another offer of either side. */
export const offerSchema = z
  .object({
    expectedOffer: z.int(),
    fee,
    deliverables: offeredDeliverables,
    ...rights,
    note: message,
    overBudget,
    acknowledged,
    ...signing,
  })
  .check(isWhole)
  .check(checks<Partial<TypedTerms>>((typed) => contradictions(typed, undefined)));

export type OfferForm = z.infer<typeof offerSchema>;

/** The id and the number of an offer that was read. */
const READ_OFFER = /^[0-9a-z]{26}:\d{1,2}$/;

/** Another fee for several invitations. */
export const changeFeesSchema = z
  .object({
    offer: z
      .array(z.string().regex(READ_OFFER))
      .min(1, "Tick the offers to change")
      .max(INVITATIONS_PER_HOUR),
    fee,
    overBudget,
    ...signing,
  })
  .check(isWhole);

export type ChangeFees = z.infer<typeof changeFeesSchema>;

/** The brand accepts the athlete's offer, and signs the contract if it likes. */
export const agreeSchema = z
  .object({ expectedOffer: z.int(), hash, acknowledged, overBudget, ...signing })
  .check(isWhole);

export type Agree = z.infer<typeof agreeSchema>;

/** A button about an invitation in its address. */
export const withdrawSchema = z.object({ returnTo: z.string().optional() });

export const acceptSchema = z.object({
  /** The invitation whose terms were read: another one to the same campaign may have other terms. */
  invitationId: z.string().max(64),
  /** The version of the campaign that was read. */
  expectedVersion: z.int(),
  /** The number of the offer that was read. */
  expectedOffer: z.int(),
  hash,
  name: signing.name,
  acknowledged,
});

export const declineSchema = z.object({
  invitationId: z.string().max(64),
  reason: z.enum(DECLINE_REASONS).optional().catch(undefined),
});

export const undoDeclineSchema = z.object({ invitationId: z.string().max(64) });
