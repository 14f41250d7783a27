/**
 * The words of a contract: each clause has its legal text, one plain line, and the terms that it sets. All of it follows from
 * the document, so two versions differ where their terms differ. A version keeps the words it was sent with (version.ts). Pure.
 */

import { CATEGORY_NAMES, capital } from "~/features/campaigns/campaigns/category-names";
import { deliverableName, deliverableText } from "~/features/campaigns/terms/deliverables";
import { daysText, type Term, termLines } from "~/features/campaigns/terms/terms";
import { formatCountries } from "~/features/reference/places/country-names";
import { formatInFull } from "~/platform/dates";
import { formatMoney } from "~/platform/money";
import { LAW_NAMES } from "./added-terms";
import { type ContractDocument, DELIVERED_NAMES, documentKind } from "./document";
import { feeClause } from "./fee-clause";
import { exclusivityClause, usageClause } from "./rights-clauses";
import { shareOf } from "./terms";

/** In the order of the contract. */
export const TITLES = {
  parties: "Who this is between",
  ending: "How the contract ends",
  deliverables: "What the athlete makes",
  fee: "Fee and payment",
  disclosure: "Labelling as advertising",
  review: "Review and changes",
  use: "Usage rights",
  exclusivity: "Exclusivity",
  cancellation: "Ending early",
  law: "Law and disagreements",
} as const;

export type ClauseId = keyof typeof TITLES;

export const CLAUSES = Object.keys(TITLES) as [ClauseId, ...ClauseId[]];

export interface Clause {
  id: ClauseId;
  title: string;
  /** What the clause means, in one line. */
  plain: string;
  /** The legal text, in paragraphs. */
  text: string[];
  terms: Term[];
}

const day = (date: string) => formatInFull(date, "UTC");
const ofFee = (percent: number) => (percent === 0 ? "Nothing" : `${percent}% of the fee`);
const share = (percent: number, pence: number) =>
  `${formatMoney(shareOf(percent, pence))} (${percent}% of the fee)`;

/** 'up to twice' */
const timesText = (n: number) => `up to ${["", "once", "twice"][n] || `${n} times`}`;

/** 'with 14 days' notice' */
const noticeText = (days: number) =>
  days === 0 ? "without notice" : days === 1 ? "with 1 day's notice" : `with ${days} days' notice`;

function parties(document: ContractDocument): Clause {
  const { brand, athlete, campaign, amends } = document;
  const { category } = document.terms;
  const kind = documentKind(document);
  const products = kind !== "cancellation" && category && CATEGORY_NAMES[category];
  const earlier =
    amends &&
    `version ${amends.version} of contract ${amends.contract} (SHA-256 ${amends.hash}, “the earlier contract”)`;
  return {
    id: "parties",
    title: TITLES.parties,
    plain: {
      contract: `${athlete.name} works with ${brand.name} on “${campaign.title}”.`,
      amendment: `${brand.name} and ${athlete.name} change their contract for “${campaign.title}”. Until both have signed, the old one stays in force.`,
      cancellation: `${brand.name} and ${athlete.name} end their contract for “${campaign.title}”. Until both have signed, it stays in force.`,
    }[kind],
    text: [
      `This agreement is between ${brand.name} (“the Brand”) and ${athlete.name} (“the Athlete”) and concerns the campaign “${campaign.title}” (“the Campaign”).`,
      ...{
        contract: [],
        amendment: [
          `It restates the terms with changes and replaces ${earlier} from the moment both parties have signed it. What was done and paid under the earlier contract counts as done and paid under this one.`,
        ],
        cancellation: [
          `It ends ${earlier}. Until both parties have signed it, the earlier contract stays in force.`,
        ],
      }[kind],
      ...(products ? [`The Campaign promotes products in this category: ${products}.`] : []),
      ...(kind === "cancellation"
        ? []
        : [
            "The Athlete acts as an independent contractor. Nothing in this agreement makes the Athlete an employee or a partner of the Brand.",
          ]),
      "This agreement and the versions signed with it are everything that the parties have agreed about the Campaign. A change counts once both have signed it.",
    ],
    terms: products
      ? [{ key: "category", label: "Product category", value: capital(products) }]
      : [],
  };
}

/** Of a cancellation. */
function ending({ brand, ending }: ContractDocument): Clause {
  if (!ending) throw new Error("not a cancellation");
  const { endsOn, brandPays, delivered } = ending;
  const goesOn = delivered === "go_on";
  const amount = formatMoney(brandPays);
  return {
    id: "ending",
    title: TITLES.ending,
    plain: `The contract ends on ${day(endsOn)}. ${brand.name} ${brandPays === 0 ? "pays nothing more" : `still pays ${amount}`}, and ${goesOn ? "may go on using" : "stops using"} what was delivered.`,
    text: [
      `The parties agree to end the earlier contract on ${day(endsOn)}. Once both have signed, no more work is due under it, and the Athlete may work for any other brand.`,
      brandPays === 0
        ? "The Brand pays nothing more, and the Athlete pays nothing back."
        : `The Brand pays the Athlete ${amount} when both parties have signed. Nothing else is owed, and the Athlete pays nothing back.`,
      goesOn
        ? "The Brand's rights to use deliverables that were approved go on as the earlier contract says."
        : "The Brand's rights to use the deliverables end on that day. The Brand takes no new action with them; earlier posts may stay where they are.",
      "Labels that say a post is an ad stay in place.",
    ],
    terms: [
      { key: "ends-on", label: "Ends on", value: day(endsOn) },
      { key: "brand-pays", label: "Still to pay", value: amount },
      { key: "delivered", label: "Delivered content", value: DELIVERED_NAMES[delivered] },
    ],
  };
}

function deliverables({ terms }: ContractDocument): Clause {
  const all = terms.deliverables.map(deliverableText).join(", ");
  return {
    id: "deliverables",
    title: TITLES.deliverables,
    plain: `${all}. Each goes to the brand for review before it is posted, and stays up for ${daysText(terms.postDays)}.${terms.sendsProduct ? " The brand sends its product, which the athlete keeps." : ""}`,
    text: [
      "The Athlete makes the deliverables listed in this clause, sends each for review by its date, and posts each on the Athlete's own channel of the named platform after it is approved.",
      `The Athlete leaves each post up, public and unchanged, for ${daysText(terms.postDays)} from the day on which it is posted.`,
      ...(terms.sendsProduct
        ? [
            "The Brand sends the Athlete the product that the deliverables show, free of charge and in time to make them. The Athlete keeps it.",
          ]
        : []),
      "The Athlete makes sure that the deliverables are the Athlete's own work and break no law and no right of others.",
    ],
    terms: [
      ...terms.deliverables.map((deliverable, i) => ({
        key: `deliverable-${i + 1}`,
        label: `Deliverable ${i + 1}`,
        value: `${deliverableName(deliverable)} · ${
          deliverable.due ? `for review by ${day(deliverable.due)}` : "no fixed date"
        }`,
      })),
      ...termLines(terms, "deliverables"),
    ],
  };
}

const fee = ({ terms }: ContractDocument): Clause => ({
  id: "fee",
  title: TITLES.fee,
  ...feeClause(terms),
});

const disclosure = ({ audience }: ContractDocument): Clause => ({
  id: "disclosure",
  title: TITLES.disclosure,
  plain: "Every post says clearly, right at the start, that it's an ad.",
  text: [
    "The Athlete labels every post of the Campaign as advertising, as the law and the platform's rules require, and leaves the label in place. The Brand asks for nothing that would hide it.",
    `The rules of these countries apply: ${formatCountries(audience)}.`,
  ],
  terms: [
    { key: "audience", label: "Countries whose rules apply", value: formatCountries(audience) },
  ],
});

const review = ({ terms }: ContractDocument): Clause => ({
  id: "review",
  title: TITLES.review,
  plain:
    terms.revisions === 0
      ? "The brand approves what fits the brief, and may not ask for changes."
      : `The brand may ask for changes to each piece ${timesText(terms.revisions)}.`,
  text: [
    "The Brand decides on each deliverable within three business days after it was sent. It may ask for changes that the brief or this agreement supports.",
    terms.revisions === 0
      ? "The Brand may ask for corrections of facts only."
      : `The Brand may ask for ${terms.revisions === 1 ? "one round" : `${terms.revisions} rounds`} of changes for each deliverable. Further rounds need the Athlete's consent.`,
  ],
  terms: termLines(terms, "review"),
});

const use = (document: ContractDocument): Clause => ({
  id: "use",
  title: TITLES.use,
  ...usageClause(document),
});

const exclusivity = (document: ContractDocument): Clause => ({
  id: "exclusivity",
  title: TITLES.exclusivity,
  ...exclusivityClause(document),
});

function cancellation({ terms }: ContractDocument): Clause {
  const { noticeDays, cancellationFee } = terms;
  const owed = cancellationFee === 0 ? "nothing more" : share(cancellationFee, terms.fee);
  return {
    id: "cancellation",
    title: TITLES.cancellation,
    plain: `Either side can end this ${noticeText(noticeDays)}. If the brand ends it before approval, it owes ${owed}.`,
    text: [
      `Either party may end this agreement in writing on Laurel ${noticeText(noticeDays)}, and at once if the other party seriously breaks it.`,
      `If the Brand ends it before the deliverables are approved, for any reason other than a breach by the Athlete, it owes ${owed}. What is approved is paid in full. If the Athlete ends it, the Athlete pays back what was paid for work that was not approved.`,
    ],
    terms: [
      { key: "notice", label: "Notice", value: daysText(noticeDays) },
      {
        key: "cancellation-fee",
        label: "Owed if the brand ends it",
        value: ofFee(cancellationFee),
      },
    ],
  };
}

const law = ({ terms }: ContractDocument): Clause => ({
  id: "law",
  title: TITLES.law,
  plain: `The law of ${LAW_NAMES[terms.law]} applies; disagreements go to Laurel's dispute team first.`,
  text: [
    `This agreement is governed by the law of ${LAW_NAMES[terms.law]}, and its courts decide disputes.`,
    "Before a party goes to court, it files a dispute on Laurel and takes part in it in good faith. Either party may still ask a court for an urgent order.",
  ],
  terms: [{ key: "law", label: "Governing law", value: LAW_NAMES[terms.law] }],
});

const WRITERS: Record<ClauseId, (document: ContractDocument) => Clause> = {
  parties,
  ending,
  deliverables,
  fee,
  disclosure,
  review,
  use,
  exclusivity,
  cancellation,
  law,
};

const OF_CANCELLATION: readonly ClauseId[] = ["parties", "ending", "law"];

export const buildClauses = (document: ContractDocument): Clause[] =>
  (document.ending ? OF_CANCELLATION : CLAUSES.filter((id) => id !== "ending")).map((id) =>
    WRITERS[id](document),
  );
