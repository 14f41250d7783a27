/** The keys of `localStorage` under which typed text is kept begin with this. */
export const KEPT_PREFIX = "typed:";
