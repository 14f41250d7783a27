/* Made by scripts/product-pictures.ts. */
import briefDark from "./brief-dark.webp?url&no-inline";
import briefLight from "./brief-light.webp?url&no-inline";
import campaignDark from "./campaign-dark.webp?url&no-inline";
import campaignLight from "./campaign-light.webp?url&no-inline";
import contentDark from "./content-dark.webp?url&no-inline";
import contentLight from "./content-light.webp?url&no-inline";
import contractDark from "./contract-dark.webp?url&no-inline";
import contractLight from "./contract-light.webp?url&no-inline";
import findWorkDark from "./find-work-dark.webp?url&no-inline";
import findWorkLight from "./find-work-light.webp?url&no-inline";
import inviteDark from "./invite-dark.webp?url&no-inline";
import inviteLight from "./invite-light.webp?url&no-inline";
import matchesDark from "./matches-dark.webp?url&no-inline";
import matchesLight from "./matches-light.webp?url&no-inline";
import offerDark from "./offer-dark.webp?url&no-inline";
import offerLight from "./offer-light.webp?url&no-inline";
import paymentDark from "./payment-dark.webp?url&no-inline";
import paymentLight from "./payment-light.webp?url&no-inline";
import profileDark from "./profile-dark.webp?url&no-inline";
import profileLight from "./profile-light.webp?url&no-inline";
import reportDark from "./report-dark.webp?url&no-inline";
import reportLight from "./report-light.webp?url&no-inline";
import reviewDark from "./review-dark.webp?url&no-inline";
import reviewLight from "./review-light.webp?url&no-inline";

/** The address of each picture. */
export const PICTURE_FILES: Record<string, string> = {
  "brief-dark": briefDark,
  "brief-light": briefLight,
  "campaign-dark": campaignDark,
  "campaign-light": campaignLight,
  "content-dark": contentDark,
  "content-light": contentLight,
  "contract-dark": contractDark,
  "contract-light": contractLight,
  "find-work-dark": findWorkDark,
  "find-work-light": findWorkLight,
  "invite-dark": inviteDark,
  "invite-light": inviteLight,
  "matches-dark": matchesDark,
  "matches-light": matchesLight,
  "offer-dark": offerDark,
  "offer-light": offerLight,
  "payment-dark": paymentDark,
  "payment-light": paymentLight,
  "profile-dark": profileDark,
  "profile-light": profileLight,
  "report-dark": reportDark,
  "report-light": reportLight,
  "review-dark": reviewDark,
  "review-light": reviewLight,
};
