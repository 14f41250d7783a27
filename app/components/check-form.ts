import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";

/** A module of its own: the library comes with it, and only when a form is entered. */
export const checkForm = (form: FormData, schema: z.ZodType) => parseWithZod(form, { schema });
