/**
 * The terms that a campaign offers, an invitation carries and a contract agrees on. One list describes them: form, validation,
 * versions, comparison and overviews follow from it. Pure.
 */
import { formatMoney } from "~/platform/money";
import { plural } from "~/platform/numbers";
import { PRODUCT_CATEGORIES, TERRITORIES } from "~db/constants";
import { type CampaignTerms, type StandardTerms, USES, type Use } from "~db/terms";
import { CATEGORY_NAMES, capital } from "../campaigns/category-names";
import { dueText } from "./milestones";
import { TERRITORY_NAMES } from "./territory-names";
import { USUAL } from "./usual";

/** Pounds. */
export const FEE_LIMIT = 1_000_000;

export const USE_NAMES: Record<Use, string> = {
  none: "Not at all",
  organic: "On its own channels, without paid promotion",
  paid: "On its own channels and in paid ads",
};

export const monthsText = (n: number): string => plural(n, "month");
export const daysText = (n: number): string => plural(n, "day");
const roundsText = (n: number): string => (n === 0 ? "None" : plural(n, "round"));

/** A term as a contract, an invitation or a campaign shows it. */
export interface Term {
  /** Stays the same from version to version. */
  key: string;
  label: string;
  value: string;
}

export type TermName = keyof StandardTerms;

/** The clause of a contract that a term belongs to. */
export type TermClause = "deliverables" | "fee" | "review" | "use" | "exclusivity";

export interface Choice {
  kind: "choice";
  values: readonly string[];
  text: (value: string) => string;
  /** What an empty choice means, where there may be one. */
  none?: string;
}

/** A whole number; one that must be typed has no empty state. */
interface Figure {
  kind: "figure";
  least: number;
  most: number;
  text: (value: number) => string;
  error: string;
  optional?: true;
}

interface Field {
  clause: TermClause;
  label: string;
  /** Its label in a form, where that is another. */
  question?: string;
  hint?: string;
  input:
    | Choice
    | Figure
    | { kind: "yes" }
    | { kind: "payments"; texts: (terms: StandardTerms) => string[] };
  /** Whether it says anything beside the others; unset: always. */
  applies?: (terms: Partial<StandardTerms>) => boolean;
}

const choice = <T extends string>(
  values: readonly T[],
  text: (value: T) => string,
  none?: string,
): Choice => ({
  kind: "choice",
  values,
  text: (value) => text(value as T),
  ...(none && { none }),
});

const territory = choice(TERRITORIES, (place) => capital(TERRITORY_NAMES[place]));

const months = (most: number): Figure => ({
  kind: "figure",
  least: 1,
  most,
  text: monthsText,
  error: `Please enter up to ${most} months`,
  optional: true,
});

const grantsUse: NonNullable<Field["applies"]> = ({ use }) => use !== "none";
const isExclusive: NonNullable<Field["applies"]> = ({ exclusiveIn }) => Boolean(exclusiveIn);

const TERM_FIELDS: Record<TermName, Field> = {
  sendsProduct: {
    clause: "deliverables",
    label: "Product",
    question: "The brand sends the product, and the athlete keeps it",
    input: { kind: "yes" },
  },
  postDays: {
    clause: "deliverables",
    label: "Each post stays up for",
    question: "Days each post stays up",
    input: {
      kind: "figure",
      least: 1,
      most: 365,
      text: daysText,
      error: "Please enter 1 to 365 days",
    },
  },
  revisions: {
    clause: "review",
    label: "Rounds of changes",
    hint: `For each deliverable; up to ${USUAL.revisions} is usual`,
    input: {
      kind: "figure",
      least: 0,
      most: 10,
      text: roundsText,
      error: "Please enter 0 to 10 rounds",
    },
  },
  milestones: {
    clause: "fee",
    label: "Payment",
    input: {
      kind: "payments",
      // Without the amount: a change of the fee alone is a change of one term.
      texts: ({ milestones }) =>
        milestones.map(({ name, share, ...when }) => `${name}: ${share}%, ${dueText(when)}`),
    },
  },
  use: {
    clause: "use",
    label: "Use by the brand",
    question: "How may the brand use approved content?",
    input: choice(USES, (use) => USE_NAMES[use]),
  },
  useMonths: {
    clause: "use",
    label: "Length of use",
    question: "For how many months?",
    hint: `Up to ${USUAL.useMonths} is usual, in paid ads ${USUAL.paidUseMonths}`,
    input: months(60),
    applies: grantsUse,
  },
  useTerritory: {
    clause: "use",
    label: "Territory of use",
    question: "Where?",
    input: territory,
    applies: grantsUse,
  },
  exclusiveIn: {
    clause: "exclusivity",
    label: "Exclusivity",
    question: "No paid work for other brands in",
    input: choice(PRODUCT_CATEGORIES, (one) => capital(CATEGORY_NAMES[one]), "No exclusivity"),
  },
  exclusiveMonths: {
    clause: "exclusivity",
    label: "Length of exclusivity",
    question: "For how many months?",
    hint: `Counted from the last signature; up to ${USUAL.exclusiveMonths} is usual`,
    input: months(36),
    applies: isExclusive,
  },
  exclusiveTerritory: {
    clause: "exclusivity",
    label: "Territory of exclusivity",
    question: "Where?",
    input: territory,
    applies: isExclusive,
  },
};

export const TERM_NAMES = Object.keys(TERM_FIELDS) as TermName[];

export const fieldOf = (name: TermName): Field => TERM_FIELDS[name];

/** Whether a term says anything beside the others. */
export const isInUse = (name: TermName, terms: Partial<StandardTerms>): boolean =>
  fieldOf(name).applies?.(terms) ?? true;

function textOf(name: TermName, terms: StandardTerms): string {
  const { input } = fieldOf(name);
  const value = terms[name];
  if (input.kind === "choice")
    return value === null ? (input.none ?? "") : input.text(value as string);
  return input.kind === "figure"
    ? input.text(value as number)
    : value
      ? "Sent, to keep"
      : "Not sent";
}

/** What terms say, line by line: all of them, or those of one clause. */
export const termLines = (terms: StandardTerms, clause?: TermClause): Term[] =>
  TERM_NAMES.filter(
    (name) => (!clause || fieldOf(name).clause === clause) && isInUse(name, terms),
  ).flatMap((name) => {
    const { label, input } = fieldOf(name);
    return input.kind === "payments"
      ? input
          .texts(terms)
          .map((value, i) => ({ key: `${name}-${i + 1}`, label: `${label} ${i + 1}`, value }))
      : [{ key: name, label, value: textOf(name, terms) }];
  });

/** 'On its own channels and in paid ads, 3 months in the UK' */
export const rightsText = ({ use, useMonths, useTerritory }: StandardTerms): string =>
  use === "none"
    ? "None"
    : `${USE_NAMES[use]}, ${monthsText(useMonths)} in ${TERRITORY_NAMES[useTerritory]}`;

/** 'Sportswear, 3 months in the UK' */
export const exclusivityText = (terms: StandardTerms): string =>
  terms.exclusiveIn === null
    ? "None"
    : `${capital(CATEGORY_NAMES[terms.exclusiveIn])}, ${monthsText(terms.exclusiveMonths)} in ${TERRITORY_NAMES[terms.exclusiveTerritory]}`;

/** Stands for the fee where the brand pays what the athlete who reads it asks. */
export const OWN_RATE = "Your own rate";

/**
 * '£450', '£300 to £600', or that each athlete is paid their own rate.
 * @param rate what the latter is called
 */
export function feeText(
  { feeFrom, feeTo }: Pick<CampaignTerms, "feeFrom" | "feeTo">,
  rate = "The athlete's own rate",
): string {
  if (feeFrom === null || feeTo === null) return rate;
  return feeFrom === feeTo
    ? formatMoney(feeFrom)
    : `${formatMoney(feeFrom)} to ${formatMoney(feeTo)}`;
}

/** The terms of a campaign, line by line, the fee first. */
export const campaignTermLines = (terms: CampaignTerms): Term[] => [
  { key: "fee", label: "Fee", value: feeText(terms) },
  ...termLines(terms),
];
