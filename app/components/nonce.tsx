import { createContext } from "react";

/** This answer's script nonce; empty in the browser, where it is not needed. */
export const NonceContext = createContext("");
