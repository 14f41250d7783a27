/** Finds ways to reach a person in what people type: in messages, and on public pages, which hide them. Pure. */

const DIGIT = /\p{Nd}/u;

/** The ASCII digit of one of any script. Each script has its ten in a row, from zero on. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/** A full stop, or a character that looks like one and that NFKC keeps: '·', '‧', '∙', '⋅', '。', '・', '۔'. */
const DOT = String.raw`[.\u00b7\u2027\u2219\u22c5\u3002\u30fb\u06d4]`;

/** 'me@mail.example', 'me (at) mail dot example' */
export const MAIL = new RegExp(
  String.raw`(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+(?:@|\s?[([]at[)\]]\s?)[\p{L}\d-]+(?:(?:${DOT}|\s?[([]?\bdot\b[)\]]?\s?)[\p{L}\d-]+)+`,
  "giu",
);

/** With '+' or a leading 0 that begins no date, or in the American form 555-123-4567 that is no part of more numbers. */
export const PHONE =
  /(?:\+|(?<!\d[-.])\b0(?!\d[.-]\d{2}[.-]\d{4}\b))[\s().-]{0,2}\d(?:[\s().-]*\d){8,13}\b|(?<!\d[\s.-])\(?\b\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}\b(?![\s.-]\d)/g;

/** With a scheme or 'www.', or a bare domain that ends as those of channels and own sites do. */
export const LINK = new RegExp(
  String.raw`\b(?:https?:\/\/|www${DOT})[^\s<>]*[^\s<>.,;:!?)\]]|\b(?:[a-z0-9-]+${DOT})+(?:com|net|org|info|co|uk|eu|de|fr|es|it|nl|ie|io|me|tv|ee|be|ly|gg|app|bio|link|fit|run|club|online|site|xyz)\b(?:\/[^\s<>]*[^\s<>.,;:!?)\]])?`,
  "gi",
);

/** 'e v i l . c o m' */
const SPACED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])[\p{L}\p{N}](?: (?:[\p{L}\p{N}@_-]|${DOT})){4,}(?![\p{L}\p{N}])`,
  "gu",
);

function joinAddress(spaced: string): string {
  const joined = spaced.replaceAll(" ", "");
  return includesAny(joined, [MAIL, LINK]) ? joined : spaced;
}

const includesAny = (text: string, patterns: RegExp[]) =>
  patterns.some((pattern) => text.search(pattern) !== -1);

/** Full-width and other look-alike forms as plain ones and spaced out addresses joined, so that what they spell is found. */
export const plainText = (text: string): string =>
  text
    .normalize("NFKC")
    .replaceAll(/[^\P{Nd}0-9]/gu, asciiDigit)
    .replaceAll(SPACED, joinAddress);

const PAYMENT =
  /\b(?:paypal\.(?:me|com)|revolut\.me|wise\.com\/pay|monzo\.me|venmo\.com|cash\.app|buymeacoffee\.com|ko-fi\.com)\b/i;
/** An account number as banks write it: GB29 NWBK 6016 1331 9268 19. */
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,7}(?: ?[A-Z\d]{1,3})?\b/;

/**
 * Whether a text contains a phone number, an email address or a way to pay outside the product. The result only decides
 * whether advice is shown, so a wrong result does no harm.
 */
export const namesContactDetails = (text: string): boolean =>
  includesAny(plainText(text), [MAIL, PHONE, PAYMENT, IBAN]);
