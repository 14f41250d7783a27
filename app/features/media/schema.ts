import { z } from "zod";
import { shortName } from "./short-name";

/** A file that a page announces; the server believes its size alone, which each part must fit. */
export const newUploadSchema = z.object({
  name: z.string().trim().min(1).overwrite(shortName),
  bytes: z.coerce.number().int().min(0),
  /** Milliseconds. */
  modifiedAt: z.coerce.number().int().min(0),
});

export const uploadStepSchema = z.object({ intent: z.enum(["finish", "cancel"]) });
