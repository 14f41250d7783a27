const MAIL =
  /[\p{L}\d._%+-]+(?:@|\s?(?:\(at\)|\[at\])\s?)[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/iu;
const PAYMENT =
  /\b(?:paypal\.(?:me|com)|revolut\.me|wise\.com\/pay|monzo\.me|venmo\.com|cash\.app|buymeacoffee\.com|ko-fi\.com)\b/i;
/** An account number as banks write it: GB29 NWBK 6016 1331 9268 19. */
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,7}(?: ?[A-Z\d]{1,3})?\b/;
/** A possible phone number: digits with common separators. Years, prices and dates are shorter. */
const DIGITS = /(?<![\p{L}\d/.,£$€])\+?\(?\d(?:[ ().-]{0,2}\d){8,14}(?![\d/]|[.,]\d)/u;

/**
 * Whether a text contains a phone number, an email address or a way to pay outside the product. The result only decides
 * whether advice is shown, so a wrong result does no harm. Pure.
 */
export const namesContactDetails = (text: string): boolean =>
  [MAIL, PAYMENT, IBAN, DIGITS].some((pattern) => pattern.test(text));
