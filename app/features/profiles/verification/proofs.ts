import { PLATFORMS, type Platform, type ProofKind } from "~db/constants";
import { parseDomain } from "./company-identity";

/** Where an applicant publishes the code, and how we look for it. Pure. */

/** The page of a channel, on the platforms that show it to those who are not signed in. */
export const channelPage = (platform: Platform, handle: string): string | null => {
  const name = encodeURIComponent(handle.replace(/^@/, ""));
  const pages: Partial<Record<Platform, string>> = {
    instagram: `https://www.instagram.com/${name}/`,
    tiktok: `https://www.tiktok.com/@${name}`,
    youtube: `https://www.youtube.com/@${name}`,
  };
  return pages[platform] ?? null;
};

export const proofFile = (website: string) =>
  new URL(".well-known/laurel-verification.txt", `https://${new URL(website).hostname}`).href;

export const proofRecord = (website: string) => `_laurel-verification.${parseDomain(website)}`;

/** Whether an address belongs to the website's domain. */
export const isMailAtDomain = (email: string, website: string) =>
  email.toLowerCase().endsWith(`@${parseDomain(website)}`);

/**
 * Whether the description of a page has the code. Nothing else of the page counts, because strangers' comments may be in it.
 */
export const describesCode = (html: string, code: string) =>
  [...html.matchAll(/<meta\b[^>]*>/gi)].some(
    ([tag]) =>
      /\b(name|property)=["']?(og:|twitter:)?description\b/i.test(tag) && tag.includes(code),
  );

/** The proofs that this request can give, with what each is about. */
export interface Provable {
  kind: ProofKind;
  target: string;
  /** The channel that it shows to be the applicant's. */
  channel?: { platform: Platform; handle: string };
}

interface Request {
  socialHandles: Partial<Record<Platform, string>>;
  companyWebsite: string | null;
}

export function listProvable({ socialHandles, companyWebsite }: Request): Provable[] {
  const channels = PLATFORMS.flatMap((platform): Provable[] => {
    const handle = socialHandles[platform];
    const page = handle && channelPage(platform, handle);
    return page ? [{ kind: "channel", target: page, channel: { platform, handle } }] : [];
  });
  if (!companyWebsite) return channels;
  return [
    ...channels,
    { kind: "file", target: proofFile(companyWebsite) },
    { kind: "dns", target: proofRecord(companyWebsite) },
    { kind: "mail", target: parseDomain(companyWebsite) },
  ];
}
