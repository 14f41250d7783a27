import { z } from "zod";
import { MAX_NAME_LENGTH } from "./limits";

/** A file that a page announces; the server believes its size alone, which each part must fit. */
export const newUploadSchema = z.object({
  name: z.string().trim().min(1).max(MAX_NAME_LENGTH),
  bytes: z.coerce.number().int().min(0),
  /** Milliseconds. */
  modifiedAt: z.coerce.number().int().min(0),
});

export const uploadStepSchema = z.object({ intent: z.enum(["finish", "cancel"]) });
