import { createContext, type ReactNode } from "react";

/** Server-only values for rendering; empty in the browser. */
export const PageContext = createContext<{
  nonce: string;
  /** The rules of the style sheet that this page can use. */
  style: string;
  /** Speculation rules of a page without scripts. */
  prefetchRules: string | null;
  /** The sprite of icons of a signed-in page. */
  icons: string;
  /** Stands above a page that is only to be read, and comes without scripts. */
  readOnly: ReactNode;
}>({ nonce: "", style: "", prefetchRules: null, icons: "", readOnly: null });
