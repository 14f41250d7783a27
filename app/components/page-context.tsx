import { createContext } from "react";

/** What only the server knows of the page it renders; empty in the browser, where it is not needed. */
export const PageContext = createContext<{
  nonce: string;
  /** Written into a page without scripts; its policy allows it by its hash. */
  inline: { prefetchRules: string } | null;
}>({ nonce: "", inline: null });
