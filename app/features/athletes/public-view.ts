/** Rules of the public athlete page. Pure. */

const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** With '+' or a leading 0, or in the American form 555-123-4567. */
const PHONE = /(?:\+|\b0)\d(?:[\s().-]*\d){8,13}\b|\(?\b\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}\b/g;

/** Masks email addresses and phone numbers, because harvesters read public pages. */
export const withoutContacts = (text: string): string =>
  text.replaceAll(MAIL, "[hidden]").replaceAll(PHONE, "[hidden]");

const MAX_DESCRIPTION_LENGTH = 160;

/** One-sentence description for search engines and link previews. */
export function publicDescription({
  name,
  sport,
  location,
  followers,
}: {
  name: string;
  sport: string;
  location: string;
  followers: string;
}): string {
  const who = [sport, location].filter(Boolean).join(", ");
  const text = `${name}${who ? `: ${who}` : ""}. ${followers} followers. Figures, content themes and Ambassador Score.`;
  return text.length > MAX_DESCRIPTION_LENGTH
    ? `${[...text].slice(0, MAX_DESCRIPTION_LENGTH - 1).join("")}…`
    : text;
}
