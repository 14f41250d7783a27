/** The search model's marks begin with these (migrations/*search*.sql): a name with one would pass for verified. */
const PRIVATE = /[\uE000-\uE0FF]/g;

/** What was typed into a box of one line: spaces of every kind are plain and single, what shows nothing goes. */
export const oneLine = (typed: string): string =>
  typed
    .replaceAll(PRIVATE, "")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();
