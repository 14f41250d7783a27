import { REQUIRED } from "~/components/lazy-validation";
import { editPayments } from "~/features/campaigns/terms/form";
import { deliverableOf } from "~/features/campaigns/terms/milestones";
import { editRows } from "~/platform/row-field";
import type { ContractKind } from "~db/constants";

export const CONTRACT_TABS = ["pending", "signed", "all"] as const;
export type ContractTab = (typeof CONTRACT_TABS)[number];

/** What a signer agrees to. It is kept with the signature, word for word. */
export const consentTo = (kind: ContractKind): string =>
  `By typing my full name, I sign this ${kind} electronically. I have read it, I agree to it, and I am entitled to sign for my side.`;

/** The name of its rows in a form of terms. */
export const DELIVERABLES = "deliverables";

/** What must be filled in of fee and deliverables. */
export const OFFER_CONSTRAINTS = {
  fee: REQUIRED,
  deliverables: { ...REQUIRED, multiple: true },
  "deliverables[]": REQUIRED,
  "deliverables[].platform": REQUIRED,
  "deliverables[].format": REQUIRED,
  "deliverables[].count": REQUIRED,
};

/** A row that was just added. */
export const NEW_DELIVERABLE = { platform: "instagram", format: "post", count: "1" };

/** Adds or removes a row of a posted form of terms, if it was sent for that. */
export function editTermRows(form: FormData) {
  editPayments(form);
  const removed = editRows(form, DELIVERABLES, NEW_DELIVERABLE);
  if (removed !== null) renumberReleases(form, removed + 1);
}

/** Lets payments follow the deliverable that they wait for. Those of the removed one are to be chosen again. */
function renumberReleases(form: FormData, removed: number) {
  for (const [name, value] of [...form]) {
    const number = /^milestones\[\d+\]\.release$/.test(name) ? deliverableOf(String(value)) : null;
    if (number === removed) form.set(name, "");
    else if (number !== null && number > removed) form.set(name, `deliverable-${number - 1}`);
  }
}
