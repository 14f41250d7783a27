/** Sent by a form that has saved itself; its detail is the `Values` it was saved with, or null for what it has now. */
export const SAVED_EVENT = "kept-saved";
