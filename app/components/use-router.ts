import { type ContextType, useContext } from "react";
import { UNSAFE_DataRouterContext } from "react-router";

export type Router = NonNullable<ContextType<typeof UNSAFE_DataRouterContext>>["router"];

/**
 * Remix's router in the browser; undefined on the server. It knows the state of this moment, while what hooks return is one
 * render old. The library exports its context under an unstable name, so no other file imports it.
 */
export const useRouter = (): Router | undefined => useContext(UNSAFE_DataRouterContext)?.router;
