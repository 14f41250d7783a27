import { createContext } from "react";

/** Server-only values for rendering; empty in the browser. */
export const PageContext = createContext<{
  nonce: string;
  /** The rules of the style sheet that this page can use. */
  style: string;
  /** Speculation rules of a page without scripts. */
  prefetchRules: string | null;
  /** The sprite of icons of a signed-in page. */
  icons: string;
}>({ nonce: "", style: "", prefetchRules: null, icons: "" });
