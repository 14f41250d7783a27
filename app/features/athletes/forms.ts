import { type LazyForm, OPTIONAL, REQUIRED } from "~/components/lazy-validation";
import type { profileSchema } from "./schema";

export const profileForm: LazyForm<typeof profileSchema> = {
  constraint: {
    seen: OPTIONAL,
    fullName: REQUIRED,
    sport: REQUIRED,
    otherSports: OPTIONAL,
    location: OPTIONAL,
    bio: OPTIONAL,
    contentThemes: OPTIONAL,
    instagramHandle: OPTIONAL,
    instagramFollowers: OPTIONAL,
    instagramEngagementRate: OPTIONAL,
    tiktokHandle: OPTIONAL,
    tiktokFollowers: OPTIONAL,
    tiktokEngagementRate: OPTIONAL,
    youtubeHandle: OPTIONAL,
    youtubeSubscribers: OPTIONAL,
    youtubeEngagementRate: OPTIONAL,
    xHandle: OPTIONAL,
    startingRate: OPTIONAL,
    isPublic: OPTIONAL,
  },
  schema: async () => (await import("./schema")).profileSchema,
};
