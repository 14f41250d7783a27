/** What anybody may read of an athlete who shows their page to everyone. Pure. */

const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** With '+' or a leading 0; or written in the American way, 555-123-4567. */
const PHONE = /(?:\+|\b0)\d(?:[\s().-]*\d){8,13}\b|\(?\b\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}\b/g;

/** A text without the mail addresses and phone numbers in it: harvesters read public pages too. */
export const withoutContacts = (text: string): string =>
  text.replaceAll(MAIL, "[hidden]").replaceAll(PHONE, "[hidden]");

const LONGEST_DESCRIPTION = 160;

/** The page in a sentence, for search engines and link previews. */
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
  return text.length > LONGEST_DESCRIPTION
    ? `${[...text].slice(0, LONGEST_DESCRIPTION - 1).join("")}…`
    : text;
}
