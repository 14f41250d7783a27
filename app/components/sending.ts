import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { useRouter } from "./use-router";

/**
 * Ignores a second click on a button whose submission is pending: a second submission would abort
 * the response to the first. Other buttons still work.
 */
export function usePreventDoubleSubmit() {
  const router = useRouter();

  useEffect(() => {
    let sent: { event: SubmitEvent; answer: unknown } | null = null;
    const submit = (event: SubmitEvent) => {
      // Reads the router directly, because hook values are one render old.
      const { navigation, actionData } = router?.state ?? {};
      const again = event.target === sent?.event.target && event.submitter === sent.event.submitter;
      // While the page loads its data again, the answer is there: a corrected form may be sent.
      const isAnswered = navigation?.state === "loading" && actionData !== sent?.answer;
      if (again && navigation?.formMethod === "POST" && !isAnswered) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      sent = { event, answer: actionData };
    };
    // Capture phase on window runs before React's handler.
    window.addEventListener("submit", submit, true);
    return () => window.removeEventListener("submit", submit, true);
  }, [router]);
}

/**
 * Whether a form is being sent, or the next page is being fetched. Once the answer is there the page only loads its data again;
 * a click on a button must not be lost then.
 */
export function useSending(): boolean {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  return state === "submitting" || (state === "loading" && location.pathname !== pathname);
}
