import { type LazyForm, OPTIONAL, REQUIRED } from "~/components/lazy-validation";
import type { campaignSchema, editCampaignSchema } from "./schema";

const BRIEF = {
  title: REQUIRED,
  description: OPTIONAL,
  requirements: OPTIONAL,
  budget: OPTIONAL,
  package: OPTIONAL,
  startDate: OPTIONAL,
  endDate: OPTIONAL,
  minFollowers: OPTIONAL,
  minEngagementRate: OPTIONAL,
  targetSports: { ...REQUIRED, multiple: true },
  "targetSports[]": REQUIRED,
  deliverables: { ...REQUIRED, multiple: true },
  "deliverables[]": REQUIRED,
  audienceCountries: { ...REQUIRED, multiple: true },
  "audienceCountries[]": REQUIRED,
  overdueReview: OPTIONAL,
  category: OPTIONAL,
};

export const campaignForm: LazyForm<typeof campaignSchema> = {
  constraint: { id: REQUIRED, ...BRIEF },
  schema: async () => (await import("./schema")).campaignSchema,
};

export const editCampaignForm: LazyForm<typeof editCampaignSchema> = {
  constraint: { seen: REQUIRED, ...BRIEF },
  schema: async () => (await import("./schema")).editCampaignSchema,
};
