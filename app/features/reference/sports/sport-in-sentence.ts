/** Words of sports that are proper names. Those with a later capital or a digit (CrossFit, BMX) are recognised by it. */
const PROPER_NAMES = new Set(
  "American Australian Brazilian British Formula Gaelic Greco-Roman Muay Nordic Olympic Paralympic Pilates Thai Zumba".split(
    " ",
  ),
);

/** A sport within a sentence: 'table tennis', 'American football', 'CrossFit'. */
export const sportInSentence = (sport: string): string =>
  sport
    .split(" ")
    .map((word) => (PROPER_NAMES.has(word) || /.[A-Z\d]/.test(word) ? word : word.toLowerCase()))
    .join(" ");
