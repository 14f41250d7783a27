import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import { DELIVERABLE_CONSTRAINTS, termConstraints } from "../terms/form";
import type { campaignSchema, editCampaignSchema, StoredDates } from "./schema";

const BRIEF = {
  title: REQUIRED,
  ...Object.fromEntries(
    Object.entries(termConstraints()).map(([name, constraint]) => [`terms.${name}`, constraint]),
  ),
  targetSports: { ...REQUIRED, multiple: true },
  "targetSports[]": REQUIRED,
  ...DELIVERABLE_CONSTRAINTS,
  audienceCountries: { ...REQUIRED, multiple: true },
  "audienceCountries[]": REQUIRED,
};

export const campaignForm: LazyForm<typeof campaignSchema> = {
  constraint: { id: REQUIRED, ...BRIEF },
  schema: async () => (await import("./schema")).campaignSchema,
};

export const editCampaignForm = {
  constraint: { expectedVersion: REQUIRED, ...BRIEF },
  schema: async (stored: StoredDates = {}) => (await import("./schema")).editCampaignSchema(stored),
} satisfies LazyForm<ReturnType<typeof editCampaignSchema>>;
