import {
  compareWithNorm,
  type MeasuredPost,
  type PlatformNorm,
  spreadOf,
} from "~/features/profiles/reach/forecast-posts";
import { PLATFORMS } from "~db/constants";

/** What posts of completed campaigns brought, by platform: middles of many campaigns, so that no single brand's figures can be recognised. Pure. */

/** A post of a completed campaign. */
export interface EndedPost extends MeasuredPost {
  campaignId: string;
  brandId: string;
  /** Percent, of its channel. */
  engagementRate: number;
}

export interface Norm extends PlatformNorm {
  campaigns: number;
  brands: number;
}

/** A norm needs so many completed campaigns. */
const LEAST_CAMPAIGNS = 20;
/** Fewer brands could recognise each other's figures. */
const LEAST_BRANDS = 3;

/** Of each platform with enough campaigns and brands. */
export const normsFrom = (posts: readonly EndedPost[]): Norm[] =>
  PLATFORMS.map((platform) => {
    const own = posts.filter((post) => post.platform === platform);
    const factors = own.map((post) => compareWithNorm(post, post.engagementRate));
    return {
      platform,
      campaigns: new Set(own.map(({ campaignId }) => campaignId)).size,
      brands: new Set(own.map(({ brandId }) => brandId)).size,
      reach: spreadOf(factors.flatMap(({ reach }) => reach ?? [])),
      engagements: spreadOf(factors.flatMap(({ engagements }) => engagements ?? [])),
    };
  }).filter(({ campaigns, brands }) => campaigns >= LEAST_CAMPAIGNS && brands >= LEAST_BRANDS);
