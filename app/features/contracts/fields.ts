/** The rows of a form of terms. */
export const DELIVERABLES = "deliverables";

/** A row that was just added. */
export const NEW_DELIVERABLE = { platform: "instagram", format: "post", count: "1" };
