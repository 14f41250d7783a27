import { z } from "zod";
import { lineText } from "~/platform/typed-text";
import { ID_PATTERN } from "~db/columns";

/** What a form of the portfolio asks for. */
export const portfolioSchema = z.object({
  itemId: z.string().regex(ID_PATTERN),
  alt: lineText(500, "Description must be at most 500 characters").default(""),
});
