/** The host of a company's website, without 'www.'. */
export const domainOf = (website: string) =>
  new URL(website).hostname.toLowerCase().replace(/^www\./, "");

/** Hosts that give an address or a page to anyone, so that these prove nothing about a company. */
const SHARED = new Set([
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
  [...SHARED].some((shared) => host === shared || host.endsWith(`.${shared}`));
