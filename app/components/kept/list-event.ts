/** Sent to a form whose list (`ListInput`) shall have these entries. */
export const LIST_EVENT = "kept-list";

export interface ListDetail {
  name: string;
  entries: string[];
}
