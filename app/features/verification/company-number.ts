/**
 * The number of a company on the UK register in its full form, or null if the text is none. It has eight characters: digits, or
 * two letters and six digits, such as SC123456 for Scotland. Some old ones have a letter more. Zeros may be left out. Pure.
 */
export function ukCompanyNumber(typed: string): string | null {
  const text = typed.replaceAll(/[\s.-]/g, "").toUpperCase();
  const [, letters = "", digits = "", end = ""] =
    /^([A-Z]{0,2})(\d{1,8})([A-Z]?)$/.exec(text) ?? [];
  const number = letters + digits.padStart(8 - letters.length - end.length, "0") + end;
  return FORM.test(number) && Number(digits) > 0 ? number : null;
}

/** In this order: companies; companies elsewhere than in England and Wales; old ones in Northern Ireland; registered societies. */
const FORM = /^(\d{8}|[A-Z]{2}\d{6}|R\d{7}|[A-Z]{2}\d{5}R)$/;
