import { z } from "zod";
import {
  FEE_TOO_SMALL,
  isPayableFee,
  PART_TOO_SMALL,
  SMALLEST_PAYMENT,
} from "~/features/billing/billing/smallest-payment";
import { formatMoney, toPence } from "~/platform/money";
import { poundsTyped } from "~/platform/money-field";
import { lineText, paragraphs } from "~/platform/typed-text";
import { ID_PATTERN } from "~db/columns";
import { DELIVERABLE_FORMATS, PLATFORMS, PRODUCT_CATEGORIES, TERRITORIES } from "~db/constants";
import { FEE_LIMIT } from "../invitations/invitation-limits";
import { CLAUSES } from "./clauses";
import { DELIVERED, type Ending } from "./document";
import { deliverableOf, MOST_MILESTONES } from "./milestones";
import { LAWS, type Terms, USES } from "./terms";

const CHOOSE = "Please choose one";
const SHARE = "Please enter 1 to 100 percent";

const integerUpTo = (most: number, error: string) => z.int(error).min(0, error).max(most, error);

const pounds = (error: string) =>
  poundsTyped(error, FEE_LIMIT, `Please enter at most ${formatMoney(toPence(FEE_LIMIT))}`);

const text = (most: number, what: string) =>
  paragraphs(most, `${what} must be at most ${most} characters`).optional();

const deliverable = z.object({
  platform: z.enum(PLATFORMS, CHOOSE),
  format: z.enum(DELIVERABLE_FORMATS, CHOOSE),
  count: z.int("Please enter how many").min(1, "Please enter how many").max(99, "At most 99"),
  due: z.iso.date("Please enter a valid date").optional(),
  note: lineText(200, "Details must be at most 200 characters").optional(),
});

const milestone = z.object({
  name: lineText(60, "Name must be at most 60 characters", "Please name the payment"),
  share: z.int(SHARE).min(1, SHARE).max(100, SHARE),
  release: z.union(
    [z.enum(["signing", "approval"]), z.templateLiteral(["deliverable-", z.int()])],
    CHOOSE,
  ),
  due: z.iso.date("Please enter a valid date").optional(),
});

/** The terms as a form has them: the fee in pounds, and what is not said left empty. */
const terms = {
  fee: pounds("Please enter a fee in pounds, or 0 if there is none").refine(
    isPayableFee,
    FEE_TOO_SMALL,
  ),
  milestones: z
    .array(milestone)
    .min(1, "Please add at least one payment")
    .max(MOST_MILESTONES, `Please add at most ${MOST_MILESTONES} payments`),
  deliverables: z
    .array(deliverable)
    .min(1, "Please add at least one deliverable")
    .max(20, "Please add at most 20 deliverables"),
  revisions: integerUpTo(10, "Please enter 0 to 10 rounds"),
  use: z.enum(USES, CHOOSE),
  useMonths: integerUpTo(60, "Please enter up to 60 months").optional(),
  useTerritory: z.enum(TERRITORIES, CHOOSE),
  exclusiveIn: z.enum(PRODUCT_CATEGORIES, CHOOSE).optional(),
  exclusiveMonths: integerUpTo(36, "Please enter up to 36 months").optional(),
  exclusiveTerritory: z.enum(TERRITORIES, CHOOSE),
  noticeDays: integerUpTo(90, "Please enter 0 to 90 days"),
  cancellationFee: integerUpTo(100, "Please enter 0 to 100 percent"),
  law: z.enum(LAWS, CHOOSE),
  category: z.enum(PRODUCT_CATEGORIES, CHOOSE).optional(),
};

type Typed = z.infer<z.ZodObject<typeof terms>>;

const MONTHS = "Please enter for how many months";

/** What is wrong with terms that are each right by themselves, at the field where it is put right. */
function* contradictions(
  typed: Partial<Typed>,
): Generator<[path: (string | number)[], message: string]> {
  const { use, useMonths, exclusiveIn, exclusiveMonths, milestones, deliverables } = typed;
  if (use && use !== "none" && !useMonths) yield [["useMonths"], MONTHS];
  if (exclusiveIn && !exclusiveMonths) yield [["exclusiveMonths"], MONTHS];
  if (!Array.isArray(milestones)) return;
  const shares = milestones.map(({ share }) => share);
  const sum = shares.reduce((all, share) => all + share, 0);
  if (Number.isInteger(sum) && shares.length > 0 && sum !== 100)
    yield [["milestones"], `The payments add up to ${sum}% of the fee. They must add up to 100%.`];
  for (const [i, { share, release }] of milestones.entries()) {
    if (
      Number(typed.fee) >= SMALLEST_PAYMENT &&
      (Number(typed.fee) * share) / 100 < SMALLEST_PAYMENT
    )
      yield [["milestones", i, "share"], PART_TOO_SMALL];
    if (Array.isArray(deliverables) && (deliverableOf(String(release)) ?? 1) > deliverables.length)
      yield [["milestones", i, "release"], "Please choose a deliverable of this contract"];
  }
}

/** A form of terms, with what is special to it. */
const withTerms = <Special extends z.ZodRawShape>(special: Special) =>
  z.object({ ...special, ...terms }).check(
    z.core._check<Partial<Typed>>(
      ({ value, issues }) => {
        for (const [path, message] of contradictions(value))
          issues.push({ code: "custom", path, message, input: value });
      },
      // Said together with whatever else is wrong, not only once that is put right.
      { when: ({ value }) => typeof value === "object" && value !== null },
    ) as never,
  );

/** What a form said, as terms: an exclusivity or a use that is not wanted has no time. */
export const termsFrom = (typed: Typed): Terms => ({
  fee: toPence(typed.fee),
  milestones: typed.milestones.map(({ due = null, ...rest }) => ({ ...rest, due })),
  deliverables: typed.deliverables.map(({ due = null, note, ...rest }) => ({
    ...rest,
    due,
    note: note || null,
  })),
  revisions: typed.revisions,
  use: typed.use,
  useMonths: typed.use === "none" ? 0 : (typed.useMonths ?? 0),
  useTerritory: typed.useTerritory,
  exclusiveIn: typed.exclusiveIn ?? null,
  exclusiveMonths: typed.exclusiveIn ? (typed.exclusiveMonths ?? 0) : 0,
  exclusiveTerritory: typed.exclusiveTerritory,
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

export const signSchema = z.object({
  /** Of the version that was read. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  name: lineText(120, "Name must be at most 120 characters", NAME),
  /** Whether the signer wants to sign with another name than the account's. */
  otherName: z.boolean().optional(),
  password: z.string("Please enter your password").max(200),
  /** Whether the signer has read what it conflicts with. */
  acknowledged: z.boolean().optional(),
  /** Whether a brand has said that the fee may exceed the campaign's budget. */
  overBudget: z.boolean().optional(),
});

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
  body: paragraphs(1000, "Comment must be at most 1000 characters", "Comment cannot be empty"),
});
