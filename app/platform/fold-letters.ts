import { FOLDED_LETTERS } from "~db/sql/folded-letters";

/** Search folds typed words and indexed words with the same table of letters. Pure. */

const TYPED = new Map(FOLDED_LETTERS);
const LETTER = new RegExp(`[${FOLDED_LETTERS.map(([letter]) => letter).join("")}]`, "g");

/** 'Søren Weiß' as 'Soren Weiss'. */
export const foldLetters = (text: string): string =>
  text.normalize("NFC").replaceAll(LETTER, (letter) => TYPED.get(letter) ?? letter);
