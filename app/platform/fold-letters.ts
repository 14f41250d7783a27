/**
 * Letters that no normalisation takes apart, as people without them on their keyboard type them. Search folds what is typed with
 * this table, and what is searched with the same one (the newest view of migrations/*search*.sql). Pure.
 */
export const FOLDED: readonly (readonly [letter: string, typed: string])[] = [
  ["ø", "o"],
  ["Ø", "O"],
  ["ł", "l"],
  ["Ł", "L"],
  ["đ", "d"],
  ["Đ", "D"],
  ["ð", "d"],
  ["Ð", "D"],
  ["þ", "th"],
  ["Þ", "Th"],
  ["ß", "ss"],
  ["æ", "ae"],
  ["Æ", "Ae"],
  ["œ", "oe"],
  ["Œ", "Oe"],
  ["ı", "i"],
  ["ё", "е"],
  ["Ё", "Е"],
  ["ά", "α"],
  ["Ά", "Α"],
  ["έ", "ε"],
  ["Έ", "Ε"],
  ["ή", "η"],
  ["Ή", "Η"],
  ["ί", "ι"],
  ["Ί", "Ι"],
  ["ϊ", "ι"],
  ["ΐ", "ι"],
  ["ό", "ο"],
  ["Ό", "Ο"],
  ["ύ", "υ"],
  ["Ύ", "Υ"],
  ["ϋ", "υ"],
  ["ΰ", "υ"],
  ["ώ", "ω"],
  ["Ώ", "Ω"],
  ["ς", "σ"],
];

const TYPED = new Map(FOLDED);
const LETTER = new RegExp(`[${FOLDED.map(([letter]) => letter).join("")}]`, "g");

/** 'Søren Weiß' as 'Soren Weiss'. */
export const foldLetters = (text: string): string =>
  text.normalize("NFC").replaceAll(LETTER, (letter) => TYPED.get(letter) ?? letter);
