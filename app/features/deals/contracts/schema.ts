import { z } from "zod";
import { FEE_TOO_SMALL, isPayableFee } from "~/features/billing/billing/smallest-payment";
import { deliverableOf } from "~/features/campaigns/terms/milestones";
import {
  CHOOSE,
  checks,
  contradictions,
  deliverables,
  deliverablesFrom,
  standardTerms,
  standardTermsFrom,
} from "~/features/campaigns/terms/schema";
import { FEE_LIMIT } from "~/features/campaigns/terms/terms";
import { passkey } from "~/features/identity/passkeys/schema";
import { formatMoney, toPence } from "~/platform/money";
import { poundsTyped } from "~/platform/money-field";
import { lineText, paragraphs } from "~/platform/typed-text";
import { ID_PATTERN } from "~db/columns";
import { PRODUCT_CATEGORIES } from "~db/constants";
import { LAWS } from "./added-terms";
import { CLAUSES } from "./clauses";
import { DELIVERED, type Ending } from "./document";
import { MOST_SIGNED } from "./fields";
import type { Terms } from "./terms";

const integerUpTo = (most: number, error: string) => z.int(error).min(0, error).max(most, error);

const pounds = (error: string) =>
  poundsTyped(error, FEE_LIMIT, `Please enter at most ${formatMoney(toPence(FEE_LIMIT))}`);

const text = (most: number, what: string) =>
  paragraphs(most, `${what} must be at most ${most} characters`).optional();

/** The terms as a form has them: the fee in pounds, and what is not said left empty. */
const terms = {
  ...standardTerms,
  fee: pounds("Please enter a fee in pounds, or 0 if there is none").refine(
    isPayableFee,
    FEE_TOO_SMALL,
  ),
  deliverables,
  noticeDays: integerUpTo(90, "Please enter 0 to 90 days"),
  cancellationFee: integerUpTo(100, "Please enter 0 to 100 percent"),
  law: z.enum(LAWS, CHOOSE),
  category: z.enum(PRODUCT_CATEGORIES, CHOOSE).optional(),
};

type Typed = z.infer<z.ZodObject<typeof terms>>;

/** A form of terms, with what is special to it. */
const withTerms = <Special extends z.ZodRawShape>(special: Special) =>
  z.object({ ...special, ...terms }).check(
    checks<Partial<Typed>>(function* (typed) {
      yield* contradictions(typed, Number(typed.fee));
      const { milestones, deliverables } = typed;
      if (!Array.isArray(milestones) || !Array.isArray(deliverables)) return;
      for (const [i, { release }] of milestones.entries())
        if ((deliverableOf(String(release)) ?? 1) > deliverables.length)
          yield [["milestones", i, "release"], "Please choose a deliverable of this contract"];
    }),
  );

export const termsFrom = (typed: Typed): Terms => ({
  ...standardTermsFrom(typed),
  fee: toPence(typed.fee),
  deliverables: deliverablesFrom(typed.deliverables),
  noticeDays: typed.noticeDays,
  cancellationFee: typed.cancellationFee,
  law: typed.law,
  category: typed.category ?? null,
});

export const drawUpSchema = withTerms({
  /** The id of the contract, made with the form. */
  id: z.string().regex(ID_PATTERN),
});

export const changeSchema = withTerms({
  /** The number of the version that the form began with. */
  expectedVersion: z.int(),
  note: text(1000, "Your message"),
});

export const amendSchema = withTerms({
  /** The id of the amendment, made with the form. */
  id: z.string().regex(ID_PATTERN),
  note: text(1000, "Your message"),
});

const ending = {
  endsOn: z.iso.date("Please enter a valid date"),
  brandPays: pounds("Please enter an amount in pounds, or 0 if nothing is left to pay"),
  delivered: z.enum(DELIVERED, CHOOSE),
  note: text(1000, "Your message"),
};

export const cancelSchema = z.object({
  /** The id of the cancellation, made with the form. */
  id: z.string().regex(ID_PATTERN),
  ...ending,
});

export const changeEndingSchema = z.object({
  /** The number of the version that the form began with. */
  expectedVersion: z.int(),
  ...ending,
});

export const endingFrom = ({
  endsOn,
  brandPays,
  delivered,
}: Omit<z.infer<typeof cancelSchema>, "id">): Ending => ({
  endsOn,
  brandPays: toPence(brandPays),
  delivered,
});

const NAME = "Please type your full name";

/** What a signer types, or the passkey in place of the password. */
const signature = {
  name: lineText(120, "Name must be at most 120 characters", NAME),
  /** Whether the signer wants to sign with another name than the account's. */
  otherName: z.boolean().optional(),
  password: z.string().max(200).optional(),
  passkey: passkey.optional(),
};

const isProven = checks<{ password?: string; passkey?: string }>(function* (typed) {
  if (!typed.password && !typed.passkey) yield [["password"], "Please enter your password"];
});

export const signSchema = z
  .object({
    /** Of the version that was read. */
    hash: z.string().regex(/^[0-9a-f]{64}$/),
    ...signature,
    /** Whether the signer has read what it conflicts with. */
    acknowledged: z.boolean().optional(),
    /** Whether a brand has said that the fee may exceed the campaign's budget. */
    overBudget: z.boolean().optional(),
  })
  .check(isProven);

/** The id of a contract, and the hash of the version that was read. */
const SIGNED_VERSION = /^[0-9a-z]{26}:[0-9a-f]{64}$/;

/** Several contracts at once. */
export const signManySchema = z
  .object({
    contract: z
      .array(z.string().regex(SIGNED_VERSION))
      .min(1, "Tick the contracts to sign")
      .max(MOST_SIGNED),
    ...signature,
  })
  .check(isProven);

const templateName = lineText(60, "Name must be at most 60 characters", "Please name the template");

export const saveTemplateSchema = z.object({
  intent: z.literal("save-template"),
  id: z.string().regex(ID_PATTERN),
  name: templateName,
});

export const renameTemplateSchema = z.object({
  templateId: z.string().regex(ID_PATTERN),
  name: templateName,
});

export const closeSchema = z.object({
  intent: z.enum(["decline", "withdraw"]),
  reason: text(500, "Your reason"),
});

export const commentSchema = z.object({
  intent: z.literal("comment"),
  id: z.string().regex(ID_PATTERN),
  clause: z.enum(CLAUSES),
  body: paragraphs(1000, "Comment must be at most 1000 characters", "Write your comment"),
});
