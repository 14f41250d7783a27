import { z } from "zod";
import { email } from "~/features/identity/accounts/schema";
import { ID_PATTERN } from "~db/columns";

/** What must be typed to delete an account. */
export const CONFIRMATION = "DELETE";

/** A request that came by mail, as staff enter it. */
export const requestSchema = z.object({
  id: z.string().regex(ID_PATTERN),
  email,
  receivedOn: z.iso
    .date("Please enter the day it came")
    .refine((day) => Date.parse(day) <= Date.now(), "This day is still to come"),
});

export const deletionSchema = z.object({
  when: z.enum(["later", "now"], "Please choose when"),
  confirmation: z
    .string({ error: `Please type ${CONFIRMATION}` })
    .trim()
    .refine((typed) => typed.toUpperCase() === CONFIRMATION, `Please type ${CONFIRMATION}`),
});
