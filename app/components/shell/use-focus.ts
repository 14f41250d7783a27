import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

/** Moves the focus as a page load would: keep-focus.ts, which is loaded after the page works. */
export function useFocus() {
  const location = useLocation();
  useEffect(() => {
    import("./keep-focus").then(
      ({ onLocation }) => onLocation(location),
      () => {},
    );
  }, [location]);
}
