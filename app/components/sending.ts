import { useLocation, useNavigation } from "@remix-run/react";

/**
 * Whether a form is being sent, or the next page is being fetched. Once the answer is there the page only loads its data again;
 * a click on a button must not be lost then.
 */
export function useSending(): boolean {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  return state === "submitting" || (state === "loading" && location.pathname !== pathname);
}
