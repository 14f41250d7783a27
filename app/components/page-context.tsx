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
  /** Receives the names of the parts that the page has (`later.tsx`). */
  parts: Set<string>;
}>({ nonce: "", style: "", prefetchRules: null, icons: "", readOnly: null, parts: new Set() });
