import { LINK, MAIL, PHONE, plainText } from "~/features/communication/messages/contact-details";

/** What a verified athlete is to know before they change what we have checked. */
export const BADGE_WARNING =
  "If you change it, your Verified badge goes until we've checked it again.";

/** Rules of the public athlete page. Pure. */

/** What the switch of the public page promises. */
export const PUBLIC_HINT =
  "Anyone can find it in our list of athletes, and search engines may list it. It shows your name, photo, sport, location, bio, portfolio, themes and figures. Your email stays private, and we hide the phone numbers, links and handles that we find in your text.";

/** Of pages that show public athletes: who takes the page back has it taken back, so no copy stays. */
export const NO_COPY = { "Cache-Control": "private, no-store" };

const HANDLE = /(?<![\p{L}\p{N}@])@[\p{L}\p{N}_](?:[\p{L}\p{N}._-]*[\p{L}\p{N}_])?/gu;
/** 'IG: maya.runs', 'TikTok - mayaruns' */
const NAMED_HANDLE =
  /\b(instagram|insta|ig|tik ?tok|you ?tube|snapchat|twitter|facebook|threads|strava)(\s*(?::|=| - | – )\s*)[\p{L}\p{N}_][\p{L}\p{N}._-]*[\p{L}\p{N}_]/giu;

/** Places to write to, whose next word is a name there. */
const MESSENGER = /\b(telegram|whats ?app)(\s+)(?!and\b|or\b)[\p{L}\p{N}_+][\p{L}\p{N}._-]*/giu;

const HIDDEN = "[hidden]";

/**
 * Masks the email addresses, phone numbers, links and handles that can be found. Words can always spell one that is not: the text
 * of the switch does not promise more.
 */
export const withoutContacts = (text: string): string =>
  plainText(text)
    .replaceAll(MAIL, HIDDEN)
    .replaceAll(PHONE, HIDDEN)
    .replaceAll(LINK, HIDDEN)
    .replaceAll(HANDLE, HIDDEN)
    .replaceAll(NAMED_HANDLE, `$1$2${HIDDEN}`)
    .replaceAll(MESSENGER, `$1$2${HIDDEN}`);

/** Characters of an id that its public address carries. An index finds them: `athlete_profiles_public`. */
export const CODE_LENGTH = 6;
const MAX_NAME = 60;

/** How a public address names an athlete: 'maya-okafor-4k2x9d'. */
export function publicName({ id, name }: { id: string; name: string }): string {
  const words = withoutContacts(name)
    .replaceAll(HIDDEN, " ")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_NAME)
    .replaceAll(/^-+|-+$/g, "");
  return `${words || "athlete"}-${id.slice(-CODE_LENGTH)}`;
}

/** The end of an id in a public address; null when it has none. */
export const parsePublicCode = (address: string): string | null =>
  /(?:^|-)([0-9a-hjkmnp-tv-z]{6})$/.exec(address)?.[1] ?? null;

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
