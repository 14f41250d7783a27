import { foldText } from "../fold-text";
import { foldedSql, quoted } from "./fold-expressions";

/** Folds stored texts for search as `foldText` folds what is typed: a table has what becomes of each character. */

const LAST_CHARACTER = 0x2ffff;

function foldedCharacters(): Record<string, string> {
  const changed: Record<string, string> = {};
  for (let code = 0; code <= LAST_CHARACTER; code++) {
    const letter = String.fromCodePoint(code);
    if (/\p{Cs}/u.test(letter)) continue;
    const folded = foldText(letter);
    if (folded !== letter) changed[letter] = folded;
  }
  return changed;
}

/** Keeps the column `folded` of a table as the folded text of another. */
const updateFolded = (table: string, column: string, folded: string) => {
  const fold = `UPDATE ${table} SET ${folded} = ${foldedSql(`new.${column}`)} WHERE id = new.id;`;
  return [
    `CREATE TRIGGER ${table}_after_insert_fold AFTER INSERT ON ${table} BEGIN
  ${fold}
END`,
    `CREATE TRIGGER ${table}_after_update_fold AFTER UPDATE OF ${column} ON ${table} WHEN old.${column} <> new.${column} BEGIN
  ${fold}
END`,
  ];
};

export const foldedLettersSql = [
  "CREATE TABLE folded_letters (letter TEXT PRIMARY KEY, folded TEXT NOT NULL) WITHOUT ROWID",
  `INSERT INTO folded_letters SELECT key, value FROM json_each(${quoted(JSON.stringify(foldedCharacters()))})`,
  ...updateFolded("profiles", "full_name", "folded_name"),
  ...updateFolded("brand_profiles", "company_name", "folded_company"),
  ...updateFolded("campaigns", "title", "folded_title"),
];
