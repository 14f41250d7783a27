import { z } from "zod";
import { email } from "../accounts/schema";

export const emailSchema = z.object({ newEmail: email });
