import { sha256 } from "./platform/http";

export interface Page {
  html: string;
  /** Names this very text. */
  etag: string;
}

const MAX_PAGES = 100;
const pages = new Map<string, Page>();

export const pageOf = async (html: string): Promise<Page> => ({
  html,
  etag: `"${(await sha256(html)).slice(0, 22)}"`,
});

/**
 * A page without scripts, rendered once per isolate for each input. `input` is all that the page is made of: its
 * address and its loaders' data, so a page rendered for other data is never returned.
 */
export async function rememberPage(input: string, render: () => string): Promise<Page> {
  const known = pages.get(input);
  if (known) return known;
  const page = await pageOf(render());
  // The oldest goes: addresses with changing queries must not fill the memory.
  if (pages.size >= MAX_PAGES) pages.delete(String(pages.keys().next().value));
  pages.set(input, page);
  return page;
}
