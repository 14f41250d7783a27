import { notPersonal } from "~/platform/personal-data";
import { paymentDifferences } from "~db/schema";

export const reconciliationData = [
  notPersonal(paymentDifferences, "sums of payments that differ from Stripe's, without people"),
];
