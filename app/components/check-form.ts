import { parseWithZod } from "@conform-to/zod/v4";
import { config, type z } from "zod";

// zod would try `new Function`, which the content security policy forbids.
config({ jitless: true });

/** A module of its own: the library comes with it, and only when a form is entered. */
export const checkForm = (form: FormData, schema: z.ZodType) => parseWithZod(form, { schema });
