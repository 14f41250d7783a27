import { useContext, useEffect } from "react";
import { UNSAFE_DataRouterContext as RouterContext } from "react-router";

/**
 * Ignores a second click on a button whose submission is pending: a second submission would abort
 * the response to the first. Other buttons still work.
 */
export function usePreventDoubleSubmit() {
  const router = useContext(RouterContext)?.router;

  useEffect(() => {
    let sent: SubmitEvent | null = null;
    const submit = (event: SubmitEvent) => {
      const again = event.target === sent?.target && event.submitter === sent.submitter;
      // Reads the router directly, because hook values are one render old.
      if (again && router?.state.navigation.formMethod === "POST") {
        event.preventDefault();
        event.stopPropagation();
      }
      sent = event;
    };
    // Capture phase on window runs before React's handler.
    window.addEventListener("submit", submit, true);
    return () => window.removeEventListener("submit", submit, true);
  }, [router]);
}
