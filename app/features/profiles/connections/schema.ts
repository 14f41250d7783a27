import { z } from "zod";
import { handleFields } from "../athletes/schema";

const { instagramHandle: _, ...handles } = handleFields;

export const handlesSchema = z.object({
  /** The version of the profile that the form began with. */
  expectedVersion: z.int().optional(),
  ...handles,
});

export type HandlesInput = z.infer<typeof handlesSchema>;

const NO_TOKEN = "Paste your access token";

export const tokenSchema = z.object({
  accessToken: z
    .string({ error: NO_TOKEN })
    .trim()
    .min(1, NO_TOKEN)
    .max(1_000, "That's too long to be an access token"),
});
