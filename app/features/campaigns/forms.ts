import { type LazyForm, OPTIONAL, REQUIRED } from "~/components/lazy-validation";
import type { campaignSchema } from "./schema";

export const campaignForm: LazyForm<typeof campaignSchema> = {
  constraint: {
    id: REQUIRED,
    title: REQUIRED,
    description: OPTIONAL,
    requirements: OPTIONAL,
    budget: OPTIONAL,
    startDate: OPTIONAL,
    endDate: OPTIONAL,
    minFollowers: OPTIONAL,
    minEngagementRate: OPTIONAL,
    targetSports: { ...REQUIRED, multiple: true },
    "targetSports[]": REQUIRED,
    deliverables: { ...REQUIRED, multiple: true },
    "deliverables[]": REQUIRED,
  },
  schema: async () => (await import("./schema")).campaignSchema,
};
