import { useContext, useEffect } from "react";
import { UNSAFE_DataRouterContext as RouterContext } from "react-router";

/**
 * A second click on the button whose command is on its way says nothing new: sending it again would cut short
 * the answer to the first. Another button is heard as ever.
 */
export function useOneSubmit() {
  const router = useContext(RouterContext)?.router;

  useEffect(() => {
    let sent: SubmitEvent | null = null;
    const submit = (event: SubmitEvent) => {
      const again = event.target === sent?.target && event.submitter === sent.submitter;
      // Only the router itself knows this moment's state; what hooks return is a render old.
      if (again && router?.state.navigation.formMethod === "POST") {
        event.preventDefault();
        event.stopPropagation();
      }
      sent = event;
    };
    // The window hears of it before React does.
    window.addEventListener("submit", submit, true);
    return () => window.removeEventListener("submit", submit, true);
  }, [router]);
}
