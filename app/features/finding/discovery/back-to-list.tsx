import { Link, useLocation, useNavigate } from "@remix-run/react";
import { isPlainClick } from "~/components/modal-route";
import { Arrow } from "~/components/ui/arrow";
import { listName } from "./view";

/**
 * Leads back to the list that an athlete was opened from. Directly after the list it is the browser's Back, which
 * also restores how far the list was scrolled; otherwise the address leads to the athlete in the list.
 */
export function BackToList({ from }: { from: string }) {
  const navigate = useNavigate();
  const state = useLocation().state as { fromList?: boolean } | null;
  return (
    <Link
      to={from}
      onClick={
        state?.fromList
          ? (event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              navigate(-1);
            }
          : undefined
      }
      className="mb-3 inline-flex min-h-11 items-center gap-1.5 text-sm"
    >
      <Arrow to="left" />
      Back to {listName(from)}
    </Link>
  );
}
