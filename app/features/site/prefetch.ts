import { PAGES } from "./pages";

const DOORS = ["/signup", "/athlete-signup", "/brand-signup", "/login"];

/**
 * Speculation Rules of pages without scripts: the browser fetches a page while the pointer rests on its link.
 * Only these are named, which change nothing when asked for; never /logout, never what needs an account.
 */
export const PREFETCH_RULES = JSON.stringify({
  prefetch: [{ where: { href_matches: [...Object.keys(PAGES), ...DOORS] }, eagerness: "moderate" }],
});
