import type { Platform, ProofKind, VerifiedChannel } from "~db/constants";
import { parseDomain } from "./company-details";

/** Where an applicant publishes the code, and how we look for it. Pure. */

/** The public page of a channel. X shows no page to those who are not signed in. */
export const channelPage = (channel: VerifiedChannel, handle: string): string | null => {
  const name = encodeURIComponent(handle.replace(/^@/, ""));
  return {
    instagram: `https://www.instagram.com/${name}/`,
    tiktok: `https://www.tiktok.com/@${name}`,
    youtube: `https://www.youtube.com/@${name}`,
    twitter: null,
  }[channel];
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

const toPlatform = (channel: VerifiedChannel): Platform => (channel === "twitter" ? "x" : channel);

interface Request {
  socialHandles: Partial<Record<VerifiedChannel, string>>;
  companyWebsite: string | null;
}

export function listProvable({ socialHandles, companyWebsite }: Request): Provable[] {
  const channels = Object.entries(socialHandles).flatMap(([named, handle]): Provable[] => {
    const channel = named as VerifiedChannel;
    const page = channelPage(channel, handle);
    return page
      ? [{ kind: "channel", target: page, channel: { platform: toPlatform(channel), handle } }]
      : [];
  });
  if (!companyWebsite) return channels;
  return [
    ...channels,
    { kind: "file", target: proofFile(companyWebsite) },
    { kind: "dns", target: proofRecord(companyWebsite) },
    { kind: "mail", target: parseDomain(companyWebsite) },
  ];
}
