/**
 * The number of a company on the UK register in its full form, or null if the text is none. It has eight characters: digits, or
 * two letters and six digits, such as SC123456 for Scotland. Some old ones have a letter more. Zeros may be left out. Pure.
 */
export function parseUkCompanyNumber(typed: string): string | null {
  const text = typed.replaceAll(/[\s.-]/g, "").toUpperCase();
  const [, letters = "", digits = "", end = ""] =
    /^([A-Z]{0,2})(\d{1,8})([A-Z]?)$/.exec(text) ?? [];
  const number = letters + digits.padStart(8 - letters.length - end.length, "0") + end;
  return UK_NUMBER.test(number) && Number(digits) > 0 ? number : null;
}

/** In this order: companies; companies elsewhere than in England and Wales; old ones in Northern Ireland; registered societies. */
const UK_NUMBER = /^(\d{8}|[A-Z]{2}\d{6}|R\d{7}|[A-Z]{2}\d{5}R)$/;

/** The host of a company's website, without 'www.'. */
export const parseDomain = (website: string) =>
  new URL(website).hostname.toLowerCase().replace(/^www\./, "");

/** Hosts that give an address or a page to anyone, so that these prove nothing about a company. */
const SHARED_HOSTS = new Set([
  ...["gmail.com", "googlemail.com", "outlook.com", "hotmail.com", "hotmail.co.uk", "live.com"],
  ...["msn.com", "yahoo.com", "yahoo.co.uk", "ymail.com", "icloud.com", "me.com", "mac.com"],
  ...["aol.com", "proton.me", "protonmail.com", "pm.me", "gmx.com", "gmx.net", "gmx.de", "web.de"],
  ...["mail.com", "zoho.com", "fastmail.com", "yandex.com", "mail.ru", "qq.com", "163.com"],
  ...["btinternet.com", "sky.com", "talktalk.net", "virginmedia.com", "ntlworld.com"],
  ...["facebook.com", "instagram.com", "tiktok.com", "youtube.com", "x.com", "twitter.com"],
  ...["linkedin.com", "linktr.ee", "google.com", "notion.site", "github.com", "medium.com"],
  ...["amazon.co.uk", "amazon.com", "etsy.com", "ebay.co.uk", "depop.com", "patreon.com"],
]);

/** Whether a host is open to anyone. A subdomain of such a host counts too, such as sites.google.com. Pure. */
export const isSharedHost = (host: string) =>
  [...SHARED_HOSTS].some((shared) => host === shared || host.endsWith(`.${shared}`));
