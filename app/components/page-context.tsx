import { createContext } from "react";

/** What only the server knows of the page it renders; empty in the browser, where it is not needed. */
export const PageContext = createContext<{ nonce: string; inlineStyles: string | null }>({
  nonce: "",
  inlineStyles: null,
});
