/**
 * The one form in which every search compares texts: typed words are folded with it here, stored texts by the same table in
 * the database (db/sql/folded-letters.ts). Pure.
 */

/** Letters that Unicode does not decompose, with what people type who lack them on their keyboard. */
const TYPED: Record<string, string> = {
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ħ: "h",
  ŧ: "t",
  ı: "i",
  þ: "th",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ς: "σ",
};

export const APOSTROPHES = ["'", "’", "‘", "ʼ", "ʻ", "`", "´"];

const DROPPED = new RegExp(`[\u0300-\u036f${APOSTROPHES.join("")}]`, "g");

/** 'Søren Weiß-O’Shea' as 'soren weiss-oshea': lower case, without accents and apostrophes. */
export const foldText = (text: string): string =>
  Array.from(
    text.replaceAll(DROPPED, "").normalize("NFKD").replaceAll(DROPPED, "").toLowerCase(),
    (letter) => TYPED[letter] ?? letter,
  )
    .join("")
    .normalize("NFC");
