import { editDeliverables, editPayments } from "~/features/campaigns/terms/form";
import { deliverableOf } from "~/features/campaigns/terms/milestones";
import type { ContractKind } from "~db/constants";

export const CONTRACT_TABS = ["pending", "signed", "all"] as const;
export type ContractTab = (typeof CONTRACT_TABS)[number];

/** What a signer agrees to. It is kept with the signature, word for word. */
export const consentTo = (kind: ContractKind): string =>
  `By typing my full name, I sign this ${kind} electronically. I have read it, I agree to it, and I am entitled to sign for my side.`;

/** How many contracts are signed at once. */
export const MOST_SIGNED = 50;

/** Adds or removes a row of a posted form of terms, if it was sent for that. */
export function editTermRows(form: FormData) {
  editPayments(form);
  const removed = editDeliverables(form);
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
