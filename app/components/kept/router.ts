import type { UNSAFE_DataRouterContext } from "react-router";

/** Remix's router in the browser. */
export type Router = NonNullable<React.ContextType<typeof UNSAFE_DataRouterContext>>["router"];
