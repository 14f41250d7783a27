/** As many as a toast has room for. */
const MOST_NAMED = 3;
const MOST_LETTERS = 60;

/** Why content items were not approved, in a toast: 'Ada North: it has changed since you opened the page. And 2 more.' */
export function describeRefusals(refused: { athlete: string; refusal: string }[]) {
  const named = refused
    .slice(0, MOST_NAMED)
    .map(({ athlete, refusal }) => `${athlete.slice(0, MOST_LETTERS)}: ${refusal}.`);
  const more = refused.length - named.length;
  return [...named, ...(more > 0 ? [`And ${more} more.`] : [])].join(" ");
}
