import { z } from "zod";
import { MAX_NAME_LENGTH } from "./limits";

/**
 * A file's name as it is stored: without a path, cut between characters, and without marks that turn the direction of the text
 * after them.
 */
export const truncateFileName = (name: string): string =>
  [...name.replaceAll(/^.*[/\\]|[\u202a-\u202e\u2066-\u2069]/gs, "")]
    .slice(0, MAX_NAME_LENGTH)
    .join("");

/** A file that a page announces; the server believes its size alone, which each part must fit. */
export const newUploadSchema = z.object({
  name: z.string().trim().min(1).overwrite(truncateFileName),
  bytes: z.coerce.number().int().min(0),
  /** Milliseconds. */
  modifiedAt: z.coerce.number().int().min(0),
});

export const uploadStepSchema = z.object({ intent: z.enum(["finish", "cancel"]) });
