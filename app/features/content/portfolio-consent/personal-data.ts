import { notPersonal } from "~/platform/personal-data";
import { portfolioConsents } from "~db/schema";

export const portfolioConsentData = [
  notPersonal(portfolioConsents, "whether a content item may be shown in a portfolio"),
];
