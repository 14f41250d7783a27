import { z } from "zod";
import { ID_PATTERN } from "~db/columns";

/** What a form of the portfolio asks for. */
export const portfolioSchema = z.object({
  intent: z.enum(["up", "down", "describe", "remove"]),
  pieceId: z.string().regex(ID_PATTERN),
  alt: z.string().trim().max(500).default(""),
});
