/** Of a file that anyone may have checked: about 2,000 entries. */
export const MAX_RECORD_BYTES = 2 * 1024 * 1024;
