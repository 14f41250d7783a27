import { editLists } from "~/platform/list-field";
import { editDeliverables, editPayments } from "../terms/form";
import { SPORTS } from "./fields";

/** Brings the lists and rows of a posted brief up to date. @returns whether it was sent for that alone */
export function editBrief(form: FormData): boolean {
  editPayments(form, "terms.");
  editDeliverables(form);
  return editLists(form, [SPORTS], "stays");
}
