import { notPersonal } from "~/platform/personal-data";
import { portfolioConsents } from "~db/schema";

export const portfolioConsentData = [
  notPersonal(portfolioConsents, "whether a piece may be shown in a portfolio"),
];
