import { eq } from "drizzle-orm";
import { brandOfPerson } from "~/features/identity/accounts/brand-members";
import { ownedBy, personal } from "~/platform/personal-data";
import { brandMembers, brandProfiles } from "~db/schema";

export const brandsData = [
  personal(brandProfiles, {
    what: "Brand profile",
    why: "contract",
    visibleTo: "athletes and our team",
    about: ({ id }) => eq(brandProfiles.id, brandOfPerson(id)),
    exported: [
      "id",
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
    withheld: { foldedCompany: "the name again, as searches compare it" },
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
  personal(brandMembers, {
    what: "Who acts for a brand",
    why: "contract",
    visibleTo: "our team",
    about: ownedBy(brandMembers.personId),
    exported: ["brandId", "personId", "role"],
    erasure: { how: "blanked", set: {} },
  }),
];
