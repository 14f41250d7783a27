import { paths } from "~/paths";
import { PAGES } from "./pages";

const AUTH_PAGES = [paths.signUp, paths.signUpAs.athlete, paths.signUpAs.brand, paths.login];

/**
 * Speculation Rules of pages without scripts: the browser fetches a page while the pointer rests on its link.
 * Only these are named, which change nothing when asked for; never /logout, never what needs an account.
 */
export const PREFETCH_RULES = JSON.stringify({
  prefetch: [
    { where: { href_matches: [...Object.keys(PAGES), ...AUTH_PAGES] }, eagerness: "moderate" },
  ],
});
