/** Links as people type them. Pure. */

const SCHEME = /^[a-z][a-z\d+.-]*:(?!\d)/i;

/** 'example.com/clip' means 'https://example.com/clip'; what names a scheme stays as it is. */
export function withHttps(typed: string): string {
  const text = typed.trim();
  return text === "" || SCHEME.test(text) ? text : `https://${text.replace(/^\/\//, "")}`;
}

/** No user and password before the host: 'https://instagram.com@evil.example' does not lead where it seems to. */
export function isSecureLink(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return protocol === "https:" && hostname.includes(".") && !username && !password;
}
