import { notPersonal } from "~/platform/personal-data";
import { deadlines } from "~db/schema";

export const deadlinesData = [
  notPersonal(deadlines, "the deadlines of content items, contracts and disputes, without people"),
];
