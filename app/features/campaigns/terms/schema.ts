/** The terms as a form has them: money in pounds, and what is not said left empty. */
import { z } from "zod";
import {
  FEE_TOO_SMALL,
  isPayableFee,
  PART_TOO_SMALL,
  SMALLEST_PAYMENT,
} from "~/features/billing/billing/smallest-payment";
import { formatMoney, toPence } from "~/platform/money";
import { poundsTyped } from "~/platform/money-field";
import { lineText } from "~/platform/typed-text";
import { DELIVERABLE_FORMATS, PLATFORMS } from "~db/constants";
import type { CampaignTerms, Deliverable, Milestone, OptionalTerm, StandardTerms } from "~db/terms";
import { MOST_DELIVERABLES } from "./deliverables";
import { MOST_MILESTONES } from "./milestones";
import { FEE_LIMIT, fieldOf, isInUse, TERM_NAMES, type TermName } from "./terms";

export const CHOOSE = "Please choose one";
const SHARE = "Please enter 1 to 100 percent";

const milestone = z.object({
  name: lineText(60, "Name must be at most 60 characters", "Please name the payment"),
  share: z.int(SHARE).min(1, SHARE).max(100, SHARE),
  release: z.union(
    [z.enum(["signing", "approval"]), z.templateLiteral(["deliverable-", z.int()])],
    CHOOSE,
  ),
  due: z.iso.date("Please enter a valid date").optional(),
});

const milestones = z
  .array(milestone)
  .min(1, "Please add at least one payment")
  .max(MOST_MILESTONES, `Please add at most ${MOST_MILESTONES} payments`);

const deliverable = z.object({
  platform: z.enum(PLATFORMS, CHOOSE),
  format: z.enum(DELIVERABLE_FORMATS, CHOOSE),
  count: z.int("Please enter how many").min(1, "Please enter how many").max(99, "At most 99"),
  due: z.iso.date("Please enter a valid date").optional(),
  note: lineText(200, "Details must be at most 200 characters").optional(),
});

export const deliverables = z
  .array(deliverable)
  .min(1, "Please add at least one deliverable")
  .max(MOST_DELIVERABLES, `Please add at most ${MOST_DELIVERABLES} deliverables`);

/** What a form said, as rows. */
export const deliverablesFrom = (typed: z.infer<typeof deliverables>): Deliverable[] =>
  typed.map(({ due = null, note, ...rest }) => ({ ...rest, due, note: note || null }));

type Stored = Omit<StandardTerms, "milestones" | OptionalTerm>;

export type TypedTerms = Stored & { milestones: z.infer<typeof milestones> } & {
  [Name in OptionalTerm]?: NonNullable<StandardTerms[Name]> | undefined;
};

function typeOf(name: TermName): z.ZodType {
  const { input } = fieldOf(name);
  if (input.kind === "payments") return milestones;
  if (input.kind === "yes") return z.boolean().optional();
  if (input.kind === "choice") {
    const one = z.enum(input.values as [string, ...string[]], CHOOSE);
    return input.none ? one.optional() : one;
  }
  // An empty term that must be filled in has an error of its own.
  const figure = z.int(input.error).max(input.most, input.error);
  return input.optional
    ? figure.min(0, input.error).optional()
    : figure.min(input.least, input.error);
}

/** Each standard term as a form has it. */
export const standardTerms = Object.fromEntries(TERM_NAMES.map((name) => [name, typeOf(name)])) as {
  [Name in keyof TypedTerms]-?: z.ZodType<TypedTerms[Name], TypedTerms[Name]>;
};

type Problem = [path: (string | number)[], message: string];

/** What is wrong with terms that are each right by themselves, at the field where it is put right. */
export function* contradictions(
  typed: Partial<TypedTerms>,
  /** Pounds: the smallest that may be paid. */
  fee: number | undefined,
): Generator<Problem> {
  for (const name of TERM_NAMES) {
    const { input } = fieldOf(name);
    const isMissing = input.kind === "figure" && input.optional && !typed[name];
    if (isMissing && isInUse(name, typed as Partial<StandardTerms>) && isComplete(name, typed))
      yield [[name], "Please enter for how many months"];
  }
  if (!Array.isArray(typed.milestones)) return;
  const shares = typed.milestones.map(({ share }) => share);
  const sum = shares.reduce((all, share) => all + share, 0);
  if (Number.isInteger(sum) && shares.length > 0 && sum !== 100)
    yield [["milestones"], `The payments add up to ${sum}% of the fee. They must add up to 100%.`];
  for (const [i, share] of shares.entries())
    if (Number(fee) >= SMALLEST_PAYMENT && (Number(fee) * share) / 100 < SMALLEST_PAYMENT)
      yield [["milestones", i, "share"], PART_TOO_SMALL];
}

/** A choice that is wrong itself says nothing about the months that it would need. */
const isComplete = (name: TermName, { use, exclusiveIn }: Partial<TypedTerms>) =>
  Boolean(name === "useMonths" ? use : exclusiveIn);

/** Names problems together with whatever else is wrong, not only after that is put right. */
export const checks = <T>(problems: (value: T) => Iterable<Problem>) =>
  z.core._check<T>(
    ({ value, issues }) => {
      for (const [path, message] of problems(value))
        issues.push({ code: "custom", path, message, input: value });
    },
    { when: ({ value }) => typeof value === "object" && value !== null },
  ) as never;

/** What a form said, as terms: what does not apply has no time. */
export const standardTermsFrom = (typed: TypedTerms): StandardTerms => {
  const terms = {
    ...Object.fromEntries(TERM_NAMES.map((name) => [name, typed[name] ?? emptyOf(name)])),
    milestones: typed.milestones.map(({ due = null, ...rest }) => ({ ...rest, due }) as Milestone),
  } as StandardTerms;
  const unused = TERM_NAMES.filter(
    (name) => fieldOf(name).input.kind === "figure" && !isInUse(name, terms),
  );
  return { ...terms, ...Object.fromEntries(unused.map((name) => [name, 0])) };
};

const emptyOf = (name: TermName) =>
  ({ choice: null, figure: 0, yes: false, payments: [] })[fieldOf(name).input.kind];

const fee = poundsTyped(
  "Please enter a fee in pounds",
  FEE_LIMIT,
  `Please enter at most ${formatMoney(toPence(FEE_LIMIT))}`,
)
  .refine(isPayableFee, FEE_TOO_SMALL)
  .optional();

/** The terms of a campaign. */
export const campaignTerms = z.object({ feeFrom: fee, feeTo: fee, ...standardTerms }).check(
  checks<Partial<TypedTerms> & { feeFrom?: number; feeTo?: number }>(function* (typed) {
    const { feeFrom, feeTo } = typed;
    yield* contradictions(typed, feeFrom);
    if (feeTo === undefined) return;
    if (feeFrom === undefined) yield [["feeFrom"], "Please enter the lowest fee as well"];
    else if (feeTo < feeFrom) yield [["feeTo"], "The highest fee must not be below the lowest"];
  }),
);

export const campaignTermsFrom = ({
  feeFrom,
  feeTo = feeFrom,
  ...typed
}: z.infer<typeof campaignTerms>): CampaignTerms => ({
  feeFrom: feeFrom === undefined ? null : toPence(feeFrom),
  feeTo: feeTo === undefined ? null : toPence(feeTo),
  ...standardTermsFrom(typed),
});
