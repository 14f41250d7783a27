import { APOSTROPHES } from "../fold-text";
import { SIGNS } from "../folded-words";

/** SQL expressions that fold a text for search; the table folded_letters (db/sql/folded-letters.ts) has what becomes of each character. */

export const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** SQLite counts letters from the beginning of a text, so a long one is read in pieces of this many. */
const PIECE = 64;
const PLACES = JSON.stringify(Array.from({ length: PIECE }, (_, i) => i + 1));

/** The characters of an SQL expression in their order, with what they become. The limits have each text worked out once. */
const lettersOf = (text: string) =>
  `(SELECT substr(piece.said, place.value, 1) AS letter
      FROM (SELECT substr(whole.said, ${PIECE} * key + 1, ${PIECE}) AS said FROM (SELECT ${text} AS said LIMIT 1) whole
        CROSS JOIN json_each('[0' || replace(hex(zeroblob(length(whole.said) / ${PIECE})), '00', ',0') || ']') LIMIT -1) piece
      CROSS JOIN json_each('${PLACES}') place WHERE place.value <= length(piece.said)) typed
    LEFT JOIN folded_letters f ON f.letter = typed.letter`;

const FOLDED = "coalesce(f.folded, typed.letter)";
const IS_SIGN = SIGNS.map(
  ([first, last]) => `unicode(typed.letter) BETWEEN ${first} AND ${last}`,
).join(" OR ");
const WORDS = `iif(typed.letter > '~' AND (${IS_SIGN}), ' ' || ${FOLDED} || ' ', ${FOLDED})`;
const IS_APOSTROPHE = `typed.letter IN (${APOSTROPHES.map(quoted).join(", ")})`;
const WITH_APOSTROPHE = quoted(`*[${APOSTROPHES.join("")}]*`);

const joined = (expression: string) => `coalesce(group_concat(${expression}, ''), '')`;

/** An SQL expression as `foldText` folds its text. */
export const foldedSql = (text: string) => `(SELECT ${joined(FOLDED)} FROM ${lettersOf(text)})`;

/** The same with each sign of Chinese, Japanese and Korean as a word: for full-text indexes. */
export const foldedWordsSql = (text: string) => `(SELECT ${joined(WORDS)} FROM ${lettersOf(text)})`;

/** The words of a text with apostrophes again, separated by them: 'o shea' of O'Shea. Empty without any. */
export const separatedWordsSql = (text: string) =>
  `iif(${text} GLOB ${WITH_APOSTROPHE},
    (SELECT ' ' || group_concat(iif(${IS_APOSTROPHE}, ' ', ${WORDS}), '') FROM ${lettersOf(text)}), '')`;

/** What a full-text index takes of a text. */
export const searchWordsSql = (text: string) =>
  `${foldedWordsSql(text)} || ${separatedWordsSql(text)}`;
