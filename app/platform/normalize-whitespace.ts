/**
 * Characters that show nothing (zero-width, fillers), turn the direction of what follows, or are private: a
 * name made of them looks empty or like another, and the search model's marks begin with private ones.
 */
const INVISIBLE = /[\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** What was typed into a box of one line: spaces of every kind are plain and single, what shows nothing goes. */
export const normalizeWhitespace = (typed: string): string =>
  typed
    .replaceAll(INVISIBLE, "")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();
