import type { Location } from "@remix-run/react";
import type { Router } from "../use-router";
import { moveFocus } from "./manage-focus";
import { markPending, watchPending } from "./mark-pending";

let watched: Router | undefined;

/** Takes each location once it is shown. Loaded after the page works. */
export function followNavigation(location: Location, router: Router | undefined) {
  moveFocus(location);
  if (!router) return;
  if (watched !== router) watchPending(router);
  watched = router;
  markPending(router.state);
}
