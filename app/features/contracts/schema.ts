import { z } from "zod";
import { toPence } from "~/platform/money";
import { ID_PATTERN } from "~db/columns";
import { PLATFORMS, PRODUCT_CATEGORIES, TERRITORIES } from "~db/constants";
import { FEE_LIMIT } from "../invitations/fields";
import { CLAUSES } from "./clauses";
import { DELIVERED, type Ending } from "./document";
import { FORMATS, LAWS, type Terms, USES } from "./terms";

const CHOOSE = "Please choose one";

const whole = (most: number, error: string) => z.int(error).min(0, error).max(most, error);

const pounds = (error: string) =>
  z
    .number(error)
    .min(0, error)
    .max(FEE_LIMIT, `Please enter at most £${FEE_LIMIT.toLocaleString("en-GB")}`);

const text = (most: number, what: string) =>
  z.string().trim().max(most, `${what} must be at most ${most} characters`).optional();

const deliverable = z.object({
  platform: z.enum(PLATFORMS, CHOOSE),
  format: z.enum(FORMATS, CHOOSE),
  count: z.int("Please enter how many").min(1, "Please enter how many").max(99, "At most 99"),
  due: z.iso.date("Please enter a valid date").optional(),
  note: text(200, "Details"),
});

/** The terms as a form has them: the fee in pounds, and what is not said left empty. */
const terms = {
  fee: pounds("Please enter a fee in pounds, or 0 if there is none"),
  onSigning: whole(100, "Please enter 0 to 100 percent"),
  payWithin: whole(90, "Please enter 0 to 90 days"),
  deliverables: z
    .array(deliverable)
    .min(1, "Please add at least one deliverable")
    .max(20, "Please add at most 20 deliverables"),
  revisions: whole(10, "Please enter 0 to 10 rounds"),
  use: z.enum(USES, CHOOSE),
  useMonths: whole(60, "Please enter up to 60 months").optional(),
  useTerritory: z.enum(TERRITORIES, CHOOSE),
  exclusiveIn: z.enum(PRODUCT_CATEGORIES, CHOOSE).optional(),
  exclusiveMonths: whole(36, "Please enter up to 36 months").optional(),
  exclusiveTerritory: z.enum(TERRITORIES, CHOOSE),
  noticeDays: whole(90, "Please enter 0 to 90 days"),
  cancellationFee: whole(100, "Please enter 0 to 100 percent"),
  law: z.enum(LAWS, CHOOSE),
  category: z.enum(PRODUCT_CATEGORIES, CHOOSE).optional(),
};

type Typed = z.infer<z.ZodObject<typeof terms>>;

const MONTHS = "Please enter for how many months";
/** Said together with whatever else is wrong, not only once that is put right. */
const when = ({ value }: { value: unknown }) => typeof value === "object" && value !== null;
const USE_TIME = { path: ["useMonths"], error: MONTHS, when };
const EXCLUSIVE_TIME = { path: ["exclusiveMonths"], error: MONTHS, when };

const hasUseTime = ({ use, useMonths }: Partial<Typed>) => !use || use === "none" || !!useMonths;
const hasExclusiveTime = ({ exclusiveIn, exclusiveMonths }: Partial<Typed>) =>
  !exclusiveIn || !!exclusiveMonths;

/** What a form said, as terms: an exclusivity or a use that is not wanted has no time. */
export const termsFrom = (typed: Typed): Terms => ({
  fee: toPence(typed.fee),
  onSigning: typed.onSigning,
  payWithin: typed.payWithin,
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

export const drawUpSchema = z
  .object({
    /** The id of the contract, made with the form. */
    id: z.string().regex(ID_PATTERN),
    ...terms,
  })
  .refine(hasUseTime, USE_TIME)
  .refine(hasExclusiveTime, EXCLUSIVE_TIME);

export const changeSchema = z
  .object({
    /** The number of the version that the form began with. */
    seen: z.int(),
    note: text(1000, "Your message"),
    ...terms,
  })
  .refine(hasUseTime, USE_TIME)
  .refine(hasExclusiveTime, EXCLUSIVE_TIME);

export const amendSchema = z
  .object({
    /** The id of the amendment, made with the form. */
    id: z.string().regex(ID_PATTERN),
    note: text(1000, "Your message"),
    ...terms,
  })
  .refine(hasUseTime, USE_TIME)
  .refine(hasExclusiveTime, EXCLUSIVE_TIME);

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
  seen: z.int(),
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
  name: z.string(NAME).trim().min(1, NAME).max(120, "Name must be at most 120 characters"),
  password: z.string("Please enter your password").max(200),
  /** Whether the signer has read what it conflicts with. */
  acknowledged: z.boolean().optional(),
});

export const closeSchema = z.object({
  intent: z.enum(["decline", "withdraw"]),
  reason: text(500, "Your reason"),
});

export const commentSchema = z.object({
  intent: z.literal("comment"),
  id: z.string().regex(ID_PATTERN),
  clause: z.enum(CLAUSES),
  body: z
    .string("Comment cannot be empty")
    .trim()
    .min(1, "Comment cannot be empty")
    .max(1000, "Comment must be at most 1000 characters"),
});
