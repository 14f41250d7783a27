/** Of what a shop sends. */
export const MAX_REPORT_BYTES = 64 * 1024;

/** Of a file of sales. */
export const MAX_SALES_BYTES = 1024 * 1024;
