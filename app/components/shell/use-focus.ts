import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

/** Moves the focus as a page load would: manage-focus.ts, which is loaded after the page works. */
export function useFocus() {
  const location = useLocation();
  useEffect(() => {
    import("./manage-focus").then(
      ({ handleLocation: onLocation }) => onLocation(location),
      () => {},
    );
  }, [location]);
}
