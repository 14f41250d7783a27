/**
 * Characters that show nothing (zero-width, fillers), turn the direction of what follows, or are private: a
 * name made of them looks empty or like another, and the search model's marks begin with private ones.
 */
const INVISIBLE = String.raw`[\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]`;

/** Scripts that are written with joiners: Arabic and Syriac letters, and those of South Asia after a vowel killer. */
const JOINING = String.raw`[\p{sc=Arab}\p{sc=Syrc}\p{sc=Mong}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Khmr}\p{sc=Mymr}]`;

/** Invisible characters that change what is seen: they belong to the text around them. */
const SHAPING = [
  // Between letters of those scripts.
  String.raw`(?<=${JOINING})[\u200c\u200d](?=${JOINING})`,
  // An emoji made of several: a family.
  String.raw`(?<=[\p{ExtPict}\p{EMod}\ufe0f])\u200d(?=\p{ExtPict})`,
  // The flag of England.
  String.raw`(?<=\u{1f3f4})[\u{e0020}-\u{e007e}]{2,8}\u{e007f}`,
  // How an emoji, a symbol or an ideograph is drawn.
  String.raw`(?<=[\p{ExtPict}\p{S}\p{sc=Han}\p{sc=Mymr}])[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]|\ufe0f(?=\u20e3)`,
  String.raw`(?<=\p{sc=Mong})[\u180b-\u180d\u180f]`,
].join("|");

const SHAPING_OR_INVISIBLE = new RegExp(`(${SHAPING})|${INVISIBLE}`, "gu");

const withoutInvisible = (typed: string) => typed.replaceAll(SHAPING_OR_INVISIBLE, "$1");

/** What was typed into a box of one line: spaces of every kind are plain and single, what shows nothing goes. */
export const normalizeLine = (typed: string): string =>
  withoutInvisible(typed)
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();

/**
 * What was typed into a box of several lines: each ends with one character, whatever the browser sends. The
 * text is kept as it is otherwise; one that shows nothing is empty.
 */
export const normalizeParagraphs = (typed: string): string =>
  normalizeLine(typed) &&
  typed
    .replaceAll(/\r\n?|[\u2028\u2029]/g, "\n")
    .replaceAll(/(?![\n\t])\p{Cc}/gu, "")
    .trim();

/** Whether two names are one person's to a reader: case, accents, spaces and punctuation make no other name. */
export const isSameName = (a: string, b: string): boolean =>
  a.normalize("NFKC").localeCompare(b.normalize("NFKC"), "en", {
    sensitivity: "base",
    ignorePunctuation: true,
  }) === 0;
