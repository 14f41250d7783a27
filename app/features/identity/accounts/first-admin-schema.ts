import { z } from "zod";
import { brandSignUp } from "./schema";

const { companyName: _, ...account } = brandSignUp.shape;

export const firstAdminSchema = z.object({
  setupToken: z.string({ error: "Enter the setup token" }).max(500, "That isn't the setup token"),
  ...account,
});

export type FirstAdmin = z.infer<typeof firstAdminSchema>;
