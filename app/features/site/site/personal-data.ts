import { notPersonal } from "~/platform/personal-data";
import { siteFigures } from "~db/schema";

export const siteData = [
  notPersonal(siteFigures, "counts of this installation, for the home page"),
];
