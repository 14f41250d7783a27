import { ScrollRestoration } from "@remix-run/react";
import { useContext, useEffect, useMemo, useRef } from "react";
import { UNSAFE_DataRouterStateContext } from "react-router";
import { useRouter } from "./use-router";

/**
 * Scrolls a new page to its top or to its hash, and a page that the reader comes back to where it was left. Remix's own
 * component also scrolls when a page loads its data again, back to where the reader was when that began: so it is given the
 * router's state of the reader's arrival. The router reports that state first; React may not render it before a later one.
 */
export function ScrollPosition({ nonce }: { nonce: string | undefined }) {
  const router = useRouter();
  const state = useContext(UNSAFE_DataRouterStateContext);
  const last = useRef(state);
  useEffect(
    () =>
      router?.subscribe((next) => {
        if (next.location !== last.current?.location) last.current = next;
      }),
    [router],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place
  const arrival = useMemo(
    () => (last.current?.location === state?.location ? last.current : state),
    [state?.location],
  );
  return (
    <UNSAFE_DataRouterStateContext.Provider value={arrival}>
      <ScrollRestoration nonce={nonce} />
    </UNSAFE_DataRouterStateContext.Provider>
  );
}
