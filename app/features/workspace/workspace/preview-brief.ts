/** A brief that is being written, as athletes will see it. Whatever is missing or wrong is left out. Pure. */
import type { BriefTerms } from "~/features/campaigns/campaigns/brief-parts";
import { fieldOf, TERM_NAMES, type TermName } from "~/features/campaigns/terms/terms";
import { describeOffer, type Offer } from "~/features/deals/invitations/offer";
import { toPence } from "~/platform/money";
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

/** Its rows or entries; a single entry is not wrapped in a list. */
const listOf = (typed: unknown): unknown[] => [typed ?? []].flat().filter(Boolean);
const rowsOf = (typed: unknown) => listOf(typed) as Typed[];

const deliverableOf = ({ platform, format, count, due, note }: Typed) =>
  ({
    platform,
    format,
    count: figureOf(count) || 1,
    due: textOf(due) || null,
    note: textOf(note) || null,
  }) as Deliverable;

function termOf(name: TermName, typed: unknown): unknown {
  const { input } = fieldOf(name);
  if (input.kind === "yes") return Boolean(typed);
  if (input.kind === "payments")
    return rowsOf(typed).map(({ name, share, release, due }) => ({
      name: textOf(name) || "Payment",
      share: figureOf(share) ?? 0,
      release: textOf(release) || "approval",
      due: textOf(due) || null,
    }));
  const value = input.kind === "figure" ? figureOf(typed) : textOf(typed) || null;
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
        startDate: textOf(typed.startDate) || null,
        endDate: textOf(typed.endDate) || null,
      },
      null,
    ),
    brief: {
      description: textOf(typed.description),
      requirements: textOf(typed.requirements),
      targetSports: listOf(typed.targetSports) as string[],
      category: (textOf(typed.category) || null) as BriefTerms["category"],
      audienceCountries: listOf(typed.audienceCountries) as BriefTerms["audienceCountries"],
    },
  };
}
