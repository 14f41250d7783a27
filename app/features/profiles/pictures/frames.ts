import type { Frame } from "~/features/media/media/picture-sizes";
import { paths } from "~/paths";

/** The pictures that people, brands and campaigns are known by, and the shape of each. */
export const FRAMES = {
  avatar: { width: 480, height: 480, fit: "cover" },
  logo: { width: 480, height: 480, fit: "pad" },
  cover: { width: 1600, height: 640, fit: "cover" },
} as const satisfies Record<string, Frame>;

export type PicturePurpose = keyof typeof FRAMES;

/** Whose picture it is: the person's own, or that of a campaign of theirs. */
export interface PictureTarget {
  purpose: PicturePurpose;
  campaignId?: string | undefined;
}

/** The page that changes it, and what takes the picture of its form. */
export const pictureAddresses = ({ purpose, campaignId = "" }: PictureTarget) =>
  ({
    avatar: { page: paths.settings, file: paths.photo },
    logo: { page: paths.brand.profile, file: paths.brand.logo },
    cover: {
      page: paths.brand.editCampaign(campaignId),
      file: paths.brand.campaignCover(campaignId),
    },
  })[purpose];

/** What a person calls it. */
export const PICTURE_NAMES: Record<PicturePurpose, string> = {
  avatar: "photo",
  logo: "logo",
  cover: "cover",
};
