/** Links as people type them. Pure. */

const SCHEME = /^[a-z][a-z\d+.-]*:(?!\d)/i;

/** 'example.com/clip' means 'https://example.com/clip'; what names a scheme stays as it is. */
export function withHttps(typed: string): string {
  const text = typed.trim();
  return text === "" || SCHEME.test(text) ? text : `https://${text.replace(/^\/\//, "")}`;
}

/** A domain name: its last part is no number, as in an IP address, and not empty. */
const DOMAIN = /\.(?=[^.]*[a-z])[^.]+$/;

/**
 * No user and password before the host: 'https://instagram.com@evil.example' does not lead where it seems to. No spaces and
 * control characters, which URLs drop without a word.
 */
export function isSecureLink(text: string): boolean {
  if (/[\s\p{Cc}]/u.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return protocol === "https:" && DOMAIN.test(hostname) && !username && !password;
}

/** A link as programs write it: what follows the host in ASCII alone. */
export const canonicalLink = (link: string): string =>
  isSecureLink(link) ? new URL(link).href : link;
