/** A word, hashtag, mention or link of a caption. */
export interface Token {
  /** As written, with its sign. */
  text: string;
  /** In lower case, without accents, apostrophes and the sign. */
  key: string;
  sign: "" | "#" | "@" | "link";
  start: number;
  end: number;
  /** What stands between it and the token before. */
  gap: string;
}

const WORD = String.raw`[\p{L}\p{N}_][\p{L}\p{M}\p{N}_]*`;
// As long as a part of a domain may be: text without a dot is not read to its end from each of its words.
const PART = String.raw`[\p{L}\p{N}-]{1,63}`;
const LINK = String.raw`(?:https?:\/\/|www\.)\S+|${PART}(?:\.${PART})+(?:\/\S*)?`;
const TOKEN = new RegExp(`(?<link>${LINK})|(?<sign>[#@])?${WORD}(?:['’-]${WORD})*`, "gu");

const keyOf = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase();

export function tokenizeCaption(caption: string): Token[] {
  let before = 0;
  return [...caption.matchAll(TOKEN)].map(({ 0: text, index: start, groups }) => {
    const gap = caption.slice(before, start);
    const sign = groups?.link ? "link" : ((groups?.sign ?? "") as "#" | "@" | "");
    before = start + text.length;
    const key = keyOf(text);
    return {
      text,
      key: sign === "#" ? key.replace(/[#_]/g, "") : key,
      sign,
      start,
      end: before,
      gap,
    };
  });
}
