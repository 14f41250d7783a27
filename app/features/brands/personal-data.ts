import { ownedBy, personal } from "~/platform/personal-data";
import { brandProfiles } from "~db/schema";

export const brandsData = [
  personal(brandProfiles, {
    what: "Brand profile",
    why: "contract",
    seenBy: "athletes and our team",
    about: ownedBy(brandProfiles.userId),
    exported: [
      "userId",
      "companyName",
      "logo",
      "website",
      "industry",
      "bio",
      "targetSports",
      "campaignGoals",
      "isVerified",
      "version",
    ],
    erasure: {
      how: "blanked",
      set: {
        companyName: "Deleted brand",
        logo: null,
        website: "",
        industry: "",
        bio: "",
        targetSports: [],
        campaignGoals: "",
        isVerified: false,
      },
    },
  }),
];
