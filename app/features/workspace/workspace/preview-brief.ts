/** A brief that is being written, as athletes will see it. Whatever is missing or wrong is left out. Pure. */
import { fieldOf, TERM_NAMES, type TermName } from "~/features/campaigns/terms/terms";
import { describeOffer, type Offer } from "~/features/deals/invitations/offer";
import { toPence } from "~/platform/money";
import { COUNTRIES, DELIVERABLE_FORMATS, PLATFORMS, PRODUCT_CATEGORIES } from "~db/constants";
import {
  type CampaignTerms,
  type Deliverable,
  type StandardTerms,
  USUAL_CAMPAIGN_TERMS,
} from "~db/terms";
import type { ShownBrief } from "./campaign-brief";

/** The intent of the button that shows what was typed, and sends nothing. */
export const PREVIEW = "preview";

/** The fields of a form: text, or as they began. */
type Typed = Record<string, unknown>;

const textOf = (typed: unknown) =>
  typeof typed === "string" || typeof typed === "number" ? String(typed).trim() : "";

function figureOf(typed: unknown): number | null {
  const text = textOf(typed);
  return text !== "" && Number.isFinite(Number(text)) ? Number(text) : null;
}

const penceOf = (typed: unknown) => {
  const pounds = figureOf(typed);
  return pounds === null ? null : toPence(pounds);
};

function dayOf(typed: unknown): string | null {
  const text = textOf(typed);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
}

const choiceOf = <T extends string>(typed: unknown, choices: readonly T[]): T | undefined =>
  choices.find((one) => one === textOf(typed));

/** Its rows or entries; a single entry is not wrapped in a list. */
const listOf = (typed: unknown): unknown[] => [typed ?? []].flat().filter(Boolean);
const rowsOf = (typed: unknown) => listOf(typed) as Typed[];

const deliverableOf = ({ platform, format, count, due, note }: Typed) =>
  ({
    platform: choiceOf(platform, PLATFORMS) ?? PLATFORMS[0],
    format: choiceOf(format, DELIVERABLE_FORMATS) ?? "other",
    count: figureOf(count) || 1,
    due: dayOf(due),
    note: textOf(note) || null,
  }) satisfies Deliverable;

function termOf(name: TermName, typed: unknown): unknown {
  const { input } = fieldOf(name);
  if (input.kind === "yes") return Boolean(typed);
  if (input.kind === "payments")
    return rowsOf(typed).map(({ name, share, release, due }) => ({
      name: textOf(name) || "Payment",
      share: figureOf(share) ?? 0,
      release: textOf(release) || "approval",
      due: dayOf(due),
    }));
  const value = input.kind === "figure" ? figureOf(typed) : choiceOf(typed, input.values);
  return value ?? (input.kind === "choice" && input.none ? null : USUAL_CAMPAIGN_TERMS[name]);
}

function termsOf(typed: Typed): CampaignTerms {
  const standard = Object.fromEntries(TERM_NAMES.map((name) => [name, termOf(name, typed[name])]));
  const feeFrom = penceOf(typed.feeFrom);
  const feeTo = penceOf(typed.feeTo) ?? feeFrom;
  return { ...(standard as unknown as StandardTerms), feeFrom: feeFrom ?? feeTo, feeTo };
}

export function previewBrief(typed: Typed): { title: string; offer: Offer; brief: ShownBrief } {
  return {
    title: textOf(typed.title),
    offer: describeOffer(
      {
        deliverables: rowsOf(typed.deliverables).map(deliverableOf),
        terms: termsOf((typed.terms ?? {}) as Typed),
        startDate: dayOf(typed.startDate),
        endDate: dayOf(typed.endDate),
      },
      null,
    ),
    brief: {
      description: textOf(typed.description),
      requirements: textOf(typed.requirements),
      targetSports: listOf(typed.targetSports).map(textOf),
      category: choiceOf(typed.category, PRODUCT_CATEGORIES) ?? null,
      audienceCountries: listOf(typed.audienceCountries).flatMap(
        (one) => choiceOf(one, COUNTRIES) ?? [],
      ),
    },
  };
}
