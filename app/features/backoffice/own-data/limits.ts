/** For how many days a copy of one's data can be downloaded. */
export const EXPORT_DAYS = 7;

/** For how many days a deletion can be undone. */
export const UNDO_DAYS = 14;

/** By when a request that came by mail is acknowledged, and carried out. */
export const ACKNOWLEDGED_HOURS = 24;
export const DELETED_DAYS = 30;

/** How long a request that came by mail is remembered after it was closed. */
export const REQUEST_DAYS = 365;
