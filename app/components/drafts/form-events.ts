/** Sent by a form that has saved itself; its detail is the `Values` it was saved with, or null for what it has now. */
export const SAVED_EVENT = "kept-saved";

/** Sent to a form whose list (`ListInput`) shall have these entries. */
export const LIST_EVENT = "kept-list";

export interface ListDetail {
  name: string;
  entries: string[];
}
