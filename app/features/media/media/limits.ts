/** The limits of uploads, for the browser and the server. Sizes in bytes. */

const MIB = 1024 * 1024;

/** 'PNG, JPG, MP4 up to 500MB'. */
export const MAX_FILE_BYTES = 500 * MIB;
/** What the Images binding takes is larger; a phone's picture is much smaller. */
export const MAX_PICTURE_BYTES = 50 * MIB;
/** Every part but the last has this size: R2 refuses parts of unequal size. */
export const PART_BYTES = 8 * MIB;
/** What a form without scripts may send: Cloudflare refuses a body above 100 MB. */
export const MAX_FORM_BYTES = 95_000_000;
/** The still of a clip, as the browser sends it. */
export const MAX_POSTER_BYTES = 512 * 1024;
/** A form with the captions of a clip. */
export const MAX_CAPTION_FORM_BYTES = 128 * 1024;
/** Of a content item. A form without scripts carries no more than that at once. */
export const MAX_CONTENT_FILES = 10;
/** Of the name of a file. */
export const MAX_NAME_LENGTH = 200;
/** What one person may keep. */
export const QUOTA_BYTES = 5 * 1024 * MIB;
/** An upload can be resumed for this long. */
export const RESUME_DAYS = 7;

export const ACCEPTED_PICTURES = "image/png,image/jpeg";

export const ACCEPTED = "image/png,image/jpeg,video/mp4,video/quicktime";

/** The size of part `n` (from 1) of a file. */
export const partSize = (fileBytes: number, n: number) =>
  Math.min(PART_BYTES, fileBytes - (n - 1) * PART_BYTES);

export const partCount = (fileBytes: number) => Math.ceil(fileBytes / PART_BYTES);
