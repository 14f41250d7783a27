import { notPersonal } from "~/platform/personal-data";
import { polishings } from "~db/schema";

export const polishingData = [notPersonal(polishings, "our team's work on a content item")];
